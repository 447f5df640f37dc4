import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon';

type DisclosureProps = {
  /** What the summary says; told whether the content is open. */
  readonly summary: (isOpen: boolean) => ReactNode;
  readonly block: string;
  readonly isOpenAtStart?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** A native disclosure that remembers whether it is open; it works without scripting too. */
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
      <div className={`${block}__content`}>{children}</div>
    </details>
  );
}
