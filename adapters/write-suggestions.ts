/** Suggestions from the listing of a search: its first products, and the categories with the most of them. */
import { longestName } from '../src/catalogue/listing-bounds';
import type { WireListingBody, WireSuggestionsBody } from '../src/catalogue/listing-response';

/** Vendors differ in the terms that they suggest, so there are none. `limit` is that of the request. */
export function writeSuggestions(
  { response }: WireListingBody,
  limit: number,
): WireSuggestionsBody {
  const categories = (response.groups_list ?? []).flatMap(({ values }) => values);
  return {
    response: {
      term_list: [],
      category_list: categories
        .toSorted((one, other) => other.count - one.count)
        .slice(0, limit)
        .map(({ id, name }) => ({ group_id: id, display_name: name.slice(0, longestName) })),
      product_list: (response.product_list ?? []).slice(0, limit),
    },
  };
}
