import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/Disclosure';
import { useTexts } from '../../environment/use-environment';

type ShowMoreProps = {
  readonly count: number;
  /** The facet's name. */
  readonly name: string;
  readonly isOpenAtStart: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

export function ShowMore({ count, name, children, ...disclosure }: ShowMoreProps) {
  const { filterForms } = useTexts();
  return (
    <Disclosure
      {...disclosure}
      block="plp-show-more"
      summary={(isOpen) => (
        // An element of its own, for browsers that translate the page: see FilterButton.
        <span>
          {isOpen || count === 0 ? filterForms.showFewer(name) : filterForms.showMore(count, name)}
        </span>
      )}
    >
      {children}
    </Disclosure>
  );
}
