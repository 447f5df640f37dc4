import type { Listing } from '../../src/catalogue/listing';
import type { WireProduct } from '../../src/catalogue/listing-response';
import { readAlternates } from '../../src/catalogue/read-alternates';
import { isListingBody, readListing, readRedirect } from '../../src/catalogue/read-listing';
import { readSuggestions } from '../../src/catalogue/read-suggestions';
import { isRecord, readList, readRecord, readText } from '../../src/lib/read-unknown';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { wronglyTyped } from '../support/wrongly-typed';
import { faultsOf, readContract, samplesOf, valueOf } from './contract';

const contract = readContract('listing-api');
const bodySchema = contract.components.schemas.ListingBody ?? {};
const sampleNamed = (name: string) =>
  samplesOf(contract).find(({ file }) => file === `samples/${name}.json`)?.value;

const roundRugs = readListingUrl(
  '/browse/round-rugs/price---20-to-49-99?sortkey=price&numProducts=2',
);

/** The single values of a body with their paths. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, `${path}/${key}`))
    : [[path, value]];

/** The paths of values that nothing reads. */
function lostFrom(body: unknown): readonly string[] {
  const listing: Partial<Listing> = { ...readListing(body, roundRugs), rawResponse: undefined };
  const read = new Set(
    leavesOf([listing, readSuggestions(body), readRedirect(body), readAlternates(body)]).map(
      ([, value]) => value,
    ),
  );
  return leavesOf(body).flatMap(([path, value]) => (read.has(value) ? [] : [path]));
}

