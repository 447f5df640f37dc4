/** Updates of prices and stock in a cluster. */
import type { Client } from '@opensearch-project/opensearch';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { closeAfterTest } from '../../../support/close-after-test';
import { failureOf, openTestShop } from '../../import/import-text';
import { aQuery, idsOf } from '../open-test-catalogue';

export function updatesPrices(
  connect: () => { readonly client: Client; readonly url: string },
): void {
  it('updates prices and stock in a copy of the index, and removes products', async () => {
    const { client, url: openSearchUrl } = connect();
    const shop = openTestShop();
    const options = { openSearchUrl };
    const inUse = async () => (await indicesOf(client, 'catalogue'))[0] ?? '';
    const open = async () => {
      const engine = await openIndex(client, await inUse());
      closeAfterTest(engine.close);
      return engine;
    };
    await shop.importText(
      'id,title,price,was_price,stock\na,Sofa,400 GBP,500 GBP,1\nb,Oak table,90 GBP,,1\nc,Lamp,20 GBP,,1\n',
      options,
    );
    const before = await inUse();
    const { summary } = await shop.updateText(
      'id,price,was_price,stock\na,10,,0\nx,1,,1\n',
      options,
    );
    expect(summary).toMatchObject({
      products: 3,
      changes: { changed: 1, price: 1, stock: 1, gone: 0 },
      unknown: { count: 1, first: ['x'] },
    });
    expect(await inUse()).not.toBe(before);
    const engine = await open();
    const sort = { sortBy: 'price', sortOrder: 'ascending' } as const;
    const { products, facets } = await engine.query(aQuery({ sort }));
    expect(products.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(products[2]).toMatchObject({ price: { current: 10 }, availability: 'SoldOut' });
    expect(products[2]?.price).not.toHaveProperty('previous');
    expect(facets.find(({ id }) => id === 'availability')?.values).toMatchObject([{ count: 2 }]);
    const found = await engine.query(aQuery({ base: { kind: 'search', term: 'sofa' } }));
    expect(found.products.map(({ id }) => id)).toEqual(['a']);

    const stopped = shop.updateText('id\nb\n', {
      ...options,
      mode: 'remove',
      acceptChanges: false,
    });
    expect(await failureOf(stopped)).toMatch(/only 2 products, 66 % of the 3 before/);
    await shop.updateText('id\nb\n', { ...options, mode: 'remove' });
    const { total } = await (await open()).query(aQuery({}));
    expect(total).toBe(2);
    expect((await open()).health().products).toBe(2);
    const again = await shop.importText('id,title,price\na,Sofa,10 GBP\nc,Lamp,30 GBP\n', options);
    expect(again.summary.changes).toMatchObject({ added: 0, gone: 0, price: 1, stock: 2 });
    expect(again.summary.lostHistory).toBeUndefined();
  });

  it('knows what the products are that are left, as the folder does', async () => {
    const { client, url: openSearchUrl } = connect();
    const shop = openTestShop();
    const rows = ['a,Lamp,50', 'b,Lamp,60', 'c,Lamp,70', 'd,Orion,10', 'e,Vega,20'];
    const feed = ['id,title,price,category', ...rows.map((row) => `${row},Lamps`)].join('\n');
    const query = aQuery({
      base: { kind: 'search', term: 'lamps' },
      sort: { sortBy: 'price', sortOrder: 'ascending' },
    });
    for (const options of [{}, { openSearchUrl }]) {
      await shop.importText(feed, options);
      await shop.updateText('id\nb\nc\n', { ...options, mode: 'remove' });
    }
    const [index = ''] = await indicesOf(client, 'catalogue');
    const engine = await openIndex(client, index);
    closeAfterTest(engine.close);
    // Most titles do not say any more what the products are: their category does.
    for (const one of [await shop.openEngine(), engine])
      expect(idsOf(await one.query(query))).toEqual(['d', 'e', 'a']);
  });
}
