/** Parts of a card that a storefront adds. */
import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Product } from '../catalogue/product';

export type CardPart = {
  /** `above-title` is below the price, `end` below all else. */
  readonly place: 'on-picture' | 'above-title' | 'below-title' | 'end';
  /** The card's link covers it, so that nothing in it can be clicked. */
  readonly Part: ComponentType<{ readonly product: Product }>;
};

export type RenderParts = (place: CardPart['place'], product: Product) => ReactNode;

/** A function and no component: most pages have no parts, and nothing renders for them in 96 cards. */
export const CardPartsContext = createContext<RenderParts>(() => undefined);
