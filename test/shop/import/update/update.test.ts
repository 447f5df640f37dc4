import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrent } from '../../../../shop/catalogue/embedded/generation-store';
import { generationPaths } from '../../../../shop/catalogue/embedded/generation-files';
import { writeRangeId } from '../../../../src/listing-url/range-option';
import { aQuery } from '../../catalogue/open-test-catalogue';
import { failureOf, openTestShop, type TestShop } from '../import-text';

const catalogue = `id,title,price,was_price,stock,rrp,unit_pricing_measure,unit_pricing_base_measure
a,Velvet sofa,400 GBP,500 GBP,3,,,
b,Oak table,249 GBP,,1,300 GBP,,
c,Shampoo,6 GBP,,9,,750 ml,1 l
d,Table lamp,20 GBP,,4,,,
`;

let shop: TestShop;
beforeEach(async () => {
  shop = openTestShop();
  await shop.importText(catalogue);
});

const product = async (id: string) => (await shop.products()).find((one) => one.id === id);
async function idsBy(sortBy: 'price' | 'relevance', sortOrder: 'ascending' | 'descending') {
  const engine = await shop.openEngine();
  const { products } = await engine.query(aQuery({ sort: { sortBy, sortOrder }, size: 10 }));
  return products.map(({ id }) => id);
}

describe('update of prices and stock', () => {
  it('changes what the file has, and nothing else', async () => {
    const { summary } = await shop.updateText('sku,price,stock\nb,19.50,0\nd,20,4\n');
    expect(summary).toMatchObject({
      rows: 2,
      products: 4,
      changes: { added: 0, gone: 0, changed: 1, price: 1, stock: 1, texts: 0 },
      unknown: { count: 0 },
    });
    expect(await product('b')).toMatchObject({
      title: 'Oak table',
      price: { current: 19.5, reference: { amount: 300 } },
      availability: 'SoldOut',
    });
    expect(await product('a')).toMatchObject({ price: { current: 400, previous: 500 } });
  });

  it('orders, filters and searches by the new values', async () => {
    await shop.updateText('id,price,stock\nb,1,5\na,2,0\n');
    expect(await idsBy('price', 'ascending')).toEqual(['b', 'c', 'd', 'a']);
    const engine = await shop.openEngine();
    const { products, facets } = await engine.query(
      aQuery({ base: { kind: 'search', term: 'table' } }),
    );
    expect(products.map(({ id }) => id).sort()).toEqual(['b', 'd']);
    const filtered = await engine.query(
      aQuery({ filters: new Map([['price', [writeRangeId({ from: 0, to: 3 })]]]) }),
    );
    expect(filtered.total).toBe(2);
    const all = await engine.query(aQuery({}));
    expect(all.facets.find(({ id }) => id === 'availability')?.values).toMatchObject([
      { count: 3 },
    ]);
    expect(facets.length).toBeGreaterThan(0);
  });

  it('leaves the full-text index and its words as they are', async () => {
    const wordsOf = () => {
      const name = readCurrent(shop.root)?.folder ?? '';
      return readFileSync(generationPaths(join(shop.root, name)).words, 'utf8');
    };
    const before = wordsOf();
    await shop.updateText('id,price\na,1\n');
    expect(wordsOf()).toBe(before);
  });

  it('keeps a previous price that the file says nothing of, and takes an empty one away', async () => {
    await shop.updateText('id,price\na,450\n');
    expect((await product('a'))?.price).toMatchObject({ current: 450, previous: 500 });
    await shop.updateText('id,price\na,500\n');
    expect((await product('a'))?.price).not.toHaveProperty('previous');
    await shop.updateText('id,price,was_price\na,300,600\nb,249,\n');
    expect((await product('a'))?.price).toMatchObject({ current: 300, previous: 600 });
    await shop.updateText('id,price,was_price\nb,249,260\na,300,\n');
    expect((await product('a'))?.price).not.toHaveProperty('previous');
  });

  it('computes the price of a unit again, and drops a recommended price that is not above', async () => {
    await shop.updateText('id,price\nc,9\nb,310\n');
    expect((await product('c'))?.price.unit).toMatchObject({ amount: 12 });
    expect((await product('b'))?.price).not.toHaveProperty('reference');
  });

  it('tells ids that the catalogue has not, and changes nothing where it has none of them', async () => {
    const report = join(shop.path, 'report.txt');
    const { summary } = await shop.updateText('id,price\na,1\nx,2\ny,3\n', { report });
    expect(summary.unknown).toEqual({ count: 2, first: ['x', 'y'] });
    expect(readFileSync(report, 'utf8')).toContain('line 3: skipped: the catalogue has no "x"');
    const before = shop.state();
    expect(await failureOf(shop.updateText('id,price\nx,2\ny,3\n'))).toBe(
      'ImportFailure: the catalogue has none of the 2 ids, such as x, y',
    );
    expect(shop.state()).toEqual(before);
  });

  it('rejects rows without price and stock, and skips those of another currency and a second of an id', async () => {
    const { summary, problems } = await shop.updateText(
      'id,price,stock,title\na,5 EUR,,A\nb,,,B\nd,7,,D\nd,8,,D\nc,on request,,C\n',
    );
    expect(problems).toEqual(['line 3: there is neither a price nor the stock']);
    expect(Object.fromEntries(summary.skipped)).toEqual({
      'price in another currency': 1,
      'same id as an earlier row': 1,
      'no price': 1,
    });
    expect(summary.unused).toEqual(['title']);
    expect((await product('d'))?.price.current).toBe(7);
  });

  it('reads NDJSON, and columns of other names', async () => {
    await shop.updateText(
      '{"id":"a","price":{"current":7,"previous":9},"availability":"SoldOut"}\n',
    );
    expect(await product('a')).toMatchObject({
      price: { current: 7, previous: 9 },
      availability: 'SoldOut',
    });
    await shop.updateText('Nr;Preis\na;1.234,50\n', { map: ['id=Nr', 'price=Preis'] });
    expect((await product('a'))?.price.current).toBe(1234.5);
  });

  it('changes nothing in a dry run, in a shop without an import, or without ids', async () => {
    const before = shop.state();
    await shop.updateText('id,price\na,1\n', { dryRun: true });
    expect(await failureOf(shop.updateText('name,price\na,1\n'))).toMatch(
      /no column is taken for id\./,
    );
    expect(shop.state()).toEqual(before);
    const empty = openTestShop();
    expect(await failureOf(empty.updateText('id,price\na,1\n'))).toMatch(
      /nothing was imported yet/,
    );
  });

  it('is one of the imports: the catalogue before stays, and a full import follows', async () => {
    const first = readCurrent(shop.root)?.folder;
    await shop.updateText('id,price\na,1\n');
    expect(shop.state().files).toContain(first);
    const { summary } = await shop.importText(catalogue, { acceptChanges: false });
    expect(summary.changes).toMatchObject({ changed: 1, price: 1 });
    expect(summary.lostHistory).toBeUndefined();
  });
});

