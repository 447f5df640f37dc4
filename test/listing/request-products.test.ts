import { requestProducts } from '../../src/listing/request/request-products';
import { fakePlatform } from '../support/fake-platform';
import { aResponse } from '../support/listing-service';

const { signal } = new AbortController();
const request = (platform: ReturnType<typeof fakePlatform>, ids: readonly string[]) =>
  requestProducts(ids, { platform, apiUrl: '/listing-api', brand: 'hearth', signal });

describe('products requested by their ids', () => {
  it('are found by their ids, with the names of their brands', async () => {
    const body = {
      response: {
        facet_list: [
          {
            id: 'brand',
            name: 'Brand',
            type: 'multiple',
            values: [{ id: 'oak', name: 'Oak & Co' }],
          },
        ],
        product_list: [
          { product_id: 'b', title: 'Bed', brand: 'oak' },
          { product_id: 'a', title: 'Armchair', brand: '__proto__' },
          { title: 'no id' },
        ],
      },
    };
    const platform = fakePlatform(() => aResponse(body));
    const found = await request(platform, ['a', 'b', 'c']);
    expect(platform.requested).toEqual(['/listing-api/product_id/a,b,c']);
    expect(
      [...(found ?? [])].map(([id, { product, brandName }]) => [id, product.title, brandName]),
    ).toEqual([
      ['b', 'Bed', 'Oak & Co'],
      ['a', 'Armchair', '__proto__'],
    ]);
  });

  it('come from several requests when there are many', async () => {
    const respond = (url: string) => {
      const ids = url.split('/').at(-1)?.split(',') ?? [];
      return aResponse({
        response: { product_list: ids.map((id) => ({ product_id: id, title: `Product ${id}` })) },
      });
    };
    const ids = Array.from({ length: 200 }, (_, index) => String(index));
    expect((await request(fakePlatform(respond), ids))?.size).toBe(200);
    expect((await request(fakePlatform(respond), []))?.size).toBe(0);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed'))],
    ['a 404', () => aResponse({}, { status: 404 })],
    ['no listing', () => aResponse({ response: { product_list: 3 } })],
    ['a body above 4 MB', () => new Response('x'.repeat(4_000_001))],
  ])('are undefined after %s', async (_what, respond) => {
    expect(await request(fakePlatform(respond), ['a'])).toBeUndefined();
  });
});
