/** Which facets a listing offers: those that help a shopper there. */

/** A facet that fewer of a listing's products have a value of tells too little about the listing. */
export const leastShare = 0.15;

/** More than these nobody reads. Selected facets and those below are offered beyond it. */
export const mostFacets = 20;

/** Offered wherever they have values: shoppers look for them in every listing. */
const alwaysOffered: ReadonlySet<string> = new Set([
  'brand',
  'colours',
  'price',
  'customerRating',
  'discount',
  'department',
  'priceType',
]);

export const isCommonAmong = (holders: number, products: number): boolean =>
  holders >= products * leastShare;

type Candidate = {
  readonly id: string;
  readonly isCommon: boolean;
  readonly values: readonly { readonly selected: boolean }[];
};

/** The facets of a listing worth offering, in their order: at most twenty, the later ones of the others give way. */
export function offeredFacets<Facet extends Candidate>(facets: readonly Facet[]): Facet[] {
  const isCached = ({ id, values }: Facet): boolean =>
    alwaysOffered.has(id) || values.some(({ selected }) => selected);
  let free = mostFacets - facets.filter(isCached).length;
  return facets.filter((facet) => {
    if (isCached(facet)) return true;
    if (!facet.isCommon || free <= 0) return false;
    free -= 1;
    return true;
  });
}
