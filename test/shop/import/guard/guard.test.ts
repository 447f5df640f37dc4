import { StoppedImport } from '../../../../shop/import/guard/check-changes';
import { failureOf, openTestShop } from '../import-text';

type Row = { readonly id: number; readonly title?: string; readonly price?: string };

const titles = [
  'Velvet sofa with a footstool',
  'Oak table for the garden',
  'Red cotton dress with pockets',
  'Wooden chair for the kitchen',
];

const csv = (rows: readonly Row[]) =>
  [
    'id,title,price',
    ...rows.map(
      ({ id, title = `${titles[id % titles.length]} ${id}`, price = `${id + 1}.50 GBP` }) =>
        `${id},${title},${price}`,
    ),
    '',
  ].join('\n');

const rowsUpTo = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, id) => ({ id }));

const guarded = { acceptChanges: false };

async function openFilled(count = 100) {
  const shop = openTestShop();
  await shop.importText(csv(rowsUpTo(count)), guarded);
  return shop;
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof StoppedImport ? error.reason : String(error);
}

describe('import over an earlier one', () => {
  it('counts what is added, changed and gone', async () => {
    const shop = await openFilled();
    const rows = rowsUpTo(100)
      .slice(3)
      .map((row) => (row.id < 7 ? { ...row, price: '999 GBP' } : row))
      .map((row) => (row.id === 6 || row.id === 7 ? { ...row, title: 'Linen sofa' } : row));
    const added = [{ id: 200 }, { id: 201 }];
    const { summary } = await shop.importText(csv([...added, ...rows]), guarded);
    expect(summary.changes).toEqual({
      added: 2,
      gone: 3,
      changed: 5,
      price: 4,
      stock: 0,
      texts: 2,
    });
  });

  it('counts what is sold out by now, and has nothing to compare a first import with', async () => {
    const shop = openTestShop();
    const stock = (value: string) => `id,title,price,stock\n1,Lamp,5,${value}\n2,Sofa,6,2\n`;
    expect((await shop.importText(stock('3'), guarded)).summary.changes).toBeUndefined();
    expect((await shop.importText(stock('0'), guarded)).summary.changes).toMatchObject({
      changed: 1,
      stock: 1,
    });
  });

  it('stops with less than 80 % of the products, and changes nothing', async () => {
    const shop = await openFilled();
    const before = shop.state();
    const fewer = csv(rowsUpTo(79));
    expect(await failureOf(shop.importText(fewer, guarded))).toBe(
      'StoppedImport: only 79 products, 79 % of the 100 before (less than 80 % may mean that the file is cut short). --accept-changes imports it all the same',
    );
    expect(await reasonOf(shop.importText(fewer, guarded))).toBe('products');
    expect(await reasonOf(shop.importText(fewer, { ...guarded, dryRun: true }))).toBe('products');
    expect(shop.state()).toEqual(before);
    await shop.importText(csv(rowsUpTo(80)), guarded);
    await shop.importText(csv(rowsUpTo(5)), { acceptChanges: true });
    expect(await shop.products()).toHaveLength(5);
  });

  it('takes another share', async () => {
    const shop = await openFilled();
    const half = csv(rowsUpTo(50));
    expect(await reasonOf(shop.importText(half, { ...guarded, leastShare: 0.51 }))).toBe(
      'products',
    );
    const { summary } = await shop.importText(half, { ...guarded, leastShare: 0.5 });
    expect(summary.changes).toMatchObject({ gone: 50 });
  });

  it('stops for another currency', async () => {
    const shop = await openFilled();
    const rows = rowsUpTo(100).map((row) => ({ ...row, price: '5 EUR' }));
    expect(await reasonOf(shop.importText(csv(rows), guarded))).toBe('currency');
    expect(await failureOf(shop.importText(csv(rows), guarded))).toMatch(
      /the prices are in EUR, those before were in GBP\. --accept-changes/,
    );
  });

  it('stops for another language, but not for names of models', async () => {
    const shop = await openFilled();
    const german = [
      'Sofa aus Samt mit Hocker',
      'Gartentisch aus Eiche',
      'Rotes Kleid mit Taschen',
      'Stuhl für die Küche aus Holz',
    ];
    const named = (list: readonly string[]) =>
      csv(rowsUpTo(100).map(({ id }) => ({ id, title: `${list[id % list.length]} ${id}` })));
    expect(await failureOf(shop.importText(named(german), guarded))).toMatch(
      /the texts are in German, those before were in English\. --accept/,
    );
    expect(await reasonOf(shop.importText(named(german), guarded))).toBe('language');
    // What tells no language is searched as before.
    const { summary } = await shop.importText(named(['XJ-900', 'WH-1000XM4', 'K7']), guarded);
    expect(summary.language).toBe('en');
    expect((await openTestShop().importText(named(['XJ-900', 'K7']))).summary.language).toBe(
      undefined,
    );
  });

  it.each([
    ['da', 'no', false],
    ['nb', 'no', false],
    ['cs', 'sk', false],
    ['sr', 'hr', false],
    ['id', 'ms', false],
    ['es', 'gl', false],
    ['es', 'pt', true],
    ['da', 'sv', true],
  ])('stops for a language that is not close: %s, then %s: %s', async (had, has, stops) => {
    const shop = openTestShop();
    const importIn = (language: string) =>
      shop.importText(csv(rowsUpTo(3)), { ...guarded, language });
    await importIn(had);
    if (stops) expect(await reasonOf(importIn(has))).toBe('language');
    else expect((await importIn(has)).summary.language).toBe(has);
  });

  it('names all reasons at once', async () => {
    const shop = await openFilled();
    expect(await failureOf(shop.importText(csv([{ id: 1, price: '5 EUR' }]), guarded))).toMatch(
      /only 1 products, 1 % of.*; the prices are in EUR/,
    );
  });
});

describe('list of JSON that says how many products there are', () => {
  const list = (total: string, count: number) =>
    `{${total}"products":[${rowsUpTo(count)
      .map(({ id }) => JSON.stringify({ id: String(id), title: 'Lamp', price: 5 }))
      .join()}]}`;

  it('is cut short where it has fewer', async () => {
    const shop = openTestShop();
    expect(await failureOf(shop.importText(list('"total":250,', 100), guarded))).toBe(
      'ImportFailure: the file says that there are 250 products, and has 100: it is cut short, or one page of several. --accept-changes imports it all the same',
    );
    const { summary } = await shop.importText(list('"total":100,', 100), guarded);
    expect(summary.products).toBe(100);
    await shop.importText(list('"total":250,', 100), { acceptChanges: true });
  });
});
