import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { createListingApi } from '../../../shop/catalogue/listing-api';
import { aProduct, testOutline, testProducts } from './a-catalogue';
import { brands } from '../../support/english';
import { processorMsUntil } from '../../support/processor-time';
import { openTestCatalogue } from './open-test-catalogue';

const oddId = aProduct({ id: 'p 1/2', brand: { id: 'id-H&M', name: 'H&M' }, popularity: 1000 });
const plain = aProduct({ id: 'plain', popularity: 999 });

let api: ReturnType<typeof createListingApi>;
beforeAll(async () => {
  const products = [oddId, plain, ...testProducts(300)];
  const engine = await openTestCatalogue({ outline: testOutline, products });
  api = createListingApi({ engine, brands });
});

async function request(url: string, brand = 'marlow') {
  const { status, body } = await api({ url, brand });
  return { status, ...(body as WireListingBody).response };
}

describe('the listing API, for products by their ids', () => {
  it('sends those that the catalogue has, as in a listing, with the names of their brands', async () => {
    const { status, product_list, facet_list } = await request('/product_id/p%201%2F2,none,plain');
    expect(status).toBe(200);
    expect(product_list?.map(({ product_id: id }) => id)).toEqual(['p 1/2', 'plain']);
    const listed = await request('/group_id/all?num_results_per_page=2');
    expect(product_list).toEqual(listed.product_list);
    const names = facet_list?.[0]?.values.map(({ name, count }) => [name, count]);
    expect(names).toContainEqual(['H&M', 1]);
  });

  it('sends prices in the currency of the brand', async () => {
    const { product_list: list } = await request('/product_id/plain', 'marlow-ie');
    expect(list?.[0]?.price?.currencyCode).toBe('EUR');
  });

  it.each([
    ['unknown', '/product_id/none'],
    ['empty', '/product_id/,,'],
    ['very long', `/product_id/${'x'.repeat(7_000)}`],
    ['malformed', '/product_id/%E0%A4%A,%00,__proto__'],
    ['very many', `/product_id/${'plain,'.repeat(1_000_000)}`],
  ])('sends no products for %s ids, with milliseconds of work', async (_what, url) => {
    const { status, product_list: list } = await request(url);
    expect([status, list]).toEqual([200, []]);
    expect(await processorMsUntil(() => request(url))).toBeLessThan(100);
  });
});
