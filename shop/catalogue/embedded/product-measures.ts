/** The numbers of a product that range facets are about. */
import { decimalsOf } from '../../../src/storefront/formats';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createPriorPrice } from '../prior-price';

/** A number that can be sorted: what is missing or not finite becomes `otherwise`. */
export const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) ? value : otherwise;

/** Pounds and euros have them. */
const usualDecimals = 2;

type DiscountOf = (current: number, before: number | undefined) => number | undefined;

/**
 * Whole per cent off the price before, rounded down so that "20% and above" never promises too much. It counts in the
 * smallest coins of the currency, since floating point has no exact part of a whole one.
 */
function createDiscount(currency: string | undefined): DiscountOf {
  const coins = 10 ** (currency === undefined ? usualDecimals : decimalsOf(currency));
  const inCoins = (amount: number): number => Math.round(amount * coins);
  return (current, before = 0) => {
    const [now, earlier] = [inCoins(current), inCoins(before)];
    return earlier > now && earlier > 0 ? Math.floor(((earlier - now) * 100) / earlier) : undefined;
  };
}

/** Returns the number that a product has for a range facet; undefined when it has none. */
export type MeasureOf = (product: CatalogueProduct, facetId: string) => number | undefined;

export function createMeasures(outline: CatalogueOutline): MeasureOf {
  const { facets, categories, currencyCode } = outline;
  const discountOf = createDiscount(currencyCode);
  const priors = new Map(
    facets.flatMap((facet) =>
      facet.type === 'range' && facet.prior
        ? [[facet.id, createPriorPrice(facet.prior, categories)] as const]
        : [],
    ),
  );
  return (product, facetId) => {
    const { price, measures } = product;
    const readPrior = priors.get(facetId);
    if (readPrior !== undefined) return discountOf(price.current, readPrior(product));
    if (facetId === 'price') return finite(price.current, 0);
    if (facetId === 'discount') return discountOf(price.current, price.previous);
    const measure = Object.hasOwn(measures, facetId) ? measures[facetId] : undefined;
    return measure !== undefined && Number.isFinite(measure) ? measure : undefined;
  };
}
