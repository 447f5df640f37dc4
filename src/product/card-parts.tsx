/** Parts of a card that a storefront adds. */
import { createContext, type ComponentType } from 'react';
import type { Product } from '../catalogue/product';

export type CardPart = {
  /** `above-title` is below the price, `end` below all else. */
  readonly place: 'on-picture' | 'above-title' | 'below-title' | 'end';
  /** The card's link covers it, so that nothing in it can be clicked. */
  readonly Part: ComponentType<{ readonly product: Product }>;
};

export const CardPartsContext = createContext<readonly CardPart[]>([]);

/** The parts in a place of a card. A function and no component, since most pages have no parts for their 96 cards. */
export const partsAt = (parts: readonly CardPart[], place: CardPart['place'], product: Product) =>
  parts.map(
    ({ place: at, Part }, index) =>
      at === place && (
        <div key={index} className={`plp-card__part plp-card__part--${place}`}>
          <Part product={product} />
        </div>
      ),
  );
