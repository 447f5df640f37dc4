import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' };
type FiltersProps = { readonly withBoundary: (content: ReactNode) => ReactNode };
type FilterDrawerProps = FiltersProps & { readonly note: ReactNode };

export type PageParts = {
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType<FiltersProps>;
  readonly FilterDrawer: ComponentType<FilterDrawerProps>;
  readonly PromotedFilters: ComponentType;
};
