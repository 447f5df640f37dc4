import { writeListingRequest } from '../../src/catalogue/listing-request';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { aFacet, aListingUrl } from '../support/a-listing-url';

const write = (fields: Partial<ListingUrl>) =>
  writeListingRequest({ apiUrl: '/api', url: aListingUrl(fields) }) ?? '';
const pathOf = (fields: Partial<ListingUrl>) => write(fields).split('?')[0];
const parametersOf = (fields: Partial<ListingUrl>) => write(fields).split('?')[1]?.split('&');
const filtersOf = (fields: Partial<ListingUrl>) =>
  parametersOf(fields)?.filter((parameter) => parameter.startsWith('filters'));
const category = (...hierarchy: string[]) => ({ id: hierarchy.at(-1) ?? '', hierarchy });

describe('the path of a listing request', () => {
  const brand = aFacet('brand', 'acme');
  const twoBrands = aFacet('brand', 'acme', 'bolt');
  const priceType = aFacet('priceType', 'clearance');

  it.each<[string, Partial<ListingUrl>, string]>([
    ['a category', { category: category('c1') }, '/api/group_id/c1'],
    ['all categories', { category: category('all') }, '/api/group_id/all'],
    ['a promotion', { type: 'promo', pageName: 'summer-sale' }, '/api/collection_id/summer-sale'],
    ['a value deal', { type: 'valuedeal', pageName: 'deals' }, '/api/collection_id/deals'],
    ['a search', { type: 'search', searchTerm: 'oak lamp' }, '/api/oak%20lamp'],
    ['a search with signs', { type: 'search', searchTerm: 'a&b+c/d' }, '/api/a%26b%2Bc%2Fd'],
    [
      'a brand in all categories',
      { category: category('all'), facets: [brand], unfilteredFacet: 'brand' },
      '/api/brand/acme',
    ],
    [
      'a brand in a category',
      { category: category('c1'), facets: [brand], unfilteredFacet: 'brand' },
      '/api/group_id/c1',
    ],
    [
      'two brands in all categories, whose union no path names',
      { category: category('all'), facets: [twoBrands], unfilteredFacet: 'brand' },
      '/api/group_id/all',
    ],
    [
      'a price type in a category',
      { category: category('c1'), facets: [priceType], unfilteredFacet: 'priceType' },
      '/api/priceType/clearance',
    ],
    [
      'an unfiltered facet that is not selected',
      { category: category('all'), facets: [], unfilteredFacet: 'brand' },
      '/api/group_id/all',
    ],
    [
      'a promotion with an unfiltered facet',
      { type: 'promo', pageName: 'sale', facets: [brand], unfilteredFacet: 'brand' },
      '/api/collection_id/sale',
    ],
  ])('for %s', (_, fields, path) => {
    expect(pathOf(fields)).toBe(path);
  });

  it('is for the whole catalogue, or one facet of it, without a category', () => {
    const nowhere = { id: '', hierarchy: [] };
    expect(pathOf({ category: nowhere })).toBe('/api/group_id/all');
    const fields = { category: nowhere, facets: [brand], unfilteredFacet: 'brand' };
    expect(pathOf(fields)).toBe('/api/brand/acme');
  });

  it('follows from the page address', () => {
    const of = (href: string) => writeListingRequest({ apiUrl: '', url: readListingUrl(href) });
    expect(of('/browse')).toMatch(/^\/group_id\/all\?num/);
    expect(of('/browse/brand--acme')).toMatch(/^\/brand\/acme\?num/);
    expect(of('/browse/c1/brand--acme?uf=brand')).toMatch(
      /^\/group_id\/c1\?filters\[brand\]=acme&filters\[group_id\]=c1&num/,
    );
    expect(of('/search/c1/price---10-to-20/oak-lamp')).toMatch(
      /^\/oak%20lamp\?filters\[price\]=%2210%22-%2220%22&filters\[group_id\]=c1&num/,
    );
  });

  it.each<[string, Partial<ListingUrl>]>([
    ['a search without a term', { type: 'search' }],
    ['a promotion without a name', { type: 'promo' }],
    ['a value deal without a name', { type: 'valuedeal' }],
  ])('is none for %s', (_, fields) => {
    expect(writeListingRequest({ apiUrl: '/api', url: aListingUrl(fields) })).toBeUndefined();
  });

  it.each(['.', '..', '../..', 'group_id/c1', '\\..\\', '?a=1', '#', '\uD800'])(
    'stays one step below its base when the shopper searches for %j',
    (searchTerm) => {
      const request = `https://api.example${write({ type: 'search', searchTerm })}`;
      expect(new URL(request).pathname).toMatch(/^\/api\/[^/]+$/);
      expect(new URL(request).searchParams.get('page')).toBe('1');
    },
  );

  it.each<[string, Partial<ListingUrl>]>([
    ['a category', { category: category('../..') }],
    ['a promotion', { type: 'promo', pageName: '../../admin' }],
    ['a search', { type: 'search', searchTerm: '..\\..\\admin/./..' }],
    [
      'a facet',
      { category: category('all'), facets: [aFacet('..', '../admin')], unfilteredFacet: '..' },
    ],
  ])('leads no server that reads escaped slashes above its base: %s', (_, fields) => {
    const { pathname } = new URL(`https://api.example${write(fields)}`);
    expect(decodeURIComponent(pathname).split(/[/\\]/)).not.toContain('..');
    expect(decodeURIComponent(pathname).split(/[/\\]/)).not.toContain('.');
  });

  it.each(['group_id', 'collection_id', 'product_id', 'suggestions'])(
    'is never led by a facet that has the name of another request: %s',
    (id) => {
      const fields = {
        category: category('all'),
        facets: [aFacet(id, 'users')],
        unfilteredFacet: id,
      };
      expect(write(fields)).toMatch(/^\/api\/group_id\/all\?num_results_per_page/);
    },
  );

  it('is led by the facets that a setting names alone', () => {
    const url = aListingUrl({
      category: category('all'),
      facets: [aFacet('admin', 'users')],
      unfilteredFacet: 'admin',
    });
    const pathOf = (pathFacets?: readonly string[]) =>
      writeListingRequest({ apiUrl: '/api', url, pathFacets })?.split('&num', 1)[0];
    expect(pathOf(['brand', 'admin'])).toMatch(/^\/api\/admin\/users\?/);
    for (const pathFacets of [['brand'], []])
      expect(pathOf(pathFacets)).toBe('/api/group_id/all?filters[admin]=users');
  });

  it('has one slash after its base, even if the base ends with a slash', () => {
    const url = aListingUrl();
    const request = writeListingRequest({ apiUrl: '/api', url });
    expect(writeListingRequest({ apiUrl: '/api/', url })).toBe(request);
  });
});

