import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../support/close-after-test';
import { aBody } from '../support/listing-service';
import { aService } from '../shop/saved/a-saving-shopper';
import type { CatalogueOutline, CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import { aChair, anEngine, anOutline, aServer } from './a-server';
import { aShopper, countOf, savedIdsOf } from './saved-page-shopper';

describe('the page of saved products', () => {
  it('shows the products of the shopper, newest first, and those that are no longer there', async () => {
    const shopper = await aShopper(await aServer());
    await shopper.save('1', 'gone', '2');
    const { statusCode, body, headers } = await shopper.open();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('rel="canonical"');
    expect(savedIdsOf(body)).toEqual(['2', 'gone', '1']);
    expect(countOf(body)).toBe('3');
    expect(body.match(/Chair \d<\/a>|No longer available/g)).toEqual([
      'Chair 2</a>',
      'No longer available',
      'Chair 1</a>',
    ]);
    expect(body).toContain('£10');
    expect(body).toContain('Oak');
  });

  it('leads a shopper without saved products to the departments', async () => {
    const engine = anEngine({
      outline: () => ({
        categories: [{ id: 'chairs', name: 'Chairs & Stools' }],
        collections: [],
        facets: [],
      }),
    });
    const { statusCode, body } = await (await aServer({ engine })).inject('/saved');
    expect(statusCode).toBe(200);
    expect(body).toContain('You have not saved any products yet.');
    expect(body).toMatch(/<main.*href="\/browse\/chairs"><bdi>Chairs &amp; Stools</);
    expect(body).not.toContain('<form method="post"');
    expect(countOf(body)).toBe('');
  });

  it('removes a product and offers Undo in its place; Undo saves it as the newest', async () => {
    const shopper = await aShopper(await aServer());
    await shopper.save('1', '2', '3');
    const removed = await shopper.submit({ remove: '2' });
    expect([removed.statusCode, removed.headers.location]).toEqual([
      303,
      '/saved?at=1&removed=2&price=10&currency=GBP',
    ]);
    const after = await shopper.open(removed.headers.location);
    expect(savedIdsOf(after.body)).toEqual(['3', '1']);
    expect(
      after.body.match(/<li class="plp-shop-saved__entry" data-product-id="\d"/g),
    ).toHaveLength(3);
    expect(after.body.match(/<button[^>]* autofocus=""[^>]*>/gi)).toEqual([
      expect.stringMatching(/value="2".* name="add"/),
    ]);
    const restored = await shopper.submit({ add: '2' });
    expect([restored.statusCode, restored.headers.location]).toEqual([303, '/saved?restored=2']);
    expect(savedIdsOf((await shopper.open()).body)).toEqual(['2', '3', '1']);
  });

  const anEngineAt = (chair: Pick<CatalogueProduct, 'price'>) =>
    anEngine({
      products: (ids) => Promise.resolve(ids.map((id) => ({ ...aChair(id), ...chair }))),
    });
  const cheaperOf = (html: string) =>
    /plp-shop-saved__cheaper"><bdi>([^<]*)<\/bdi> cheaper since you saved it/.exec(html)?.[1];

  it.each([
    { what: 'in pounds', before: 239.99, now: 200, cheaper: '£39.99' },
    { what: 'without pence', before: 240, now: 200, cheaper: '£40' },
    { what: 'dearer', before: 200, now: 240, cheaper: undefined },
    { what: 'the same', before: 200, now: 200, cheaper: undefined },
  ])('says what has become cheaper since it was saved: $what', async (prices) => {
    const chair = { price: { current: prices.before } };
    const shopper = await aShopper(await aServer({ engine: anEngineAt(chair) }));
    await shopper.save('1');
    chair.price = { current: prices.now };
    expect(cheaperOf((await shopper.open()).body)).toBe(prices.cheaper);
  });

  it('keeps the price of a product that is removed and saved again', async () => {
    const chair = { price: { current: 240 } };
    const shopper = await aShopper(await aServer({ engine: anEngineAt(chair) }));
    await shopper.save('1');
    chair.price = { current: 200 };
    const { headers } = await shopper.submit({ remove: '1' });
    const { body } = await shopper.open(headers.location);
    const [, undo = ''] = /<button[^>]*formAction="([^"]*)"/i.exec(body) ?? [];
    await shopper.submit({ add: '1' }, {}, undo.replaceAll('&amp;', '&'));
    expect(cheaperOf((await shopper.open()).body)).toBe('£40');
  });

  it.each(['price=1e9&currency=GBP', 'price=-1&currency=GBP', 'price=9&currency=<b>', 'price=9'])(
    'saves at the price of today where the address says %s',
    async (query) => {
      const shopper = await aShopper(
        await aServer({ engine: anEngineAt({ price: { current: 5 } }) }),
      );
      expect((await shopper.submit({ add: '1' }, {}, `/saved?${query}`)).statusCode).toBe(303);
      expect(cheaperOf((await shopper.open()).body)).toBeUndefined();
      const { headers } = await shopper.submit({ remove: '1' });
      expect(headers.location).toBe('/saved?at=0&removed=1&price=5&currency=GBP');
    },
  );

  it('says nothing of a product that was saved while its price could not be found', async () => {
    const chair = { price: { current: 240 } };
    const engine = anEngineAt(chair);
    const { products } = engine;
    const away = jest.spyOn(engine, 'products').mockRejectedValue(new Error('away'));
    const shopper = await aShopper(await aServer({ engine }));
    await shopper.save('1');
    away.mockImplementation(products);
    chair.price = { current: 200 };
    const { body } = await shopper.open();
    expect(body).toContain('£200');
    expect(cheaperOf(body)).toBeUndefined();
  });

  it('compares no prices of two currencies', async () => {
    let outline: CatalogueOutline = anOutline;
    const chair = { price: { current: 240 } };
    const engine = { ...anEngineAt(chair), outline: () => outline };
    const shopper = await aShopper(await aServer({ engine }));
    await shopper.save('1');
    outline = { ...anOutline, currencyCode: 'EUR' };
    chair.price = { current: 200 };
    const { body } = await shopper.open();
    expect(body).toContain('€200');
    expect(cheaperOf(body)).toBeUndefined();
  });

  it('is divided into pages', async () => {
    const shopper = await aShopper(await aServer());
    await shopper.save(...Array.from({ length: 50 }, (_, index) => `p${index}`));
    const entriesOf = async (url: string) =>
      (await shopper.open(url)).body.match(/data-product-id="p\d+"/g)?.length;
    expect(await entriesOf('/saved')).toBe(48);
    for (const page of ['2', '3', '999999999'])
      expect(await entriesOf(`/saved?page=${page}`)).toBe(2);
    for (const page of ['0', '-1', 'x']) expect(await entriesOf(`/saved?page=${page}`)).toBe(48);
    expect((await shopper.open('/saved')).body).toContain('<a href="/saved?page=2">Next page</a>');
    const { headers } = await shopper.submit({ remove: 'p0' });
    expect((await shopper.open(headers.location)).body).toContain('Page 2 of 2');
  });

  it.each([
    '/saved?removed=%3Cscript%3Ealert(1)%3C/script%3E&at=1e9',
    '/saved?removed=a&removed=b&at=-1&page=1.5',
    `/saved?removed=${'x'.repeat(2_000)}`,
    '/saved?removed=%00&restored=%00',
    '/saved?__proto__=1&removed=__proto__&at=Infinity',
  ])('takes the address %.60s for text', async (url) => {
    const shopper = await aShopper(await aServer());
    await shopper.save('1');
    const { statusCode, body } = await shopper.open(url);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(savedIdsOf(body)).toEqual(['1']);
  });

  it('escapes saved ids, and asks for the longest of them', async () => {
    const shopper = await aShopper(await aServer());
    const ids = ['"><img src=x>', '.', '..', 'a,b/c?d#e', '😀'.repeat(64)];
    await shopper.save(...ids);
    const { statusCode, body } = await shopper.open();
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<img src=x>');
    expect(body.match(/No longer available/g)).toHaveLength(ids.length);
  });

  it.each([
    ['without its number', { _dynSessConf: '' }, {}, 403],
    ['of another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['of no product', { remove: '' }, {}, 400],
    ['of an overlong product', { remove: 'x'.repeat(65) }, {}, 400],
    ['in JSON', {}, { 'content-type': 'application/json' }, 415],
    ['that is too large', { more: 'x'.repeat(20_000) }, {}, 413],
  ])('refuses a form %s, and changes nothing', async (_what, fields, headers, status) => {
    const shopper = await aShopper(await aServer());
    await shopper.save('1');
    const refused = await shopper.submit({ remove: '1', ...fields }, headers);
    expect(refused.statusCode).toBe(status);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(savedIdsOf((await shopper.open()).body)).toEqual(['1']);
    if (status === 403 || status === 400) {
      expect(refused.body).toMatch(/role="alert" tabindex="-1" autofocus="">[^<]+\.</i);
      expect(savedIdsOf(refused.body)).toEqual(['1']);
    }
  });

  it('is 503 while the list or the products cannot be read', async () => {
    const away = () => Promise.reject(new Error('away'));
    const server = await aServer({ engine: anEngine({ products: away }) });
    const shopper = await aShopper(server);
    await shopper.save('1');
    const { statusCode, body } = await shopper.open();
    expect(statusCode).toBe(503);
    expect(body).toContain('Your saved products cannot be shown just now.');
    const { service } = aService();
    const broken = { ...service, store: { ...service.store, list: away } };
    const other = await aShopper(await aServer({ saved: broken }));
    expect((await other.open()).statusCode).toBe(503);
    expect((await other.submit({ remove: '1' })).headers.location).toBe('/saved?at=0&removed=1');
    expect((await other.open('/browse/chairs')).statusCode).toBe(200);
  });
});

