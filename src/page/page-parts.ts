import type { ComponentType, ReactNode } from 'react';

export type FallbackProps = { readonly reason: 'nothing' | 'failed' | 'broken' };
export type FiltersProps = { readonly guard: (content: ReactNode) => ReactNode };

/** The parts of the page that a browser loads apart from it. A server has them all at hand. */
export type PageParts = {
  /** Shown when there are no products to show. */
  readonly Fallback: ComponentType<FallbackProps>;
  readonly FilterColumn: ComponentType<FiltersProps>;
  readonly FilterDrawer: ComponentType<FiltersProps>;
};
