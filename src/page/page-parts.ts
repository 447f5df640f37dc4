import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' };
type FiltersProps = { readonly withBoundary: (content: ReactNode) => ReactNode };
type FilterDrawerProps = FiltersProps & { readonly note: ReactNode };

/** The parts of the page that are scripts of their own in a browser. A server has them at hand. */
export type PageParts = {
  /** Shown when there are no products to show. */
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType<FiltersProps>;
  readonly FilterDrawer: ComponentType<FilterDrawerProps>;
};
