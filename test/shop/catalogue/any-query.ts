/** Any query that a shopper's URL can make of the test catalogue, and the totals of its response. */
import fc from 'fast-check';
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { ListingPage, ListingQuery } from '../../../shop/catalogue/listing-engine';
import { testColours, testOutline, testProducts, testSizes, testWords } from './a-catalogue';
import { idsOf } from './open-test-catalogue';

export const catalogue = { outline: testOutline, products: testProducts(500) };

const categoryIds = testOutline.categories.map(({ id }) => id);
const brandIds = [...new Set(catalogue.products.map(({ brand }) => brand.id))];
const aBound = fc.integer({ min: 0, max: 3200 }).map((pence) => String(pence / 100));
const aRange = fc
  .tuple(fc.oneof(aBound, fc.constant('-inf')), fc.oneof(aBound, fc.constant('inf')))
  .map(([from, to]) => `"${from}"-"${to}"`);
const aBand = fc.constantFrom('"-inf"-"10"', '"10"-"20"', '"20"-"inf"');
const options = (option: fc.Arbitrary<string>) =>
  fc.uniqueArray(option, { minLength: 1, maxLength: 3 });
const someFilters = fc
  .record(
    {
      brand: options(fc.constantFrom(...brandIds, 'unknown')),
      colours: options(fc.constantFrom(...testColours, 'unknown')),
      size: options(fc.constantFrom(...testSizes, 'unknown')),
      price: options(fc.oneof(aBand, aRange)),
      discount: options(fc.oneof(fc.constantFrom('"10"-"inf"', '"25"-"inf"'), aRange)),
      availability: fc.constant(['In stock only']),
      screenSize: options(fc.oneof(fc.constant('"20"-"31.5"'), aRange)),
    },
    { requiredKeys: [] },
  )
  .map((filters) => new Map(Object.entries(filters)));
export const aBase: fc.Arbitrary<ListingQuery['base']> = fc.oneof(
  fc.constant({ kind: 'all' as const }),
  fc.constantFrom(...categoryIds).map((id) => ({ kind: 'group' as const, id })),
  fc.constantFrom('summer-sale', 'under-ten').map((id) => ({ kind: 'collection' as const, id })),
  fc
    .constantFrom(...brandIds)
    .map((optionId) => ({ kind: 'facet' as const, facetId: 'brand', optionId })),
  fc
    .uniqueArray(fc.constantFrom(...testWords), { minLength: 1, maxLength: 2 })
    .map((words) => ({ kind: 'search' as const, term: words.join(' ') })),
);
export const aSort: fc.Arbitrary<ListingQuery['sort']> = fc.constantFrom(
  ...Object.values(sortOrders),
);
export const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    base: aBase,
    group: fc.option(fc.constantFrom(...categoryIds), { nil: undefined, freq: 3 }),
    filters: someFilters,
    sort: aSort,
    page: fc.integer({ min: 1, max: 6 }),
    size: fc.integer({ min: 1, max: 96 }),
  })
  .map(({ group, ...query }) => ({ ...query, ...(group !== undefined && { group }) }));

export const summaryOf = (page: ListingPage) => ({
  total: page.total,
  ids: idsOf(page),
  facets: Object.fromEntries(
    page.facets.map(({ id, values }) => [
      id,
      Object.fromEntries(values.map((value) => [value.id, value.count])),
    ]),
  ),
  highestPrice: page.facets.find(({ id }) => id === 'price')?.max,
  common: page.facets.filter(({ isCommon }) => isCommon).map(({ id }) => id),
  groups: Object.fromEntries(page.groups.map(({ id, count }) => [id, count])),
  groupsOf: page.groupsOf,
  hasSoldOut: page.hasSoldOut,
});
