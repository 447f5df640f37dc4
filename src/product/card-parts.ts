/** Parts of a card that a storefront adds. */
import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../catalogue/product';
import { useEnvironment } from '../environment/use-environment';

declare module '../environment/environment' {
  interface Environment {
    readonly renderCardParts?: RenderParts;
  }
}

export type CardPart = {
  /**
   * `at-price` is below the lines of the price, `above-title` below that, `end` below all else. `action` is below the
   * save button, in the corner of the picture.
   */
  readonly place: 'on-picture' | 'at-price' | 'above-title' | 'below-title' | 'end' | 'action';
  /** The card's link covers it: clicks reach an `action`, and the links, buttons and fields of a part `at-price`. */
  readonly Part: ComponentType<{ readonly product: Product }>;
};

/** A function and no component: most pages have no parts, and nothing renders for them in 96 cards. */
export type RenderParts = (place: CardPart['place'], product: Product) => ReactNode;

/** Returns the function that renders what the storefront adds to the card of a product at a place. */
export function useCardParts(product: Product) {
  const { renderCardParts } = useEnvironment();
  return (place: CardPart['place']) => renderCardParts?.(place, product);
}
