/** What the prices of a catalogue are for a brand: their currency, and what reductions are computed from. */
import type { Brand } from '../../src/storefront/brand';
import type { CatalogueOutline } from './catalogue-product';
import { createPriorPrice, priorReadingOf, type ReadPriorPrice } from './prior-price';

export type BrandPrices = {
  readonly currencyCode: string;
  /** Absent for a brand that shows prices as they are sent. */
  readonly readPrior?: ReadPriorPrice;
};

function makePrices(outline: CatalogueOutline, brand: Brand): BrandPrices {
  const reading = priorReadingOf(brand);
  return {
    currencyCode: outline.currencyCode ?? brand.currencyCode,
    ...(reading && { readPrior: createPriorPrice(reading, outline.categories) }),
  };
}

/** An outline lives as long as its catalogue is served. */
const made = new WeakMap<CatalogueOutline, Map<Brand, BrandPrices>>();

export function pricesOf(outline: CatalogueOutline, brand: Brand): BrandPrices {
  const ofOutline = made.get(outline) ?? new Map<Brand, BrandPrices>();
  made.set(outline, ofOutline);
  const prices = ofOutline.get(brand) ?? makePrices(outline, brand);
  ofOutline.set(brand, prices);
  return prices;
}
