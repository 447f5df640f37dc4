import type { ReactNode } from 'react';
import { filterFormTexts } from '../../storefront/texts/filter-forms';
import { Disclosure } from '../../ui/Disclosure';

type ShowMoreProps = {
  readonly count: number;
  /** The facet's name. */
  readonly name: string;
  readonly isOpenAtStart: boolean;
  readonly children: ReactNode;
};

export const ShowMore = ({ count, name, isOpenAtStart, children }: ShowMoreProps) => (
  <Disclosure
    block="plp-show-more"
    isOpenAtStart={isOpenAtStart}
    summary={(isOpen) =>
      isOpen ? filterFormTexts.showFewer(name) : filterFormTexts.showMore(count, name)
    }
  >
    {children}
  </Disclosure>
);
