/** Content that a storefront adds around the products and between them. */
import type { ComponentType, ReactElement } from 'react';
import { useEnvironment } from '../environment/use-environment';
import type { Listing } from '../catalogue/listing';

declare module '../environment/environment' {
  interface Environment {
    readonly renderSlots?: RenderSlots;
  }
}

export type ContentSlot = {
  /** `after` so many products, as wide as the grid. */
  readonly place: 'above-grid' | 'below-grid' | { readonly after: number };
  /** `listing` is the one on screen. */
  readonly Content: ComponentType<{ readonly listing: Listing }>;
};

/** The content above or below the grid, or the cells after a number of products. */
export type RenderSlots = (at: 'above-grid' | 'below-grid' | number) => readonly ReactElement[];

const nothing: RenderSlots = () => [];

/** Nothing where the storefront adds none. */
export const useContentSlots = (): RenderSlots => useEnvironment().renderSlots ?? nothing;
