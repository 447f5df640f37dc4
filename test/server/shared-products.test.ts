import { aChair, anEngine, aPage, aServer } from './a-server';
import { aShopper, countOf, savedIdsOf } from './saved-page-shopper';

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^<>]*>/g, '');
const cardsOf = (html: string) =>
  [...html.matchAll(/<article class="plp-card.*?>(Chair [^<]*)<\/a>/g)].map(([, title]) => title);

describe('the products that somebody shares', () => {
  it('are those on the page of saved products, at the address of its button', async () => {
    const shopper = await aShopper(await aServer());
    await shopper.save('1', 'gone', '2');
    const own = (await shopper.open()).body;
    expect(headingOf(own)).toBe('Saved (3)');
    const [, address = ''] = /plp-shop-saved__share" href="([^"]*)"/.exec(own) ?? [];
    expect(address).toBe('/saved?product=2&amp;product=gone&amp;product=1');
    const removed = await shopper.submit({ remove: '2' });
    expect((await shopper.open(removed.headers.location)).body).toContain(
      'plp-shop-saved__share" href="/saved?product=gone&amp;product=1"',
    );
  });

  it('are shown to anyone who opens the address, whose own list stays', async () => {
    const server = await aServer();
    const other = await aShopper(server);
    await other.save('9');
    const { statusCode, body, headers } = await other.open(
      '/saved?product=2&product=gone&product=1&product=2',
    );
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(cardsOf(body)).toEqual(['Chair 2', 'Chair 1']);
    expect(headingOf(body)).toBe('Shared products (2)');
    expect(body).toContain('One product is no longer in the shop.');
    expect(body).not.toMatch(/<form method="post"|data-saved-ids|name="remove"/);
    expect(countOf(body)).toBe('1');
    expect(savedIdsOf((await other.open()).body)).toEqual(['9']);
    expect((await server.inject('/saved?product=1')).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['of unknown products', 'product=gone&product=away', []],
    [
      'of odd characters',
      'product=%22%3E%3Cimg%20src=x%3E&product=%00&product=..&product=1',
      ['1'],
    ],
    ['of overlong ids', `product=${'x'.repeat(2_000)}&product=${'y'.repeat(65)}&product=1`, ['1']],
    ['of nothing', 'product=', []],
    ['of an object', 'product[a]=1&product[__proto__]=2&product=1', ['1']],
    ['of a list that is a page too', 'product=1&page=7&removed=2&at=1', ['1']],
  ])('are shown from an address %s', async (_what, query, shown) => {
    const engine = anEngine({
      products: (ids) => Promise.resolve(ids.filter((id) => /^\d$/.test(id)).map(aChair)),
    });
    const { statusCode, body } = await (await aServer({ engine })).inject(`/saved?${query}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<img src=x>');
    expect(cardsOf(body)).toEqual(shown.map((id) => `Chair ${id}`));
  });

  it('are 48 at most; an address of 10,000 ids is too long', async () => {
    const requested: string[] = [];
    const engine = anEngine({
      products: (ids) => {
        requested.push(...ids);
        return Promise.resolve(ids.map((id) => aChair(id)));
      },
    });
    const server = await aServer({ engine });
    const addressOf = (count: number) =>
      `/saved?${Array.from({ length: count }, (_, at) => `product=${at}`).join('&')}`;
    expect(cardsOf((await server.inject(addressOf(600))).body)).toHaveLength(48);
    expect((await server.inject(addressOf(10_000))).statusCode).toBe(414);
    expect(new Set(requested).size).toBe(48);
  });

  it('are 503 while the products cannot be read', async () => {
    const away = () => Promise.reject(new Error('away'));
    const server = await aServer({ engine: anEngine({ products: away }) });
    expect((await server.inject('/saved?product=1')).statusCode).toBe(503);
  });
});

describe('products like those on the page', () => {
  it('are those like the newest that the shop has, without what is on the page', async () => {
    const engine = anEngine({
      products: (ids) => Promise.resolve(ids.filter((id) => id !== 'gone').map(aChair)),
      query: () => Promise.resolve(aPage(['1', '2', '3', '4'].map(aChair))),
    });
    const shopper = await aShopper(await aServer({ engine }));
    const similarOf = (html: string) =>
      [...html.matchAll(/plp-shop-tile__link[^>]*>(Chair \d)/g)].map(([, title]) => title);
    expect(similarOf((await shopper.open()).body)).toEqual([]);
    await shopper.save('1', '2', 'gone');
    expect(similarOf((await shopper.open()).body)).toEqual(['Chair 3', 'Chair 4']);
    expect(similarOf((await shopper.open('/saved?product=3')).body)).toEqual([
      'Chair 1',
      'Chair 2',
      'Chair 4',
    ]);
  });
});
