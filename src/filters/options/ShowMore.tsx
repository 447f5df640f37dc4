import type { ReactNode } from 'react';
import { filterFormTexts } from '../../storefront/texts/filter-forms';
import { Disclosure } from '../../ui/Disclosure';

type ShowMoreProps = {
  readonly count: number;
  /** The facet's name. */
  readonly name: string;
  readonly isOpenAtStart: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children?: ReactNode;
};

/** Shows its children, or the values of the `plp-option-list` around it that have their places between others. */
export const ShowMore = ({ count, name, children, ...disclosure }: ShowMoreProps) => (
  <Disclosure
    {...disclosure}
    block="plp-show-more"
    summary={(isOpen) =>
      isOpen || count === 0
        ? filterFormTexts.showFewer(name)
        : filterFormTexts.showMore(count, name)
    }
  >
    {children}
  </Disclosure>
);