const family = `id,item_group_id,title,price,color,stock
s1,sofa,Sofa,400 GBP,Red,0
s2,sofa,Sofa,300 GBP,Blue,2
t1,,Table,90 GBP,,1
`;

describe('update of variants', () => {
  beforeEach(() => shop.importText(family));

  it('joins them again: the lowest price, and whether any is in stock', async () => {
    await shop.updateText('id,price,stock\ns2,500,0\n');
    expect(await product('sofa')).toMatchObject({
      price: { current: 400, currentFrom: true },
      availability: 'SoldOut',
    });
    await shop.updateText('id,price,stock\ns1,500,1\n');
    const { price, availability } = (await product('sofa')) ?? {};
    expect(price).toMatchObject({ current: 500 });
    expect(price).not.toHaveProperty('currentFrom');
    expect(availability).toBe('InStock');
  });

  it('keeps their colours and sizes, of which listings say whether they are in stock', async () => {
    await shop.importText(
      'id,item_group_id,title,price,size,colour,stock\n' +
        'p1,polo,Polo,20 GBP,M,Red,2\np2,polo,Polo,20 GBP,L,Red,2\np3,polo,Polo,20 GBP,L,Blue,0\n',
    );
    await shop.updateText('id,stock\np1,0\n');
    expect((await product('polo'))?.variants).toMatchObject([
      { id: 'p1', availability: 'SoldOut', options: { size: 'M', colours: 'Red' } },
      { id: 'p2', availability: 'InStock', options: { size: 'L', colours: 'Red' } },
      { id: 'p3', availability: 'SoldOut', options: { size: 'L', colours: 'Blue' } },
    ]);
  });

  it('takes a row of the product itself for all of them', async () => {
    await shop.updateText('id,price\nsofa,250\n');
    const { price } = (await product('sofa')) ?? {};
    expect(price).toMatchObject({ current: 250 });
    expect(price).not.toHaveProperty('currentFrom');
  });

  it('removes them one by one, and then the product', async () => {
    const remove = (ids: string) => shop.updateText(ids, { mode: 'remove' });
    const { summary } = await remove('id\ns2\n');
    expect(summary).toMatchObject({ products: 2, changes: { gone: 0, price: 1 } });
    expect((await product('sofa'))?.price).toMatchObject({ current: 400 });
    await remove('id\ns1\n');
    expect((await shop.products()).map(({ id }) => id)).toEqual(['t1']);
  });
});

describe('removal', () => {
  it('takes the products of a list of ids away', async () => {
    const { summary } = await shop.updateText('sku\na\nx\nd\n', { mode: 'remove' });
    expect(summary).toMatchObject({ products: 2, changes: { gone: 2 }, unknown: { first: ['x'] } });
    expect((await shop.products()).map(({ id }) => id).sort()).toEqual(['b', 'c']);
    const engine = await shop.openEngine();
    const { products } = await engine.query(aQuery({ base: { kind: 'search', term: 'table' } }));
    expect(products.map(({ id }) => id)).toEqual(['b']);
  });

  it('stops where more than a fifth would go, and never takes all', async () => {
    const before = shop.state();
    const options = { mode: 'remove', acceptChanges: false } as const;
    expect(await failureOf(shop.updateText('id\na\n', options))).toMatch(
      /^StoppedImport: only 3 products, 75 % of the 4 before/,
    );
    const all = shop.updateText('id\na\nb\nc\nd\n', { mode: 'remove' });
    expect(await failureOf(all)).toMatch(/no product left/);
    expect(shop.state()).toEqual(before);
  });
});