describe('the number at the link', () => {
  it('stands in the pages of the shopper, and in none that shoppers share', async () => {
    const server = await aServer();
    const shopper = await aShopper(server);
    await shopper.save('1', '2');
    for (const url of ['/browse/chairs', '/', '/product/1']) {
      const own = await shopper.open(url);
      expect([url, countOf(own.body)]).toEqual([url, '2']);
      expect(own.headers['cache-control']).toBe('private, no-cache');
      const shared = await server.inject(url);
      expect([url, countOf(shared.body)]).toEqual([url, '']);
    }
  });

  it('does not wait for a database that is slow', async () => {
    const { service } = aService();
    const slow = { ...service.store, list: () => new Promise<never>(() => undefined) };
    const shopper = await aShopper(await aServer({ saved: { ...service, store: slow } }));
    const { statusCode, body } = await shopper.open('/browse/chairs');
    expect([statusCode, countOf(body)]).toEqual([200, '']);
  });
});

describe('a shop without the page of saved products', () => {
  async function aListingApi() {
    const requested: string[] = [];
    const api = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end(JSON.stringify(aBody({ productIds: ['p1'] })));
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    closeAfterTest(() => api.close());
    return { requested, url: `http://127.0.0.1:${(api.address() as AddressInfo).port}/v1` };
  }

  async function expectAbsent(env: NodeJS.ProcessEnv) {
    const server = await aServer({ env });
    expect((await server.inject('/saved')).statusCode).toBe(404);
    expect((await server.inject({ method: 'POST', url: '/saved' })).statusCode).toBe(404);
    const home = await server.inject('/');
    expect(home.body).toContain('plp-shop-header');
    expect(home.body).not.toMatch(/\/saved"|saved\.0\.js/);
  }

  it('has neither link nor script on a brand that does not offer saving', async () => {
    await expectAbsent({ BRAND: 'marlow-ie' });
    const offered = await aServer({ env: { BRAND: 'marlow-ie', SAVE_FOR_LATER_IRELAND: 'true' } });
    expect((await offered.inject('/saved')).statusCode).toBe(200);
    expect((await offered.inject('/')).body).toMatch(/href="\/saved".*|saved\.0\.js/);
  });

  it('has none where the list is at another service', async () => {
    await expectAbsent({ ENV_URL: 'https://saved.example' });
  });

  it('has one with another listing API only if that finds products by their ids', async () => {
    const { url, requested } = await aListingApi();
    await expectAbsent({ API_URL: url });
    const shopper = await aShopper(
      await aServer({ env: { API_URL: url, PRODUCTS_BY_IDS: 'true' } }),
    );
    await shopper.save('gone', 'p1');
    const { statusCode, body } = await shopper.open();
    // The others are for the departments. A save requests the price of its product.
    const products = requested.filter((path) => !path.startsWith('/v1/group_id/all?'));
    expect(statusCode).toBe(200);
    expect(products.toSorted()).toEqual([
      '/v1/product_id/gone',
      '/v1/product_id/p1',
      '/v1/product_id/p1,gone',
    ]);
    expect(body.match(/Product p1<\/h3>|No longer available/g)).toHaveLength(2);
  });
});
