/** Which options stand above the grid as links of their own (docs/product.md, 9.7). */
import type { FacetValue, Listing, ListingFacet } from '../../catalogue/listing';
import { isColourFacetId } from '../../listing-url/facet-id';
import { defaultNumProducts } from '../../listing-url/listing-url';

export type PromotedOptions = { readonly facetId: string; readonly seoIds: readonly string[] };

const mostOptions = 5;
/** Fewer products with any of the options would leave out what most shoppers want. */
const leastCovered = 0.75;
/** An option takes away more than half of the list. */
const leastUse = 0.5;

/** Every listing has them, and they have forms of their own. */
const commonFacets: ReadonlySet<string> = new Set(['price', 'brand', 'customerRating', 'discount']);

/**
 * The most frequent options of the most useful facet, by the listing's counts: a size, which shoppers need however much
 * it leaves, or else the facet that narrows the list best. Undefined for a listing of one page, and where no facet is
 * of much use.
 */
export function promotedOptions({
  facets,
  numResults,
}: Pick<Listing, 'facets' | 'numResults'>): PromotedOptions | undefined {
  if (numResults <= defaultNumProducts) return undefined;
  let best: PromotedOptions | undefined;
  let mostUse = leastUse;
  for (const facet of facets) {
    const values = mostFrequent(facet);
    const use = isCommon(facet) || values.length < 2 ? 0 : usefulnessOf(facet, values, numResults);
    if (use <= mostUse) continue;
    best = { facetId: facet.id, seoIds: values.map(({ seoId }) => seoId) };
    mostUse = use;
  }
  return best;
}

const isCommon = ({ id }: ListingFacet): boolean => commonFacets.has(id) || isColourFacetId(id);

const mostFrequent = ({ values }: ListingFacet): readonly FacetValue[] =>
  values
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostOptions);

/** Above 1 for a size; otherwise the mean share of the list that selecting an option takes away. */
function usefulnessOf(
  { id }: ListingFacet,
  values: readonly FacetValue[],
  numResults: number,
): number {
  const shares = values.map(({ count }) => count / numResults);
  const covered = shares.reduce((total, share) => total + share, 0);
  if (covered < leastCovered) return 0;
  if (/size/i.test(id)) return 1 + covered;
  return 1 - shares.reduce((total, share) => total + share * share, 0) / covered;
}
