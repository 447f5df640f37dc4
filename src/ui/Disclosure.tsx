import { memo, useState, type ReactNode } from 'react';
import { LazyContent } from './LazyContent';

type DisclosureProps = {
  /** Renders the summary, given whether the content is open. */
  readonly summary: (isOpen: boolean) => ReactNode;
  readonly block: string;
  /** Id of the summary, by which a reload gives it the focus again. */
  readonly summaryId?: string;
  readonly isOpenAtStart?: boolean;
  /** Renders the content when it is first opened, and until then as `LazyContent` with these words. */
  readonly loading?: string | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

type ContentProps = {
  readonly isOpen: boolean;
  readonly loading: string | undefined;
  readonly children: ReactNode;
};

/** Content that was opened once stays, and does not render again while it is closed. */
const Content = memo(
  function Content({ isOpen, loading, children }: ContentProps) {
    const [isRendered, setRendered] = useState(isOpen);
    if (isOpen && !isRendered) setRendered(true);
    if (isRendered || loading === undefined) return children;
    return <LazyContent loading={loading}>{children}</LazyContent>;
  },
  (_, { isOpen }) => !isOpen,
);

/** A native disclosure, which works without scripting too. Later renders leave it open or closed. */
export function Disclosure({
  summary,
  block,
  summaryId,
  isOpenAtStart = false,
  loading,
  onToggle,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtStart);
  const applyToggle = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    onToggle?.(isNowOpen);
  };
  return (
    <details
      className={block}
      open={isOpen}
      onToggle={({ currentTarget }) => applyToggle(currentTarget.open)}
    >
      <summary className={`${block}__summary`} id={summaryId}>
        {summary(isOpen)}
      </summary>
      <Content isOpen={isOpen} loading={loading}>
        {children}
      </Content>
    </details>
  );
}
