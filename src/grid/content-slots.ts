/** Content that a storefront adds around the products and between them. */
import { createContext, type ComponentType } from 'react';
import type { Listing } from '../catalogue/listing';

export type ContentPlace =
  | 'above-grid'
  | 'below-grid'
  /** As wide as the grid, after that many products. */
  | { readonly after: number };

export type ContentSlot = {
  readonly place: ContentPlace;
  /** `listing` is the one on screen. */
  readonly Content: ComponentType<{ readonly listing: Listing }>;
};

export const ContentSlotsContext = createContext<readonly ContentSlot[]>([]);
