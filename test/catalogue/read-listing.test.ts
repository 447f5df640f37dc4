import fc from 'fast-check';
import { isListingBody, readListing } from '../../src/catalogue/read-listing';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { aListing, aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { aFacet, aListingUrl } from '../support/a-listing-url';

const url = aListingUrl();

describe('a listing', () => {
  it('has the values of the response', () => {
    const body = aListingBody({
      results: 31,
      page: 2,
      facets: [aWireFacet('brand', 'acme')],
      request: { sort_by: 'price', term: 'lamp', filters: { brand: ['acme'], group_id: ['c1'] } },
    });
    expect(readListing(body, url)).toMatchObject({
      parentCategories: [{ id: 'all', displayName: 'All' }],
      category: { id: 'c1', displayName: 'Lamps' },
      facets: [{ id: 'brand', values: [{ id: 'acme', isSelected: true }] }],
      selectedFacets: { brand: ['acme'] },
      sortBy: 'price',
      page: 2,
      numResults: 31,
      resultsPerPage: 30,
      products: [{ productId: 'p31' }],
      meta: { resultId: 'result-1', term: 'lamp', features: {}, featureVariants: {} },
    });
  });

  it('has the banners of the response, no more and no longer than their bounds', () => {
    const long = 'x'.repeat(600);
    const wool = { heading: 'Wool', url: '/browse/rugs' };
    const picture = {
      image: { url: '/wool.webp', alt_text: 'A rug' },
      narrowImage: '/narrow.webp',
    };
    const content = [
      { position: 6, heading: long, text: long, action: long, url: 'javascript:alert(1)' },
      { position: 6, heading: 'One too many there' },
      { position: 36, text: 'without a heading' },
      { position: 54, ...wool, ...picture, span: 2, campaignId: long },
      { position: 72, ...wool, span: 40, image: { url: 'data:x' } },
      { position: 10_000, ...wool },
      'junk',
      { position: 4, ...wool },
      ...Array.from({ length: 9 }, () => ({ position: 'above', ...wool })),
      ...Array.from({ length: 900 }, () => ({ position: 'below', ...wool })),
    ];
    const cut = long.slice(0, 500);
    expect(readListing(aListingBody({ meta: { content } as never }), url).content).toEqual({
      recommendations: [undefined, wool],
      banners: [
        { heading: cut, text: cut, action: cut },
        undefined,
        {
          ...{ ...wool, span: 2, campaignId: cut },
          ...{ imageUrl: '/wool.webp', imageAlt: 'A rug', narrowImageUrl: '/narrow.webp' },
        },
        wool,
      ],
      above: Array.from({ length: 4 }, () => wool),
      below: Array.from({ length: 3 }, () => wool),
    });
  });

  it('has defaults for values missing in the response', () => {
    const listing = readListing({ response: {} }, url);
    expect(listing).toEqual({
      parentCategories: [],
      facets: [],
      brandNames: {},
      selectedFacets: {},
      page: 1,
      numResults: 0,
      resultsPerPage: 30,
      products: [],
      seo: {},
      meta: { features: {}, featureVariants: {} },
      categories: [],
      links: { clearAll: listing.links.clearAll },
      rawResponse: { response: {} },
    });
  });

  it('leaves the category out of the selected facets', () => {
    const { selectedFacets } = aListing({
      request: { filters: { group_id: ['c1'], size: ['m', 'l'] } },
    });
    expect(selectedFacets).toEqual({ size: ['m', 'l'] });
  });

  it('leaves the unfiltered facet out of its facets', () => {
    const facets = [aWireFacet('brand', 'acme'), aWireFacet('size', 'm')];
    const ofBrand = aListingUrl({ facets: [aFacet('brand', 'acme')], unfilteredFacet: 'brand' });
    expect(aListing({ facets }, ofBrand).facets.map(({ id }) => id)).toEqual(['size']);
  });

  it.each([
    ['/browse/brand--dr-acme', ['Dr. Acme']],
    ['/browse/all/brand--dr-acme?uf=brand', ['Dr. Acme']],
    ['/browse/brand--dr-acme+new-brand?uf=brand', ['Dr. Acme']],
    ['/browse/all/brand--dr-acme', undefined],
    ['/browse/c1', undefined],
  ])('is about the options of the unfiltered facet: %s', (path, ids) => {
    const facets = [aWireFacet('brand', aWireValue('Dr. Acme', { name: 'Dr. Acme' }), 'Bolt')];
    const { subject } = readListing(aListingBody({ facets }), readListingUrl(path));
    expect(subject?.values.map(({ id }) => id)).toEqual(ids);
  });

  it('links to itself without facets', () => {
    const filtered = aListingUrl({ facets: [aFacet('size', 'm')] });
    const { clearAll } = aListing({}, filtered).links;
    expect(clearAll).toContain('/browse');
    expect(clearAll).not.toContain('size');
  });

  it('contains the whole raw response', () => {
    const body = { ...aListingBody(), extra: { any: 'thing' } };
    expect(readListing(body, url).rawResponse).toBe(body);
  });

  it('reads the experiments and the collection', () => {
    const listing = aListing({
      meta: { collection: { id: 'sale', display_name: 'Summer &amp; sun' } },
      request: { features: { a: true, b: false }, feature_variants: { a: 'one' } },
    });
    expect(listing.collection).toEqual({ id: 'sale', displayName: 'Summer & sun' });
    expect(listing.meta.features).toEqual({ a: true, b: false });
    expect(listing.meta.featureVariants).toEqual({ a: 'one' });
  });

  it('accepts numbers and ids as numbers or strings', () => {
    const response = {
      meta: {
        num_results: '120',
        selected_category: { group_id: 77 },
        request: { page: '3', num_results_per_page: '96', filters: { size: 'm' } },
      },
    };
    expect(readListing({ response }, url)).toMatchObject({
      numResults: 120,
      category: { id: '77', displayName: '77' },
      page: 3,
      resultsPerPage: 96,
      selectedFacets: { size: ['m'] },
    });
  });

  it.each([-1, 1.5, 0, 'x', null, {}])(
    'is page 1 of 30 when the response has the number %j',
    (number) => {
      const response = { meta: { request: { page: number, num_results_per_page: number } } };
      expect(readListing({ response }, url)).toMatchObject({ page: 1, resultsPerPage: 30 });
    },
  );

  it('may be filtered by a facet called __proto__', () => {
    const meta: unknown = JSON.parse('{"request":{"filters":{"__proto__":["a"],"size":["m"]}}}');
    const { selectedFacets } = readListing({ response: { meta } }, url);
    expect(Object.keys(selectedFacets)).toEqual(['__proto__', 'size']);
  });
});

describe('a body that is not a listing', () => {
  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { response: null },
    { response: [] },
    { response: { facet_list: {} } },
    { response: { product_list: 'none' } },
    { response: { groups_list: 1 } },
    { response: { meta: [] } },
  ])('is a listing error: %j', (body) => {
    expect(isListingBody(body)).toBe(false);
    expect(() => readListing(body, url)).toThrow(TypeError);
    expect(() => readListing(body, url)).toThrow('the listing API responded with no listing');
  });

  it('is still a listing when its lists are null', () => {
    expect(isListingBody({ response: { facet_list: null, meta: null } })).toBe(true);
  });
});