describe('the filters of a listing request', () => {
  it('repeat each selected option', () => {
    const facets = [aFacet('brand', 'acme', 'bolt'), aFacet('customerRating', '4')];
    expect(filtersOf({ facets })).toEqual([
      'filters[brand]=acme',
      'filters[brand]=bolt',
      'filters[customerRating]=4',
    ]);
  });

  it('write &, + and / as %26, %2B and %2F', () => {
    expect(filtersOf({ facets: [aFacet('size', 'a&b', 'c+d', '1/2', 'x=y')] })).toEqual([
      'filters[size]=a%26b',
      'filters[size]=c%2Bd',
      'filters[size]=1%2F2',
      'filters[size]=x%3Dy',
    ]);
  });

  it('do not name the facet the page is about', () => {
    const facets = [aFacet('brand', 'acme'), aFacet('size', 'm')];
    const fields = { category: category('all'), facets, unfilteredFacet: 'brand' };
    expect(filtersOf(fields)).toEqual(['filters[size]=m']);
  });

  it('name two options of the facet the page is about', () => {
    const facets = [aFacet('brand', 'acme', 'bolt')];
    expect(filtersOf({ category: category('all'), facets, unfilteredFacet: 'brand' })).toEqual([
      'filters[brand]=acme',
      'filters[brand]=bolt',
    ]);
  });

  it.each<[string, Partial<ListingUrl>, readonly string[]]>([
    ['is no filter on a browse page', { category: category('c1') }, []],
    [
      'is one on a browse page with an unfiltered facet',
      { category: category('c1'), unfilteredFacet: 'brand' },
      ['filters[group_id]=c1'],
    ],
    [
      'is none on a browse page of all categories',
      { category: category('all'), unfilteredFacet: 'brand' },
      [],
    ],
    [
      'is one on a promotion',
      { type: 'promo', pageName: 'sale', category: category('c1') },
      ['filters[group_id]=c1'],
    ],
    [
      'is the last of the hierarchy on a search',
      { type: 'search', searchTerm: 'lamp', category: category('c1', 'c2') },
      ['filters[group_id]=c2'],
    ],
  ])('the category %s', (_, fields, filters) => {
    expect(filtersOf(fields)).toEqual(filters);
  });

  it('do not accept a facet as the category or the collection', () => {
    const facets = [aFacet('group_id', 'c9'), aFacet('collection_id', 's')];
    expect(filtersOf({ facets })).toEqual([]);
    const fields = { category: category('all'), facets, unfilteredFacet: 'group_id' };
    expect(pathOf(fields)).toBe('/api/group_id/all');
  });

  it('are sent in the spelling of the API where it is known', () => {
    const url = aListingUrl({ facets: [aFacet('brand', 'dr martens')] });
    const wireIds = { 'brand dr-martens': ['Dr. Martens'] };
    expect(writeListingRequest({ apiUrl: '/api', url, wireIds })).toContain(
      'filters[brand]=Dr.%20Martens&',
    );
  });

  it('are all ids of the API that one option stands for, also on the page about it', () => {
    const facets = [aFacet('brand', 'red')];
    const wireIds = { 'brand red': ['Red', 'red'] };
    const request = (fields: Partial<ListingUrl>) =>
      writeListingRequest({ apiUrl: '/api', url: aListingUrl({ facets, ...fields }), wireIds });
    expect(request({})).toContain('/group_id/c1?filters[brand]=Red&filters[brand]=red&');
    expect(request({ category: category('all'), unfilteredFacet: 'brand' })).toContain(
      '/group_id/all?filters[brand]=Red&filters[brand]=red&',
    );
  });
});

