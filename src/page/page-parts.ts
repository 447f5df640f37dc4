import type { ComponentType, ReactNode } from 'react';
import type { WithBoundary } from '../filters/SectionForm';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' };
type FiltersProps = { readonly withBoundary: WithBoundary };
type FilterDrawerProps = FiltersProps & { readonly note: ReactNode };

export type PageParts = {
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType<FiltersProps>;
  readonly FilterDrawer: ComponentType<FilterDrawerProps>;
  readonly PromotedFilters: ComponentType;
};
