import type { BrandNames, ListingFacet } from './listing';

export const brandNamesOf = (facets: readonly ListingFacet[]): BrandNames =>
  Object.fromEntries(
    facets
      .find(({ id }) => id === 'brand')
      ?.values.flatMap(({ id, ids = [id], name }) => ids.map((one) => [one, name])) ?? [],
  );

/** A brand without a name shows its id. */
export const brandNameOf = (brandNames: BrandNames, brand: string): string =>
  (Object.hasOwn(brandNames, brand) && brandNames[brand]) || brand;