describe('the other parameters of a listing request', () => {
  it('are page 1 of 30 by relevance, unless the URL says otherwise', () => {
    expect(write({})).toBe(
      '/api/group_id/c1?num_results_per_page=30&page=1&sort_by=relevance&sort_order=descending',
    );
    expect(parametersOf({ numProducts: 96, pageNumber: 3 })).toEqual(
      expect.arrayContaining(['num_results_per_page=96', 'page=3']),
    );
  });

  it.each([
    ['relevance', 'relevance', 'descending'],
    ['newin', 'new_in', 'descending'],
    ['price', 'price', 'ascending'],
    ['pricedesc', 'price', 'descending'],
    ['highestrated', 'rating', 'descending'],
    ['brand', 'brand_name', 'ascending'],
  ] as const)('sort %s by %s, %s', (sortOption, sortBy, sortOrder) => {
    expect(parametersOf({ sortOption })?.slice(-2)).toEqual([
      `sort_by=${sortBy}`,
      `sort_order=${sortOrder}`,
    ]);
  });

  it('name the user only when there is one', () => {
    const url = aListingUrl();
    const of = (userId: string) => writeListingRequest({ apiUrl: '/api', url, userId });
    expect(of('a b')).toMatch(/&ui=a%20b$/);
    expect(of('')).not.toContain('ui=');
  });

  it('never contain the carried parameters of the page address', () => {
    expect(write({ carried: [['utm_source', 'mail']] })).toBe(write({}));
  });
});
