import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' };
type FilterDrawerProps = { readonly note: ReactNode };

export type PageParts = {
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType;
  /** Called each time the drawer opens, so that a chunk that failed to load is requested again. */
  readonly filterDrawer: () => ComponentType<FilterDrawerProps>;
  readonly PromotedFilters: ComponentType;
};
