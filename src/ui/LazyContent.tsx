import type { ReactNode } from 'react';
import { NoScript } from './NoScript';

type LazyContentProps = {
  /** Shows in a disclosure that was opened before hydration. */
  readonly loading: string;
  readonly children: ReactNode;
};

/**
 * Content that renders once a disclosure is open. Until then the document has it for browsers without scripting alone.
 */
export const LazyContent = ({ loading, children }: LazyContentProps) => (
  <>
    <NoScript>{children}</NoScript>
    <p className="plp-loading">{loading}</p>
  </>
);
