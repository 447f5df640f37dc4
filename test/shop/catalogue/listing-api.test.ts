import fc from 'fast-check';
import { readListing } from '../../../src/catalogue/read-listing';
import type { WireListingBody, WireMeta } from '../../../src/catalogue/listing-response';
import { readListingUrl } from '../../../src/listing-url/read-listing-url';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { aProduct, testOutline, testProducts } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

const special = aProduct({
  id: 'p 1/2',
  title: 'Sofa &amp; stool',
  catalogueNumber: '100-200',
  variationId: 'v9',
  url: '/product/p1',
  brand: { id: 'id-H&M', name: 'H&M' },
  imageUrl: '/pictures/sofa.svg',
  imageAlt: 'A sofa',
  price: {
    current: 12.9,
    previous: 20,
    currentFrom: true,
    previousFrom: true,
    displaySavePriceInd: 'true',
  },
  reviews: { count: 1234, average: 4.5 },
  secondImageUrl: '/pictures/sofa-detail.svg',
  swatches: [{ displayName: 'Red', imageSrc: '/swatch/red', productImageSrc: '/pictures/red.svg' }],
  roundelId: 'new',
  promotion: { colour: '#c00', displayName: 'Sale' },
  categoryIds: ['Home-1-1'],
  collectionIds: ['summer-sale'],
  attributes: { colours: ['Black/White'] },
  popularity: 1000,
});
const plain = aProduct({ id: 'plain', price: { current: 7, previous: 5 }, popularity: 999 });

let engine: ListingEngine;
beforeAll(async () => {
  const products = [special, plain, ...testProducts(300)];
  engine = await openTestCatalogue({ outline: testOutline, products });
});

type Meta = WireMeta & {
  readonly category_text?: string;
  readonly subcategories: readonly unknown[];
  readonly corrected_term?: string;
};
async function requestListing(url: string, brand = 'marlow') {
  const { status, body } = await respondToListingRequest({ engine, brands }, { url, brand });
  const { response } = body as WireListingBody;
  return { status, body, ...response, meta: response?.meta as Meta | undefined };
}
const facetIn = async (url: string, facetId: string) =>
  (await requestListing(url)).facet_list?.find(({ id }) => id === facetId);

