/** Generates listing states that a shopper can reach, with facets and options in URL order. */
import fc from 'fast-check';
import { writeFacetSeoId } from '../../src/listing-url/facet-id';
import { sortFacets, sortFacetOptions } from '../../src/listing-url/facet-segment';
import {
  defaultNumProducts,
  largestNumProducts,
  type Facet,
  type ListingUrl,
} from '../../src/listing-url/listing-url';
import { facetOption } from '../../src/listing-url/option-identity';
import { writeRangeId } from '../../src/listing-url/range-option';
import { sortOptions } from '../../src/listing-url/sort-option';
import { unfilteredFacetOf } from '../../src/listing-url/unfiltered-facet';
import { mostFacets, mostOptions } from '../../src/listing-url/url-limits';

const words = fc
  .array(fc.stringMatching(/^[a-z0-9é]{1,6}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' '));

/** Ids that a URL can hold (docs/product.md, 3.4): words joined by single spaces, hyphens or slashes. */
export const anOptionId = fc
  .array(fc.tuple(fc.stringMatching(/^[a-z0-9]{1,5}$/), fc.constantFrom(' ', '-', '/')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) =>
    parts
      .map(([text, joint]) => text + joint)
      .join('')
      .slice(0, -1),
  );

const amount = fc.oneof(
  fc.nat(5000),
  fc.nat(99_999).map((pence) => pence / 100),
);

/** Ranges with a lower bound, an upper bound or both. */
const aRangeId = fc.oneof(
  amount.map((from) => writeRangeId({ from })),
  amount.map((to) => writeRangeId({ to })),
  fc.tuple(amount, amount).map(([from, to]) => writeRangeId({ from, to })),
);

const facetIds = ['brand', 'colours', 'customerRating', 'material', '__proto__', 'constructor'];
const rangeIds = ['price', 'screenSize', 'dryLoad'];

const optionsOf = (facetId: string, ids: readonly string[]) =>
  sortFacetOptions(ids.map((id) => facetOption(facetId, id)));

const facetOf = (id: string, isRangeFacet: boolean, ids: readonly string[]): Facet => ({
  id,
  seoId: writeFacetSeoId(id),
  isRangeFacet,
  options: optionsOf(id, ids),
});

const aFacet = fc.oneof(
  fc
    .tuple(fc.constantFrom(...facetIds), fc.array(anOptionId, { minLength: 1, maxLength: 4 }))
    .map(([id, ids]) => facetOf(id, false, ids)),
  fc
    .tuple(fc.constantFrom(...rangeIds), fc.array(aRangeId, { minLength: 1, maxLength: 2 }))
    .map(([id, ids]) => facetOf(id, true, ids)),
);

const hierarchy = fc.array(
  fc.oneof(fc.stringMatching(/^[a-z0-9]{1,8}$/), words, fc.constantFrom('a--b', 'ø', 'a/b', '50%')),
  { maxLength: 3 },
);

const carried = fc.array(
  fc.tuple(fc.constantFrom('utm_source', 'preview', 'gclid'), fc.string({ maxLength: 8 })),
  { maxLength: 2 },
);

const places = fc.oneof(
  hierarchy.map((path) => ({ type: 'browse' as const, path })),
  fc
    .tuple(fc.constantFrom('promo' as const, 'valuedeal' as const), words, hierarchy)
    .map(([type, pageName, path]) => ({ type, pageName, path })),
  fc
    .tuple(words, hierarchy)
    .map(([searchTerm, path]) => ({ type: 'search' as const, searchTerm, path })),
);

export const anyListingUrl: fc.Arbitrary<ListingUrl> = fc
  .record({
    places,
    facets: fc.uniqueArray(aFacet, { maxLength: 4, selector: ({ id }) => id }).map(sortFacets),
    sortOption: fc.constantFrom(...sortOptions, 'review_date.descending' as const),
    pageNumber: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500 })),
    numProducts: fc.oneof(
      fc.constant(defaultNumProducts),
      fc.integer({ min: 1, max: largestNumProducts }),
    ),
    carried,
    namesUnfiltered: fc.boolean(),
    domain: fc.option(fc.constantFrom('shop.example', 'www.shop.example:8443'), { nil: undefined }),
  })
  .map(({ places: { path, ...place }, facets, namesUnfiltered, domain, ...query }) => {
    const id = path.at(-1);
    const unfilteredFacet = unfilteredFacetOf({
      type: place.type,
      facets,
      hasCategory: id !== undefined,
      named: namesUnfiltered ? facets[0]?.id : undefined,
    });
    return {
      ...place,
      ...(domain === undefined ? {} : { domain }),
      ...(id === undefined ? {} : { category: { id, hierarchy: path } }),
      facets,
      ...query,
      ...(unfilteredFacet === undefined ? {} : { unfilteredFacet }),
    };
  });

/** States near the bounds of a URL: 100 options in up to 50 facets. */
export const aFullListingUrl: fc.Arbitrary<ListingUrl> = fc
  .record({
    state: anyListingUrl,
    names: fc.uniqueArray(fc.stringMatching(/^[a-z]{3,6}$/), {
      minLength: 40,
      maxLength: mostFacets,
      selector: writeFacetSeoId,
    }),
    ids: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}( [a-z0-9]{1,6})?$/), {
      minLength: mostOptions,
      maxLength: mostOptions,
    }),
  })
  .map(({ state, names, ids }) => {
    const facets = names.map((name, place) =>
      facetOf(
        name,
        false,
        ids.filter((_, index) => index % names.length === place),
      ),
    );
    const { unfilteredFacet: named, ...rest } = state;
    const full = { ...rest, facets: sortFacets(facets) };
    const unfilteredFacet = unfilteredFacetOf({
      type: full.type,
      facets: full.facets,
      hasCategory: full.category !== undefined,
      named,
    });
    return unfilteredFacet === undefined ? full : { ...full, unfilteredFacet };
  });
