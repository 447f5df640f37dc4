import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

const products = [
  aProduct({ id: 'p1', title: 'Red kettle', categoryIds: ['kitchen-1-1'], popularity: 3 }),
  aProduct({ id: 'p2', title: 'Blue velvet cushion', categoryIds: ['Home-1-1'], popularity: 9 }),
  aProduct({ id: 'p3', title: 'Blue kettle', categoryIds: ['kitchen-1-1'], popularity: 1 }),
  aProduct({ id: 'p4', title: 'Spade', categoryIds: ['garden-1-1'], popularity: 2 }),
  aProduct({
    id: 'p5',
    title: 'Armchair',
    categoryIds: ['Home-1-1'],
    popularity: 5,
    brand: { id: 'fig & fable', name: 'Fig & Fable' },
  }),
  aProduct({ id: 'p6', title: 'Armchair cover', categoryIds: ['Home-1-1'], popularity: 0 }),
];

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue({ outline: testOutline, products });
});

async function search(path: string) {
  const { body } = await respondToListingRequest(
    { engine, brands },
    { url: `/${path}`, brand: 'marlow-ie' },
  );
  return (body as WireListingBody).response;
}
const metaOf = async (path: string) => (await search(path)).meta;
const categoriesOf = async (path: string) =>
  (await metaOf(path))?.suggested_categories?.map(({ group_id: id }) => id);

describe('an empty search of the listing API', () => {
  it('suggests what is in one catalogue alone when another one comes while it looks', async () => {
    const [spade] = products.filter(({ title }) => title === 'Spade');
    const later = await openTestCatalogue({
      outline: { ...testOutline },
      products: spade === undefined ? [] : [spade],
    });
    let [current, queries] = [engine, 0];
    const changing: ListingEngine = {
      ...engine,
      outline: () => current.outline(),
      query: async (query) => {
        queries += 1;
        const asked = current;
        if (queries === 4) current = later;
        return asked.query(query);
      },
    };
    const request = { url: '/blue zzzz', brand: 'marlow-ie' };
    const response = await respondToListingRequest({ engine: changing, brands }, request);
    const alone = await respondToListingRequest({ engine: later, brands }, request);
    expect(response).toStrictEqual(alone);
  });

  it('suggests the categories with most products, and the most popular products', async () => {
    const meta = await metaOf('zzzz');
    expect(meta?.num_results).toBe(0);
    expect(meta?.suggested_categories).toEqual([
      { group_id: 'Home', display_name: 'All Home' },
      { group_id: 'kitchen', display_name: 'All kitchen' },
      { group_id: 'garden', display_name: 'All garden' },
    ]);
    expect(meta?.popular_products?.map(({ product_id: id }) => id)).toEqual([
      'p2',
      'p5',
      'p1',
      'p4',
    ]);
    expect(meta?.popular_products?.[1]).toMatchObject({
      brand: 'Fig & Fable',
      price: { currencyCode: 'EUR' },
    });
    expect(meta).not.toHaveProperty('fewer_words');
  });

  it('suggests the categories first that hold what fewer of its words find', async () => {
    expect(await categoriesOf('qqqq%20wwww%20spade')).toEqual(['garden', 'Home', 'kitchen']);
  });

  it.each([
    ['qqqq%20wwww%20kettle', ['kettle']],
    ['qqqq%20wwww%20armchiar', ['armchair']],
    ['blue%20kettle%20qqqq%20wwww', ['blue kettle', 'kettle', 'blue']],
    ['spade%20blue%20kettle%20cushion', ['blue cushion', 'blue kettle', 'cushion']],
    ['qqqq%20wwww', []],
    ['one%20two%20three%20four%20five%20spade', []],
  ])('suggests fewer words of %s that find products', async (path, terms) => {
    const meta = await metaOf(path);
    expect([meta?.num_results, meta?.fewer_words]).toEqual([0, terms]);
    for (const term of terms)
      expect((await search(encodeURIComponent(term))).product_list).not.toEqual([]);
  });

  it.each([
    ['a search that finds something', 'kettle'],
    ['a corrected search', 'ketle'],
    ['a page past the last', 'kettle?page=9'],
    ['a search that a filter emptied', 'kettle?filters[colours]=Zinc'],
    ['a search that a category emptied', 'kettle?filters[group_id]=garden'],
    ['an empty category', 'group_id/garden-2'],
  ])('suggests nothing with %s', async (_what, path) => {
    const meta = await metaOf(path);
    for (const field of ['fewer_words', 'suggested_categories', 'popular_products'])
      expect(meta).not.toHaveProperty(field);
  });
});