describe('listing API', () => {
  it.each([
    '/group_id/all',
    '/group_id/Home-1-1?filters[colours]=Black%2FWhite',
    '/sofa',
    '/nowhere/x',
  ])(
    'responds to %s with a body that JSON leaves unchanged, because the server renders from it directly',
    async (url) => {
      const { body } = await respondToListingRequest(
        { engine, brands },
        { url, brand: 'marlow-ie' },
      );
      expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body);
    },
  );

  it('sends a product with every field that the listing API documents', async () => {
    const { product_list: products } = await requestListing('/group_id/all');
    expect(products?.[0]).toEqual({
      product_id: 'p 1/2',
      catalogueNumber: '100-200',
      variation_id: 'v9',
      url: '/product/p1',
      brand: 'id-H&M',
      title: 'Sofa &amp; stool',
      image: { url: '/pictures/sofa.svg', alt_text: 'A sofa' },
      price: {
        current: 12.9,
        previous: 20,
        saving: 7.1,
        currentFrom: true,
        previousFrom: true,
        displaySavePriceInd: 'true',
        currencyCode: 'GBP',
      },
      productReviews: { reviewsCount: 1234, averageStars: 4.5 },
      secondImageSrc: '/pictures/sofa-detail.svg',
      swatchSources: special.swatches,
      roundelId: 'new',
      promotionIdentifier: { colour: '#c00', displayName: 'Sale' },
    });
  });

  it('leaves out what a product does not have, and a saving when the price rose', async () => {
    const { product_list: products } = await requestListing('/group_id/all');
    expect(products?.[1]).toEqual({
      product_id: 'plain',
      catalogueNumber: 'Cplain',
      url: '/product/plain',
      brand: 'acme',
      title: 'A thing',
      price: { current: 7, previous: 5, currencyCode: 'GBP' },
      swatchSources: [],
    });
  });

  it('gives prices in euros, with the same amounts, to the brand for Ireland alone', async () => {
    for (const [brand, currency, sign] of [
      ['marlow-ie', 'EUR', '€'],
      ['hearth', 'GBP', '£'],
      ['junk', 'GBP', '£'],
    ] as const) {
      const { product_list: products, facet_list: facets } = await requestListing(
        '/group_id/all',
        brand,
      );
      expect(products?.[0]?.price).toMatchObject({ current: 12.9, currencyCode: currency });
      const names = facets?.find(({ id }) => id === 'price')?.values.map(({ name }) => name);
      expect(names).toEqual([`Up to ${sign}10`, `${sign}10 to ${sign}20`, `${sign}20 and above`]);
    }
  });

  it('repeats the request, with the ids of the catalogue for what is selected', async () => {
    const { meta } = await requestListing(
      '/group_id/Home?filters%5Bcolours%5D=black%2Fwhite&filters[price]=10-20&filters[size]=nope&page=2&num_results_per_page=5&sort_by=price&sort_order=ascending',
    );
    expect(meta?.request).toMatchObject({
      page: 2,
      num_results_per_page: 5,
      sort_by: 'price',
      filters: {
        colours: ['Black/White'],
        price: ['"10"-"20"'],
        size: ['nope'],
        group_id: ['Home'],
      },
      features: { browse_reranking: true },
    });
    expect(meta?.request?.term).toBeUndefined();
  });

  it('marks selected values and counts them without their own selection', async () => {
    const before = await facetIn('/group_id/all', 'colours');
    const after = await facetIn('/group_id/all?filters[colours]=Red', 'colours');
    const counts = (facet: typeof before) => facet?.values.map(({ id, count }) => [id, count]);
    expect(counts(after)).toEqual(counts(before));
    expect(after?.values.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(['Red']);
  });

  it('omits facets and values that no product here has', async () => {
    const { facet_list: facets } = await requestListing(
      '/group_id/all?filters[price]="7"-"7"&filters[brand]=acme',
    );
    expect(facets?.map(({ id }) => id)).toEqual(['price', 'brand', 'availability']);
    expect(
      facets?.every(({ values }) => values.every(({ count, selected }) => count > 0 || selected)),
    ).toBe(true);
  });

  it('places a category in the tree, with its text and the links below it', async () => {
    const { meta, groups_list: groups } = await requestListing('/group_id/Home');
    expect(meta).toMatchObject({
      parent_categories: [{ group_id: 'all', display_name: 'All' }],
      selected_category: { group_id: 'Home', display_name: 'All Home' },
      category_text: 'About Home.',
      subcategories: [
        { group_id: 'Home-1', display_name: 'Home section 1', url: '/browse/Home-1' },
        { group_id: 'Home-2', display_name: 'Home section 2', url: '/browse/Home-2' },
      ],
    });
    expect(groups).toMatchObject([{ id: 'Home', name: 'All Home', type: 'category' }]);
    expect(groups?.[0]?.values.map(({ id }) => id)).toEqual(['Home-1', 'Home-2']);
  });

  it('lists the siblings of a category without subcategories, with that category selected', async () => {
    const { meta, groups_list: groups } = await requestListing('/group_id/Home-1-1');
    expect(meta?.parent_categories?.map(({ group_id: id }) => id)).toEqual([
      'all',
      'Home',
      'Home-1',
    ]);
    expect(groups?.map(({ id }) => id)).toEqual(['Home-1']);
    expect(groups?.[0]?.values.map(({ id, selected }) => [id, selected])).toEqual([
      ['Home-1-1', true],
      ['Home-1-2', false],
      ['Home-1-3', false],
    ]);
    expect(meta?.subcategories).toEqual([]);
  });

  it.each(['/group_id/all', '/collection_id/summer-sale', '/thing', '/brand/acme'])(
    'offers the departments under "All" on %s',
    async (url) => {
      const { meta, groups_list: groups } = await requestListing(url);
      expect(groups?.every(({ id, name }) => id === 'all' && name === 'All')).toBe(true);
      expect(meta?.selected_category).toBeUndefined();
      expect(meta?.parent_categories).toEqual([]);
    },
  );

  it('names the collection, and narrows it to a category', async () => {
    const { meta } = await requestListing('/collection_id/Summer-Sale?filters[group_id]=Home');
    expect(meta?.collection).toEqual({ id: 'summer-sale', display_name: 'Summer sale' });
    expect(meta?.selected_category?.group_id).toBe('Home');
  });

  it('gives the search term, and the corrected one that it searched for', async () => {
    const { meta } = await requestListing('/sofsa%20stool');
    expect(meta).toMatchObject({
      num_results: 1,
      corrected_term: 'sofa stool',
      request: { term: 'sofsa stool' },
    });
  });

  it('gives the same result id to the same listing, however its URL is encoded', async () => {
    const idOf = async (url: string, brand?: string) =>
      (await requestListing(url, brand)).meta?.result_id;
    const id = await idOf('/group_id/all?filters[size]=M');
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(await idOf('/group_id/all?filters%5Bsize%5D=M')).toBe(id);
    expect(await idOf('/group_id/all?filters[size]=L')).not.toBe(id);
    expect(await idOf('/group_id/all?filters[size]=M', 'marlow-ie')).not.toBe(id);
  });

  it.each([
    '/group_id/nowhere',
    '/collection_id/nowhere',
    '/brand/unknown',
    '/__proto__/x',
    '/group_id/all?filters[group_id]=nowhere',
    '/a/b/c',
    '/',
    '',
    '/%E0%A4%A',
  ])('responds 404 with a message to %s', async (url) => {
    const { status, body } = await respondToListingRequest({ engine, brands }, { url, brand: '' });
    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it.each([
    ['page=999999999', { page: 999_999_999, num_results_per_page: 30 }, 0],
    ['page=9007199254740991', { page: 9_007_199_254_740_991, num_results_per_page: 30 }, 0],
    ['page=0&num_results_per_page=0', { page: 1, num_results_per_page: 30 }, 30],
    ['page=-1&num_results_per_page=1000', { page: 1, num_results_per_page: 96 }, 96],
    [
      'page=x&num_results_per_page=1e9&sort_by=__proto__&sort_order=up',
      { page: 1, sort_by: 'relevance' },
      30,
    ],
    ['num_results_per_page=1', { num_results_per_page: 1 }, 1],
  ])('replaces bad values in %s by defaults', async (query, request, products) => {
    const { status, meta, product_list: list } = await requestListing(`/group_id/all?${query}`);
    expect(status).toBe(200);
    expect(meta?.request).toMatchObject(request);
    expect(meta?.num_results).toBe(302);
    expect(list).toHaveLength(products);
  });

  it('never throws, and responds with JSON, for any URL', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'group_id',
        'all',
        'filters[',
        ']',
        '/',
        '?',
        '&',
        '=',
        '%',
        '"10"-"inf"',
        'brand',
        '*',
        '"',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const { status, body } = await respondToListingRequest(
          { engine, brands },
          {
            url: `/${pieces.join('')}`,
            brand: '',
          },
        );
        expect([200, 404]).toContain(status);
        expect(JSON.parse(JSON.stringify(body))).toEqual(body);
      }),
      { numRuns: 2000 },
    );
  });

  it('sends a body that the page can read', async () => {
    const { body } = await requestListing('/group_id/Home?filters[colours]=Red');
    const listing = readListing(body, readListingUrl('/browse/Home/colours--red'));
    expect(listing).toMatchObject({
      category: { id: 'Home', displayName: 'All Home' },
      selectedFacets: { colours: ['Red'] },
      page: 1,
      resultsPerPage: 30,
    });
    expect(listing.categories[0]?.values.length).toBeGreaterThan(0);
    expect(listing.products[0]?.price?.currencyCode).toBe('GBP');
  });
});
