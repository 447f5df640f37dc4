/** Which columns and words an import takes for in stock and for sold out. */
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function importRows(header: string, rows: readonly string[]) {
  const lines = rows.map((row, at) => `${at},Lamp ${at},5,${row}`);
  const { problems } = await shop.importText(['id,title,price,' + header, ...lines].join('\n'));
  const products = await shop.products();
  const byId = new Map(products.map(({ id, availability }) => [id, availability]));
  return { problems, availabilities: rows.map((_, at) => byId.get(String(at))) };
}

describe('the availability of an imported product', () => {
  it.each<[header: string, inStock: readonly string[], soldOut: readonly string[]]>([
    [
      'availability',
      ['in stock', 'in_stock', 'InStock', 'https://schema.org/InStock', 'IN STOCK', 'low stock'],
      ['out of stock', 'out_of_stock', 'OutOfStock', 'http://schema.org/SoldOut', 'sold-out'],
    ],
    ['g:availability', ['in stock'], ['out of stock']],
    ['Stock status', ['instock'], ['outofstock']],
    ['is_in_stock', ['1', 'true', 'yes'], ['0', 'false', 'no']],
    ['In stock?', ['1'], ['0']],
    ['Stock', ['12', '0.5', '"1,200"'], ['0', '-3']],
    ['Stock quantity', ['3'], ['0']],
    ['inventory quantity', ['3'], ['0']],
    ['instock', ['Y', 'yes', '1'], ['N', 'no', '0']],
    ['availability', ['Διαθέσιμο', 'Άμεσα διαθέσιμο'], ['Εξαντλημένο', 'ΜΗ ΔΙΑΘΕΣΙΜΟ']],
  ])('is read from %s', async (header, inStock, soldOut) => {
    const { problems, availabilities } = await importRows(header, [...inStock, ...soldOut]);
    expect(problems).toEqual([]);
    expect(availabilities).toEqual([
      ...inStock.map(() => 'InStock'),
      ...soldOut.map(() => 'SoldOut'),
    ]);
  });

  it('is unknown where the file does not say, and for what can only be ordered', async () => {
    const words = ['', '  ', 'preorder', 'backorder', 'onbackorder', 'Κατόπιν παραγγελίας'];
    const { problems, availabilities } = await importRows('availability', words);
    expect(problems).toEqual([]);
    expect(availabilities).toEqual(words.map(() => undefined));
  });

  it('is the first that a row has of several columns', async () => {
    const { availabilities } = await importRows('Stock,availability', ['0,in stock', '0,']);
    expect(availabilities).toEqual(['InStock', 'SoldOut']);
  });

  it('is that of another column where the first has something else', async () => {
    const rows = ['1-3,Y', 'Παράδοση αύριο,N', '4 – 10 days,', 'on backorder,Y'];
    const { problems, availabilities } = await importRows('availability,instock', rows);
    expect(problems).toEqual([]);
    expect(availabilities).toEqual(['InStock', 'SoldOut', undefined, undefined]);
  });

  it('is reported when it cannot be read', async () => {
    const { problems } = await importRows('availability', ['in stock', 'perhaps']);
    expect(problems).toEqual(['line 3: the availability cannot be read: "perhaps"']);
  });

  it.each([
    [['SoldOut', 'InStock'], 'InStock'],
    [['SoldOut', 'SoldOut'], 'SoldOut'],
    [['SoldOut', undefined], undefined],
    [[undefined, 'InStock'], 'InStock'],
  ])('of variants that are %j is %s', async (variants, joined) => {
    const rows = variants.map((availability, at) =>
      JSON.stringify({ id: `v${at}`, group: 'g', title: 'Lamp', price: 5, availability }),
    );
    await shop.importText(rows.join('\n'));
    expect((await shop.products())[0]?.availability).toBe(joined);
  });
});

it('claims nothing from another column where words may say that it is sold out', async () => {
  const shop = openTestShop();
  const { summary } = await shop.importText(
    'id,title,price,availability,stock\n1,Lamp,5,ausverkauft im Lager,5\n2,Table,5,3 days,5\n',
  );
  expect(summary).toMatchObject({ products: 1, rejected: 1 });
});
