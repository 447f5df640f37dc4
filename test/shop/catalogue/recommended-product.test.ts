import { readList, readRecord } from '../../../src/lib/read-unknown';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { UnavailableError, type ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';

/** The later a product is listed, the better it is rated; the last one is of another category. */
const products = Array.from({ length: 41 }, (_, at) =>
  aProduct({
    id: `p${at}`,
    title: at % 2 === 0 ? 'Kettle' : 'Cushion',
    categoryIds: [at === 40 ? 'garden-1-1' : 'Home-1-1'],
    popularity: 100 - at,
    reviews: { count: 100, average: 1 + at / 10 },
    attributes: { colours: at < 35 ? ['Red'] : ['Zinc'] },
  }),
);

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({ outline: testOutline, products });
});

async function recommendedWith(path: string, of: ListingEngine = engine) {
  const { status, body } = await respondToListingRequest(of, { url: path, brand: 'marlow' });
  expect(status).toBe(200);
  const { meta } = readRecord(readRecord(body).response);
  return readList(readRecord(meta).recommended_products).map((entry) => readRecord(entry));
}

describe('a listing of 30 products', () => {
  it.each([
    ['/group_id/Home-1-1', 'p39'],
    ['/group_id/all', 'p40'],
    ['/group_id/Home-1-1?filters[colours]=Red', 'p34'],
    // The ten best are on this page.
    ['/group_id/Home-1-1?sort_by=rating&sort_order=descending', undefined],
  ])('at %s comes with its best rated product that is not on the page', async (path, id) => {
    const recommended = await recommendedWith(path);
    expect(recommended.map(({ product_id }) => product_id)).toEqual(id === undefined ? [] : [id]);
  });

  it('comes without one when the query for it fails', async () => {
    const query: ListingEngine['query'] = (asked) =>
      asked.sort.by === 'rating'
        ? Promise.reject(new UnavailableError('away'))
        : engine.query(asked);
    expect(await recommendedWith('/group_id/all', { ...engine, query })).toEqual([]);
  });
});

it.each(['/group_id/Home-1-1?page=2', '/kettle', '/group_id/all?num_results_per_page=20'])(
  'a listing of fewer products has no recommendation: %s',
  async (path) => {
    expect(await recommendedWith(path)).toEqual([]);
  },
);
