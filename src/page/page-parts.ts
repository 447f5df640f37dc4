import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' | 'broken' };
export type FiltersProps = { readonly guard: (content: ReactNode) => ReactNode };

/** The parts of the page that a browser loads apart from it. A server has them all at hand. */
export type PageParts = {
  /** Shown when there are no products to show. */
  readonly Fallback: ComponentType<FallbackProps>;
  /** Alerts to the shopper; wanted when there are any. */
  readonly AlertStack: ComponentType;
  /** Pagination and all else below the grid. */
  readonly BelowGrid: ComponentType;
  /** Wanted while a listing cannot be had. */
  readonly FailureNote: ComponentType;
  readonly FilterColumn: ComponentType<FiltersProps>;
  readonly FilterDrawer: ComponentType<FiltersProps>;
};
