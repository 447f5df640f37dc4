import fc from 'fast-check';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingRequest } from '../../src/catalogue/read-listing-request';
import { sortParametersOf } from '../../src/catalogue/sort-parameters';
import { sortOptions } from '../../src/listing-url/sort-option';
import { aFacet, aListingUrl } from '../support/a-listing-url';

const filtersOf = (query: string) =>
  Object.fromEntries(readListingRequest(`/lamp?${query}`)?.filters ?? []);

describe('a request to a listing API', () => {
  it.each([
    ['/group_id/c1', { kind: 'group', id: 'c1' }],
    ['/collection_id/summer%20sale', { kind: 'collection', id: 'summer sale' }],
    ['/brand/acme?page=1', { kind: 'facet', facetId: 'brand', optionId: 'acme' }],
    ['/oak%20lamp', { kind: 'search', term: 'oak lamp' }],
    ['/1%2F2+3', { kind: 'search', term: '1/2+3' }],
    ['/group_id', { kind: 'search', term: 'group_id' }],
  ])('is read from the path %s', (path, base) => {
    expect(readListingRequest(path)?.base).toEqual(base);
  });

  it.each(['', '/', '?page=1', '/a/b/c', '/%E0%A4%A', '/group_id/%'])(
    'is undefined for the path %j',
    (path) => {
      expect(readListingRequest(path)).toBeUndefined();
    },
  );

  it('is for the first 30 by relevance by default', () => {
    expect(readListingRequest('/lamp')).toEqual({
      base: { kind: 'search', term: 'lamp' },
      filters: new Map(),
      page: 1,
      size: 30,
      sortBy: 'relevance',
      sortOrder: 'descending',
    });
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=junk', { page: 1 }],
    ['page=9007199254740991', { page: 9_007_199_254_740_991 }],
    ['page=9007199254740993', { page: 1 }],
    ['num_results_per_page=96', { size: 96 }],
    ['num_results_per_page=5000', { size: 96 }],
    ['num_results_per_page=1.5', { size: 30 }],
    ['sort_by=price&sort_order=ascending', { sortBy: 'price', sortOrder: 'ascending' }],
    ['sort_by=price', { sortBy: 'price', sortOrder: 'descending' }],
    ['sort_by=brand_name', { sortBy: 'brand_name', sortOrder: 'ascending' }],
    ['sort_by=constructor&sort_order=ascending', { sortBy: 'relevance', sortOrder: 'descending' }],
    ['ui=u1', { ui: 'u1' }],
    ['filters[group_id]=c2', { groupId: 'c2' }],
  ])('with %s', (query, expected) => {
    expect(readListingRequest(`/lamp?${query}`)).toMatchObject(expected);
  });

  it('is the same with plain and percent-encoded brackets', () => {
    const filters = { brand: ['acme', 'bolt'], size: ['1/2'] };
    expect(filtersOf('filters[brand]=acme&filters[brand]=bolt&filters[size]=1/2')).toEqual(filters);
    expect(
      filtersOf('filters%5Bbrand%5D=acme&filters%5bbrand%5d=bolt&filters%5Bsize%5D=1%2F2'),
    ).toEqual(filters);
  });

  it('reads a filter once, and no filter without a value', () => {
    expect(filtersOf('filters[brand]=acme&filters[brand]=acme&filters[size]=&filters[]=x')).toEqual(
      {
        brand: ['acme'],
      },
    );
  });

  it('can contain names of Object.prototype properties', () => {
    const request = readListingRequest('/lamp?filters[__proto__]=a&filters[constructor]=b');
    expect([...(request?.filters ?? [])]).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/?%&=[]+filters_ab1') }), (text) => {
        expect(() => readListingRequest(text)).not.toThrow();
      }),
    );
  });
});

describe('a listing request that is written and read', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    // Dot segments get a space in paths.
    .filter((value) => !/(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(value));
  const facets = fc
    .uniqueArray(
      fc.record({
        id: fc.oneof(fc.constantFrom('brand', 'priceType', '__proto__', 'a]b', 'a b'), text),
        options: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    .map((entries) => entries.map(({ id, options }) => aFacet(id, ...options)));
  const listingUrl = fc
    .record({
      base: fc.oneof(
        fc.record({ type: fc.constant('search' as const), searchTerm: text }),
        fc.record({
          type: fc.constantFrom('promo' as const, 'valuedeal' as const),
          pageName: text,
        }),
        fc.constant({ type: 'browse' as const }),
      ),
      categoryId: text,
      facets,
      sortOption: fc.constantFrom(...sortOptions),
      pageNumber: fc.integer({ min: 1, max: 9999 }),
      numProducts: fc.integer({ min: 1, max: 96 }),
    })
    .map(({ base, categoryId, ...rest }) =>
      aListingUrl({ ...base, ...rest, category: { id: categoryId, hierarchy: [categoryId] } }),
    );

  it('is for the same listing', () => {
    fc.assert(
      fc.property(listingUrl, fc.option(text, { nil: undefined }), (url, userId) => {
        const request = writeListingRequest({
          apiUrl: 'https://api.example/v1/',
          url,
          ...(userId === undefined ? {} : { userId }),
        });
        const read = readListingRequest(request?.replace('https://api.example/v1', '') ?? '');
        const { category, facets } = url;
        expect(read).toEqual({
          base:
            url.type === 'search'
              ? { kind: 'search', term: url.searchTerm }
              : url.type === 'browse'
                ? { kind: 'group', id: category?.id }
                : { kind: 'collection', id: url.pageName },
          filters: new Map(
            facets.map(({ id, options }) => [id, options.map((option) => option.id)]),
          ),
          ...(url.type === 'browse' ? {} : { groupId: category?.id }),
          page: url.pageNumber,
          size: url.numProducts,
          ...sortParametersOf(url.sortOption),
          ...(userId === undefined ? {} : { ui: userId }),
        });
      }),
    );
  });

  it('is for the same facet when the page is about one', () => {
    fc.assert(
      fc.property(text, (optionId) => {
        const url = aListingUrl({
          category: { id: 'all', hierarchy: ['all'] },
          facets: [aFacet('brand', optionId)],
          unfilteredFacet: 'brand',
        });
        const read = readListingRequest(writeListingRequest({ apiUrl: '', url }) ?? '');
        expect(read?.base).toEqual({ kind: 'facet', facetId: 'brand', optionId });
        expect(read?.filters.size).toBe(0);
      }),
    );
  });
});
