import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' };
type FilterDrawerProps = { readonly note: ReactNode };

export type PageParts = {
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType;
  readonly FilterDrawer: ComponentType<FilterDrawerProps>;
  readonly PromotedFilters: ComponentType;
};