describe('the reader of listings', () => {
  it('reads the sample of a category', () => {
    const body = sampleNamed('listing-category');
    const listing = readListing(body, roundRugs);
    expect(listing).toMatchObject({
      parentCategories: [
        { id: 'all', displayName: 'All' },
        { id: 'home', displayName: 'Home & Décor' },
        { id: 'rugs', displayName: 'Rugs' },
      ],
      category: { id: 'round-rugs', displayName: 'Round Rugs' },
      selectedFacets: { price: ['"20"-"49.99"'] },
      sortBy: 'price',
      page: 1,
      numResults: 4,
      resultsPerPage: 2,
      meta: {
        resultId: '32f87548b562a65174a3d0a4',
        features: { browse_reranking: true },
        featureVariants: { browse_reranking: 'popularity' },
      },
      categories: [
        {
          id: 'rugs',
          name: 'Rugs',
          values: [
            { id: 'runners', name: 'Runners', count: 19, isSelected: false },
            { id: 'round-rugs', name: 'Round Rugs', count: 4, isSelected: true },
          ],
        },
      ],
    });
    expect(listing.rawResponse).toBe(body);
    expect(listing.facets.map(({ id, values }) => `${id} ${values.length}`)).toEqual([
      'price 4',
      'brand 4',
      'colours 10',
      'size 3',
      'customerRating 4',
      'discount 3',
      'room 5',
      'material 3',
      'priceType 3',
      'pattern 2',
      'promotion 1',
    ]);
    expect(listing.facets.find(({ id }) => id === 'price')).toMatchObject({
      name: 'Price',
      type: 'range',
      values: [
        { id: '"20"-"49.99"', name: '£20 to £49.99', count: 4, isSelected: true },
        { id: '"50"-"99.99"', name: '£50 to £99.99', count: 21, isSelected: false },
        { id: '"100"-"199.99"', name: '£100 to £199.99', count: 17, isSelected: false },
        { id: '"200"-"499.99"', name: '£200 to £499.99', count: 11, isSelected: false },
      ],
    });
    expect(listing.products).toHaveLength(2);
    expect(listing.products[1]).toMatchObject({
      productId: '5247001',
      catalogueNumber: 'H524-7001',
      variationId: '5247001-1',
      url: '/product/5247001',
      brand: 'nordhavn lys',
      title: 'Bramley Round Jute Rug',
      image: {
        url: '/pictures/rug/navy-white/107.webp',
        altText: 'Bramley Round Jute Rug in navy',
      },
      secondImageSrc: '/pictures/rug/navy-white/107-detail.webp',
      price: {
        current: 42.5,
        previous: 61,
        saving: 18.5,
        currentFrom: true,
        previousFrom: true,
        displaySavePriceInd: true,
        currencyCode: 'GBP',
      },
      reviews: { count: 1, averageStars: 4.7 },
      swatches: [
        { displayName: 'Navy', colour: '#27395f' },
        { displayName: 'Sage', colour: '#a6b697' },
        { displayName: 'Mustard', colour: '#d1a02f' },
        { displayName: 'Blush', colour: '#ecc7bd' },
        { displayName: 'Teal', colour: '#1f7777' },
      ].map(({ displayName, ...swatch }) => ({
        displayName,
        ...swatch,
        productImageSrc: `/pictures/rug/${displayName.toLowerCase()}-white/107.webp`,
      })),
      availability: 'InStock',
      promotion: { colour: '#c0261c', displayName: 'Clearance' },
    });
    expect(listing.brandNames[listing.products[1]?.brand ?? '']).toBe('Nordhavn Lys');
  });

  it('reads the sample of a collection', () => {
    const url = readListingUrl('/valuedeal/two-for-one/elephants/price---50-to-99-99');
    expect(readListing(sampleNamed('listing-collection'), url)).toMatchObject({
      collection: { id: 'two-for-one', displayName: '2 for 1' },
      category: { id: 'elephants', displayName: 'Elephants' },
      numResults: 1,
      products: [{ price: { displaySavePriceInd: true } }],
    });
  });

  it('reads the samples of searches', () => {
    const url = readListingUrl('/search/price---up-to-9-99/watring-can');
    expect(readListing(sampleNamed('listing-search'), url)).toMatchObject({
      meta: { term: 'watring can' },
      numResults: 2,
      products: [{ productId: '5901293' }, { productId: '5839630' }],
    });
    expect(
      readListing(sampleNamed('listing-no-results'), readListingUrl('/search/zzzz')),
    ).toMatchObject({ meta: { term: 'zzzz' }, numResults: 0, products: [], facets: [] });
  });

  it('reads the suggestions of a sample', () => {
    expect(readSuggestions(sampleNamed('listing-suggestions'))).toMatchObject({
      fewerWords: ['armchair', 'velvet'],
      categories: [{ id: 'furniture', displayName: 'Furniture' }],
      products: [{ productId: '5247001', brand: 'Nordhavn Lys' }],
    });
    const { categories, products } = readSuggestions(sampleNamed('listing-no-results'));
    expect([categories.length, products.length]).toEqual([6, 4]);
  });

  it('reads the minimal sample', () => {
    expect(readListing(sampleNamed('listing-minimal'), readListingUrl('/browse'))).toMatchObject({
      page: 1,
      resultsPerPage: 30,
      numResults: 1,
      products: [{ productId: '5247001', title: 'Bramley Round Jute Rug', swatches: [] }],
    });
  });

  it('reads the sample of prices', () => {
    const { products } = readListing(sampleNamed('listing-prices'), readListingUrl('/browse'));
    expect(products).toMatchObject([
      {
        price: {
          reference: { amount: 5, kind: 'prior30' },
          unit: { amount: 16, measure: { value: 250 }, reference: { value: 1, unit: 'kg' } },
          offers: [{ amount: 3.5, condition: 'with a Marlow card' }],
        },
        sponsored: { by: 'Acme' },
      },
      { price: { reference: { kind: 'rrp' } }, energy: { class: 'B', range: ['A', 'G'] } },
    ]);
  });

  it('reads a listing with only required fields', () => {
    const body = { response: {} };
    expect(faultsOf(bodySchema, body)).toEqual([]);
    expect(readListing(body, readListingUrl('/browse'))).toMatchObject({
      facets: [],
      products: [],
      categories: [],
      parentCategories: [],
      numResults: 0,
    });
  });

  /** A whole list that is documented as not read. */
  const isRecommended = (path: string) => path.startsWith('/response/meta/recommended_products/');

  /** A group's type decides whether it is shown, a position where; the others are documented as not read. */
  const unreadOfRequired = [
    '/response/meta/subcategories/0/group_id',
    '/response/meta/subcategories/0/url',
    '/response/meta/content/0/position',
    '/response/groups_list/0/type',
  ];

  it('reads all values of parts with only their required fields', () => {
    const body = valueOf(bodySchema, 'required');
    expect(faultsOf(bodySchema, body)).toEqual([]);
    const lost = [...lostFrom(body)].filter((path) => !isRecommended(path));
    expect(lost).toEqual(unreadOfRequired);
  });

  it('reads the rest when any documented field has a wrong type', () => {
    const failures = [...wronglyTyped(valueOf(bodySchema, 'all'))].filter(({ body }) => {
      if (!isListingBody(body)) return false;
      const products = readList(readRecord(readRecord(body).response).product_list);
      const isProductLost = products.every((product) => {
        const { product_id: id, title } = readRecord<WireProduct>(product);
        return readText(id) === undefined || readText(title) === undefined;
      });
      return readListing(body, roundRugs).products.length !== (isProductLost ? 0 : 1);
    });
    expect(failures.map(({ what }) => what)).toEqual([]);
  });

  it('reads every documented field, except those documented as not read', () => {
    const body = valueOf(bodySchema, 'all');
    expect(faultsOf(bodySchema, body)).toEqual([]);
    const lost = [...lostFrom(body)].filter((path) => !isRecommended(path));
    expect(lost.sort()).toEqual(
      [...unreadOfRequired, '/response/meta/subcategories/0/display_name'].sort(),
    );
  });
});
