import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { rewriteLegacySearchUrl } from '../../src/listing-url/legacy-search-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';

const optionsOf = (url: string) =>
  Object.fromEntries(
    readListingUrl(url).facets.map(({ id, options }) => [id, options.map((option) => option.id)]),
  );

describe('a path', () => {
  it.each([
    ['/browse', { type: 'browse' }],
    ['/browse/sofas', { type: 'browse', category: { id: 'sofas', hierarchy: ['sofas'] } }],
    ['/browse/home/sofas', { category: { id: 'sofas', hierarchy: ['home', 'sofas'] } }],
    ['/promo/summer-sale', { type: 'promo', pageName: 'summer-sale' }],
    [
      '/promo/summer-sale/sofas',
      { pageName: 'summer-sale', category: { id: 'sofas', hierarchy: ['sofas'] } },
    ],
    ['/valuedeal/two-for-one', { type: 'valuedeal', pageName: 'two-for-one' }],
    ['/promo/brand--acme/summer', { pageName: 'summer' }],
    ['/search/corner-sofa', { type: 'search', searchTerm: 'corner sofa' }],
    [
      '/search/home/sofas/corner-sofa',
      { searchTerm: 'corner sofa', category: { id: 'sofas', hierarchy: ['home', 'sofas'] } },
    ],
    ['/search/colours--blue/sofa', { searchTerm: 'sofa' }],
    ['https://Shop.example/browse/sofas', { domain: 'shop.example', type: 'browse' }],
    ['/e/q/sofa.end?page=2', { type: 'search', searchTerm: 'sofa', pageNumber: 2 }],
  ])('%s', (url, state) => {
    expect(readListingUrl(url)).toMatchObject(state);
  });

  it.each([
    '/',
    '',
    'browse',
    '/basket',
    '/browser/sofas',
    '/BROWSE/sofas',
    '//evil.example/browse',
    '/ browse',
  ])('is no listing: %j', (url) => {
    expect(() => readListingUrl(url)).toThrow('invalid plp url');
  });
});

