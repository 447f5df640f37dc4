/** The numbers of a product that range facets are about. */
import type { CataloguePrice, CatalogueProduct } from '../catalogue-product';

/** A number that can be sorted: what is missing or not finite becomes `otherwise`. */
export const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) ? value : otherwise;

const pence = (amount: number): number => Math.round(amount * 100);

/** Whole per cent off the previous price, rounded down so that "20% and above" never promises too much. */
const discountOf = ({ current, previous }: CataloguePrice): number | undefined =>
  previous !== undefined && previous > current && previous > 0
    ? Math.floor(((pence(previous) - pence(current)) * 100) / pence(previous))
    : undefined;

/** The number a product has for a range facet; undefined when it has none. */
export function measureOf(product: CatalogueProduct, facetId: string): number | undefined {
  if (facetId === 'price') return finite(product.price.current, 0);
  if (facetId === 'discount') return discountOf(product.price);
  const measure = Object.hasOwn(product.measures, facetId) ? product.measures[facetId] : undefined;
  return measure !== undefined && Number.isFinite(measure) ? measure : undefined;
}