describe('an arbitrary response', () => {
  const junk = fc.jsonValue({ maxDepth: 4 });
  const orJunk = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary }, junk);
  const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
    orJunk(fc.record(fields, { requiredKeys: [] }));
  const id = orJunk(fc.constantFrom('brand', 'c1', '__proto__', 'constructor', ''));
  const value = record({ id, name: junk, count: junk, url: junk, selected: junk });
  const facet = record({ id, name: junk, type: id, values: orJunk(fc.array(value)) });
  const group = record({ id, name: id, type: fc.constant('category'), values: fc.array(value) });
  const product = record({
    product_id: id,
    title: fc.constant('Lamp'),
    url: junk,
    image: record({ url: junk, alt_text: junk }),
    price: record({ current: orJunk(fc.double()), previous: junk, currencyCode: junk }),
    productReviews: record({ reviewsCount: orJunk(fc.nat()), averageStars: fc.double() }),
    swatchSources: orJunk(fc.array(record({ displayName: junk, imageSrc: junk }))),
    promotionIdentifier: record({ colour: junk, displayName: fc.string() }),
  });
  const body = record({
    response: record({
      facet_list: orJunk(fc.array(facet)),
      product_list: orJunk(fc.array(product)),
      groups_list: orJunk(fc.array(group)),
      meta: record({ request: record({ filters: junk, features: junk }), parent_categories: junk }),
    }),
  });

  it('gives a valid listing or a listing error, and nothing else', () => {
    fc.assert(
      fc.property(body, (anything) => {
        if (!isListingBody(anything)) {
          expect(() => readListing(anything, url)).toThrow(TypeError);
          return;
        }
        const listing = readListing(anything, url);
        for (const { price, reviews, title } of listing.products) {
          expect(title).not.toBe('');
          expect(price?.current ?? 0).toBeGreaterThanOrEqual(0);
          expect(reviews?.averageStars ?? 0).toBeLessThanOrEqual(5);
        }
        const groupIds = listing.categories.map((category) => category.id);
        expect(new Set(groupIds).size).toBe(groupIds.length);
      }),
      { numRuns: 500 },
    );
  });
});
