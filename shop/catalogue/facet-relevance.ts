/** Which facets a listing offers: those that help a shopper there. */

/** A facet is of little use where a smaller share of the listing's products has a value of it. */
const leastShare = 0.15;

/** Shoppers read no more than these. Selected facets and those below are offered in addition. */
const mostFacets = 20;

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

/** The facets worth offering, in their order: those always offered, and the first common ones up to twenty in all. */
export function offeredFacets<Facet extends Candidate>(facets: readonly Facet[]): Facet[] {
  const isAlwaysOffered = ({ id, values }: Facet): boolean =>
    alwaysOffered.has(id) || values.some(({ selected }) => selected);
  let free = mostFacets - facets.filter(isAlwaysOffered).length;
  return facets.filter((facet) => {
    if (isAlwaysOffered(facet)) return true;
    if (!facet.isCommon || free <= 0) return false;
    free -= 1;
    return true;
  });
}
