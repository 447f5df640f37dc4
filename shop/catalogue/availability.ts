/** Products that are sold out come last in every order, and a facet of one option leaves them out (decision 123). */
import type { CatalogueFacet, CatalogueProduct } from './catalogue-product';

export const availabilityFacet: CatalogueFacet = {
  id: 'availability',
  name: 'Availability',
  type: 'multiple',
};

const inStockOnly = 'In stock only';

type Available = Pick<CatalogueProduct, 'availability'>;

export const isSoldOut = ({ availability }: Available): boolean => availability === 'SoldOut';

/** A product is sold out when all of its variants are. */
export function joinAvailability(variants: readonly Available[]): Available['availability'] {
  const known = new Set(variants.map(({ availability }) => availability));
  if (known.has('InStock')) return 'InStock';
  return known.has(undefined) ? undefined : 'SoldOut';
}

/** The options of the facet that a product has. */
export const availabilityOptions = (product: Available): readonly string[] =>
  isSoldOut(product) ? [] : [inStockOnly];
