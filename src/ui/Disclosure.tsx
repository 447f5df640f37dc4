import { memo, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon';

type DisclosureProps = {
  /** Renders the summary, given whether the content is open. */
  readonly summary: (isOpen: boolean) => ReactNode;
  readonly block: string;
  readonly isOpenAtStart?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

type ContentProps = { readonly isOpen: boolean; readonly children: ReactNode };

/** Closed content does not render again until it is opened. */
const Content = memo(
  function Content({ children }: ContentProps) {
    return children;
  },
  (_, { isOpen }) => !isOpen,
);

/** A native disclosure, which works without scripting too. Later renders leave it open or closed. */
export function Disclosure({
  summary,
  block,
  isOpenAtStart = false,
  onToggle,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtStart);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === isOpen) return;
    setOpen(currentTarget.open);
    onToggle?.(currentTarget.open);
  };
  return (
    <details className={block} open={isOpen} onToggle={follow}>
      <summary className={`${block}__summary`}>
        {summary(isOpen)}
        <Icon name="chevron-down" className={`${block}__arrow`} />
      </summary>
      <div className={`${block}__content`}>
        <Content isOpen={isOpen}>{children}</Content>
      </div>
    </details>
  );
}
