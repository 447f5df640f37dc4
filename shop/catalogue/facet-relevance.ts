/** Which facets a listing offers, and in which order: those first that help a shopper most there. */

/** A facet is of little use where a smaller share of the listing's products has a value of it. */
const leastShare = 0.15;

/** Shoppers read no more than these. Selected facets and those below are offered in addition. */
const mostOffered = 20;

/** Offered wherever they have values: shoppers look for them in every listing. */
const alwaysOffered: ReadonlySet<string> = new Set([
  'brand',
  'colours',
  'price',
  'customerRating',
  'discount',
  'availability',
  'department',
  'priceType',
]);

export const isCommonAmong = (holders: number, products: number): boolean =>
  holders >= products * leastShare;

/** Shoppers look for these first, in this order. */
const soughtFirst: readonly string[] = [
  'price',
  'brand',
  'colours',
  'size',
  'shoeSize',
  'customerRating',
  'discount',
  'availability',
];

type Candidate = {
  readonly id: string;
  readonly isCommon: boolean;
  readonly values: readonly { readonly selected: boolean; readonly count: number }[];
};

/**
 * How far a facet divides the listing: the products of all its values but the most frequent. A facet divides nothing
 * where all products share one value, or few have any.
 */
function divisionBy({ values }: Candidate): number {
  const counts = values.map(({ count }) => count);
  return counts.reduce((sum, count) => sum + count, 0) - Math.max(0, ...counts);
}

/** Those of `given` first, then those that shoppers look for first, then those that divide the listing most. */
function inOrderOfUse<Facet extends Candidate>(
  facets: readonly Facet[],
  given: readonly string[],
): readonly Facet[] {
  const first = [...given, ...soughtFirst];
  const places = new Map(first.map((id) => [id, first.indexOf(id)]));
  const placeOf = ({ id }: Facet): number => places.get(id) ?? first.length;
  return facets
    .map((facet) => ({ facet, place: placeOf(facet), division: divisionBy(facet) }))
    .sort((one, other) => one.place - other.place || other.division - one.division)
    .map(({ facet }) => facet);
}

/**
 * The facets worth offering, the most useful first: those always offered, and the most useful common ones up to twenty
 * in all. `given` are the ids of the facets that the retailer has put in order.
 */
export function offeredFacets<Facet extends Candidate>(
  facets: readonly Facet[],
  given: readonly string[] = [],
): Facet[] {
  const isAlwaysOffered = ({ id, values }: Facet): boolean =>
    alwaysOffered.has(id) || values.some(({ selected }) => selected);
  let free = mostOffered - facets.filter(isAlwaysOffered).length;
  return inOrderOfUse(facets, given).filter((facet) => {
    if (isAlwaysOffered(facet)) return true;
    if (!facet.isCommon || free <= 0) return false;
    free -= 1;
    return true;
  });
}
