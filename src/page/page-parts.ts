import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = {
  /** `broken` is an error of the page itself, which has a row above the grid. */
  readonly reason: 'nothing' | 'failed' | 'broken';
};
type FilterDrawerProps = { readonly note: ReactNode };

/** Each is called when its part is mounted, so that a chunk that failed to load is requested again. */
export type PageParts = {
  readonly documentHead: () => ComponentType;
  readonly fallback: () => ComponentType<FallbackProps>;
  readonly belowGrid: () => ComponentType;
  readonly filterColumn: () => ComponentType;
  readonly filterDrawer: () => ComponentType<FilterDrawerProps>;
  readonly promotedFilters: () => ComponentType;
};
