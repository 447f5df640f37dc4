/** The numbers of a product that range facets are about. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createPriorPrice } from '../prior-price';

/** A number that can be sorted: what is missing or not finite becomes `otherwise`. */
export const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) ? value : otherwise;

const pence = (amount: number): number => Math.round(amount * 100);

/** Whole per cent off the price before, rounded down so that "20% and above" never promises too much. */
const discountOf = (current: number, before: number | undefined): number | undefined =>
  before !== undefined && before > current && before > 0
    ? Math.floor(((pence(before) - pence(current)) * 100) / pence(before))
    : undefined;

/** Returns the number that a product has for a range facet; undefined when it has none. */
export type MeasureOf = (product: CatalogueProduct, facetId: string) => number | undefined;

export function createMeasures({ facets, categories }: CatalogueOutline): MeasureOf {
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
