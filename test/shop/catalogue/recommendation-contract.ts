/** The tests of what is recommended, which run on every engine. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import { readList, readRecord } from '../../../src/lib/read-unknown';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import { UnavailableError, type ListingEngine } from '../../../shop/catalogue/listing-engine';
import { findSimilar } from '../../../shop/recommendations/similar-products';
import { aProduct, testOutline } from './a-catalogue';
import type { OpenEngine } from './listing-contract';
import { aQuery } from './open-test-catalogue';
import { brands } from '../../support/english';

/** The less popular a product is, the better it is rated; the last one is of another category. */
const products = Array.from({ length: 41 }, (_, at) =>
  aProduct({
    id: `p${at}`,
    title: at % 2 === 0 ? 'Kettle' : 'Cushion',
    categoryIds: [at === 40 ? 'garden-1-1' : 'Home-1-1'],
    popularity: 100 - at,
    reviews: { count: 100, average: 1 + at / 10 },
    attributes: { colours: [at < 35 ? 'Red' : 'Zinc'], size: at === 3 || at === 7 ? ['M'] : [] },
  }),
);

const fails = () => Promise.reject(new UnavailableError('away'));

/** To be called within a `describe`. */
export function keepsTheRecommendationContract(open: OpenEngine): void {
  let engine: ListingEngine;
  beforeAll(async () => {
    engine = await open({ outline: testOutline, products });
  });

  async function recommendedWith(path: string, of: ListingEngine = engine) {
    const { status, body } = await respondToListingRequest(
      { engine: of, brands },
      { url: path, brand: 'marlow' },
    );
    expect(status).toBe(200);
    const { meta } = readRecord(readRecord(body).response);
    const recommended = readList(readRecord(meta).recommended_products);
    return recommended.map((entry) => readRecord(entry).product_id);
  }

  it.each([
    ['/group_id/Home-1-1', ['p39']],
    ['/group_id/all', ['p40']],
    ['/group_id/Home-1-1?filters[colours]=Red', ['p34']],
    // The best ones are on this page.
    ['/group_id/Home-1-1?sort_by=rating&sort_order=descending', []],
    // Pages of fewer products.
    ['/group_id/Home-1-1?page=2', []],
    ['/kettle', []],
    ['/group_id/all?num_results_per_page=20', []],
  ])('recommends the best rated product that is not on the page of %s', async (path, ids) => {
    expect(await recommendedWith(path)).toEqual(ids);
  });

  it.each([
    aQuery({
      base: { kind: 'group', id: 'Home-1-1' },
      sort: sortOrders.highestrated,
    }),
    aQuery({ base: { kind: 'search', term: 'kettle' }, filters: new Map([['colours', ['Red']]]) }),
    aQuery({ base: { kind: 'facet', facetId: 'colours', optionId: 'Red' }, page: 2, size: 20 }),
  ])('finds the same products for %j when nothing is to be counted', async (query) => {
    const { total, products: found } = await engine.query(query);
    const uncounted = await engine.query({ ...query, countsNothing: true });
    expect(uncounted).toMatchObject({ total, products: found, found: true });
    expect(found.length).toBeGreaterThan(0);
  });

  it('recommends nothing with a listing when the query for it fails', async () => {
    const query: ListingEngine['query'] = (asked) =>
      asked.sort.sortBy === 'rating' ? fails() : engine.query(asked);
    expect(await recommendedWith('/group_id/all', { ...engine, query })).toEqual([]);
  });

  it('finds similar products: those of the category with most values in common, then the most popular', async () => {
    const [, , , third, ...others] = products;
    const similar = third ? await findSimilar(engine, third) : [];
    expect(similar.map(({ id }) => id)).toEqual([
      'p7',
      'p0',
      'p1',
      'p2',
      'p4',
      'p5',
      'p6',
      'p8',
      'p9',
      'p10',
      'p11',
      'p12',
    ]);
    const alone = others.at(-1);
    expect(alone && (await findSimilar(engine, alone))).toEqual([]);
  });

  it('finds no similar products for one without a category, and while the engine fails', async () => {
    expect(await findSimilar(engine, aProduct({ id: 'x' }))).toEqual([]);
    const product = aProduct({ id: 'x', categoryIds: ['Home-1-1'] });
    expect(await findSimilar({ ...engine, query: fails }, product)).toEqual([]);
  });
}
