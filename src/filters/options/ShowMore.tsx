import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/Disclosure';

type ShowMoreProps = {
  readonly count: number;
  /** What there is more of: the facet's name. */
  readonly name: string;
  readonly isOpenAtStart: boolean;
  readonly children: ReactNode;
};

export const ShowMore = ({ count, name, isOpenAtStart, children }: ShowMoreProps) => (
  <Disclosure
    block="plp-show-more"
    isOpenAtStart={isOpenAtStart}
    summary={(isOpen) => (isOpen ? `Show fewer ${name}` : `Show ${count} more ${name}`)}
  >
    {children}
  </Disclosure>
);