describe('a facet segment', () => {
  it.each([
    ['/browse/x/colours--blue+red', { colours: ['blue', 'red'] }],
    ['/browse/x/colours--red+blue', { colours: ['blue', 'red'] }],
    ['/browse/x/customer-rating--4-stars', { customerRating: ['4 stars'] }],
    ['/browse/x/style--mid_century-oak', { style: ['mid-century oak'] }],
    ['/browse/x/finish--black-slash-white', { finish: ['black/white'] }],
    ['/browse/x/finish--black%7Cwhite', { finish: ['black/white'] }],
    ['/browse/x/price---10-to-20', { price: ['"10"-"20"'] }],
    ['/browse/x/price---10-99-to-20', { price: ['"10.99"-"20"'] }],
    ['/browse/x/price---10-and-above', { price: ['"10"-"inf"'] }],
    ['/browse/x/price---up-to-20', { price: ['"-inf"-"20"'] }],
    ['/browse/x/price---10-99', { price: ['10.99'] }],
    ['/browse/x/price---10-inf', { price: ['"10"-"inf"'] }],
    ['/browse/x/price---10-to-20+50-and-above', { price: ['"10"-"20"', '"50"-"inf"'] }],
    ['/browse/x/price--10-to-20', { price: ['"10"-"20"'] }],
    ['/browse/x/price---cheap', { price: ['cheap'] }],
    ['/browse/x/weight---10-to-20', { weight: ['"10"-"20"'] }],
    ['/browse/x/weight--%2220%22_%2230%22', { weight: ['"20"-"30"'] }],
    ['/browse/x/weight---up-to-20+light-blue', { weight: ['light blue', '"-inf"-"20"'] }],
    ['/browse/x/size--10_12', { size: ['10-12'] }],
    ['/browse/x/style--%E2%85%A3', { style: ['ⅳ'] }],
    ['/browse/x/style--a.b', { style: ['a b'] }],
    ['/browse/x/style--cafe%CC%81', { style: ['caf\u00e9'] }],
    ['/browse/x/brand--a/brand--b', { brand: ['a', 'b'] }],
    ['/browse/x/brand--', {}],
    ['/browse/x/brand--+', {}],
    ['/browse/x/brand--50%', { brand: ['50%'] }],
  ])('%s', (url, options) => {
    expect(optionsOf(url)).toEqual(options);
  });

  it('may have the name of an Object.prototype property', () => {
    const { facets } = readListingUrl('/browse/x/__proto__--a/constructor--b');
    expect(facets.map(({ id }) => id)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a query', () => {
  it.each([
    ['sortkey=price', { sortOption: 'price' }],
    ['sort=price', { sortOption: 'price' }],
    ['sortkey=newin&sort=price', { sortOption: 'newin' }],
    ['sortkey=cheapest', { sortOption: 'relevance' }],
    ['page=3', { pageNumber: 3 }],
    ['page=0', { pageNumber: 1 }],
    ['page=-2', { pageNumber: 1 }],
    ['page=two', { pageNumber: 1 }],
    ['page=1e99', { pageNumber: 1 }],
    ['page=99999999999999999999', { pageNumber: 1 }],
    ['numProducts=96', { numProducts: 96 }],
    ['numProducts=97', { numProducts: 30 }],
    ['numProducts=0', { numProducts: 30 }],
    ['utm_source=mail&page=2', { pageNumber: 2, carried: [['utm_source', 'mail']] }],
  ])('%s', (query, state) => {
    expect(readListingUrl(`/browse/x?${query}`)).toMatchObject(state);
  });
});

describe('the facet that stands for the page', () => {
  it.each([
    ['/browse/brand--acme', 'brand'],
    ['/browse/brand--acme+bolt/colours--blue', 'colours'],
    ['/browse/sofas/brand--acme', undefined],
    ['/browse/sofas/brand--acme?uf=brand', 'brand'],
    ['/browse/customer-rating--4/brand--a?uf=customer-rating', 'customerRating'],
    ['/browse/sofas?uf=brand', undefined],
    ['/promo/summer/brand--acme', undefined],
    ['/search/brand--acme/sofa?uf=brand', undefined],
  ])('of %s is %s', (url, facet) => {
    expect(readListingUrl(url).unfilteredFacet).toBe(facet);
  });
});

describe('the canonical URL', () => {
  it.each([
    ['/browse//sofas/', '/browse/sofas'],
    ['//browse/sofas', '/browse/sofas'],
    ['/browse/x/price---10-to-20/brand--b+a', '/browse/x/brand--a+b/price---10-to-20'],
    ['/browse/brand--acme', '/browse/brand--acme?uf=brand'],
    ['/browse/x/brand--Acme', '/browse/x/brand--acme'],
    ['/browse/x?page=1&sortkey=relevance&numProducts=30', '/browse/x'],
    ['/browse/x?utm=a&page=2&sort=price', '/browse/x?sortkey=price&page=2&utm=a'],
    ['/search/Corner%20%20sofa', '/search/Corner-sofa'],
    ['/search/cafe%CC%81', '/search/caf%C3%A9'],
    ['/browse/x/weight--%2220%22_%2230%22', '/browse/x/weight---20-to-30'],
    ['/browse/x/weight--b+%22_inf%22_%2230%22', '/browse/x/weight---b+up-to-30'],
    ['/search/brand--acme/sofa', '/search/brand--acme/sofa'],
    ['/search/sofa/brand--acme', '/search/brand--acme/sofa'],
    ['/browse/x#top', '/browse/x'],
    ['/browse/x/finish--a%7Cb', '/browse/x/finish--a-slash-b'],
    ['/browse/a%2D%2Db', '/browse/a%2D%2Db'],
    ['http://shop.example/browse/x', 'https://shop.example/browse/x'],
  ])('of %s is %s', (url, canonical) => {
    expect(writeListingUrl(readListingUrl(url))).toBe(canonical);
  });

  it('can omit the query', () => {
    const url = readListingUrl('/browse/x?page=2&utm=a');
    expect(writeListingUrl(url, { stripParams: true })).toBe('/browse/x');
  });
});

describe('a legacy search address', () => {
  it.each([
    ['/e/q/sofa.end', '/search/sofa'],
    ['/e/q/corner-sofa.end?page=2', '/search/corner-sofa?page=2'],
    ['/e/q/home/sofa.end', '/search/home/sofa'],
    ['/e/q.end', '/search'],
    ['/e/qsofa.end', undefined],
    ['/e/q/sofa', undefined],
    ['/search/sofa', undefined],
  ])('%s becomes %s', (url, rewritten) => {
    expect(rewriteLegacySearchUrl(url)).toBe(rewritten);
  });
});
