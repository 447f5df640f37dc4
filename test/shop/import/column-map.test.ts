/** Columns of any name, by `--map`. */
import type { FoundColumn } from '../../../shop/import/columns/find-columns';
import { defaultLimit } from '../../../shop/import/row-report';
import { runImport } from '../../../shop/import/run-import';
import { csv } from './csv-text';
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const lamps =
  'Nummer;Artikelname;Preis;Stoff;Lager;EK\n' +
  'l1;Tischlampe;19,90 €;Messing;3;7,00\n' +
  'l2;Stehlampe;129,00 €;Holz;0;40,00\n';
const map = ['id=Nummer', 'title=Artikelname', 'price=preis', 'facet:Material=Stoff'];

async function columnsOf(content: string, given?: readonly string[]) {
  const found: FoundColumn[] = [];
  await runImport(
    {
      ...{ file: shop.put('feed', content), dataDir: shop.path, limit: defaultLimit, dryRun: true },
      ...(given && { map: given }),
    },
    {
      progress: { write: () => undefined },
      problems: () => undefined,
      columns: (columns) => found.push(...columns),
    },
  );
  return Object.fromEntries(found.map(({ name, takenFor = 'left out' }) => [name, takenFor]));
}

describe('a map of columns', () => {
  it('takes columns for fields and filters, and leaves others out', async () => {
    const given = [...map, 'availability=Lager', 'nothing=EK'];
    const { summary } = await shop.importText(lamps, { map: given });
    expect(summary).toMatchObject({ products: 2, rejected: 0, currency: 'EUR' });
    const { products, facets } = await shop.readAll();
    expect(products).toMatchObject([
      { id: 'l1', title: 'Tischlampe', price: { current: 19.9 }, availability: 'InStock' },
      { id: 'l2', availability: 'SoldOut', attributes: { material: ['Holz'] } },
    ]);
    // A filter that the user asks for has no need to be telling.
    expect(facets.map(({ id }) => id)).toContain('material');
    expect(Object.keys(products[0]?.attributes ?? {})).toEqual(['material']);
    expect(await columnsOf(lamps, given)).toEqual({
      ...{ Nummer: 'id', Artikelname: 'title', Preis: 'price', Stoff: 'filter "Material"' },
      ...{ Lager: 'availability', EK: 'left out' },
    });
  });

  it('may stand in a file, and take a column of a known name for something else', async () => {
    const path = shop.put(
      'map.json',
      JSON.stringify({ title: 'Text', 'facet:Grade': 'stock', nothing: ['gtin', 'sku'] }),
    );
    await shop.importText('id,sku,Text,title,price,stock,gtin\n1,s,Lamp,Wrong,5,A,0\n', {
      map: [path],
    });
    expect(await shop.products()).toMatchObject([{ title: 'Lamp', attributes: { grade: ['A'] } }]);
    expect((await shop.products())[0]?.availability).toBeUndefined();
  });

  it('overrides what the rules of a shop system take, and adds to it', async () => {
    const shopify = csv(
      'Handle,Title,Variant Price,Variant SKU,Vendor,Option1 Name,Option1 Value,Finish,Cost per item',
      {
        ...{ Handle: 'lamp', Title: 'Lamp', 'Variant Price': '5', Vendor: 'Glow', Finish: 'Matt' },
        ...{ 'Option1 Name': 'Colour', 'Option1 Value': 'Blue', 'Variant SKU': 's1' },
      },
      { Handle: 'lamp', 'Variant Price': '6', 'Option1 Value': 'Red', 'Variant SKU': 's2' },
    );
    const given = ['facet:Finish=Finish', 'id=Variant SKU', 'nothing=Vendor'];
    await shop.importText(shopify, { map: given });
    expect(await shop.products()).toMatchObject([
      { brand: { name: '' }, variationId: 's1', attributes: { finish: ['Matt'] } },
    ]);
    expect(await columnsOf(shopify, given)).toMatchObject({
      Title: 'the rules of a Shopify product CSV',
      Finish: 'filter "Finish"',
      'Cost per item': 'left out',
    });
  });

  it('reads XML, and objects of any shape', async () => {
    await shop.importText(
      '<rss><item><nr>1</nr><titel>Lamp</titel><g:price>5 SEK</g:price></item></rss>',
      { map: ['id=nr', 'title=titel'] },
    );
    expect(await shop.products()).toMatchObject([{ id: '1', title: 'Lamp' }]);
    const json = { type: 'product', nr: 7, name: 'Lamp', prices: { gross: 5 }, tags: ['a', 'b'] };
    await shop.importText(JSON.stringify(json), { map: ['id=nr', 'price=prices.gross'] });
    expect(await shop.products()).toMatchObject([
      { id: '7', title: 'Lamp', price: { current: 5 }, attributes: { tags: ['a', 'b'] } },
    ]);
  });

  it('of objects is told which fields their lines cannot have without a map', async () => {
    const plain = Array.from({ length: 20 }, (_, id) => ({ id, title: 'Lamp', price: 5 }));
    const lines = [...plain, { id: 20, title: 'Lamp', price: 5, colour: 'Red' }];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(await columnsOf(text)).toMatchObject({
      title: 'title',
      colour: 'no field, which rejects its rows',
    });
    expect(await columnsOf(text, ['title=title'])).toMatchObject({ colour: 'filter "Colour"' });
  });

  it.each<[string, readonly string[], string]>([
    ['an unknown field', ['titel=Artikelname'], '"titel" is no field; did you mean "title"?'],
    ['a field twice', ['title=Stoff', 'name=EK'], '"title" is there twice, for "Stoff" and for'],
    ['a column for two ends', ['title=EK', 'nothing=EK'], 'is both left out and taken for "title"'],
    ['no such column', ['title=Artikelnam'], 'no column "Artikelnam"; did you mean "Artikelname"?'],
    ['no column near to it', ['title=Xyz'], 'no column "Xyz". Its columns: '],
    ['no field near to it', ['xyz=EK'], '"xyz" is no field. The fields are id, title'],
    ['no column', ['title='], '"title" has no column; write title=COLUMN'],
    ['a name of a filter that is taken', ['facet:Price=EK'], '"Price" cannot be the name of a fil'],
    ['no such file', ['/no/such.json'], '/no/such.json cannot be read; write FIELD=COLUMN'],
    ['an endless name', [`title=${'a'.repeat(201)}`], 'a name is longer than 200 characters'],
  ])('says what to do for %s, and changes nothing', async (_, given, message) => {
    await shop.importText('{"id":"old","title":"Old","price":5}');
    const before = shop.state();
    expect(await failureOf(shop.importText(lamps, { map: given }))).toContain(message);
    expect(shop.state()).toEqual(before);
  });

  it.each([
    ['text', '{', 'is no JSON; it holds { "title": "Name of a column" }'],
    ['a list', '["title"]', 'is no JSON object'],
    ['a number', '{"title": 5}', '"title" needs the name of a column'],
    ['a long text', ' '.repeat(100_001), 'is larger than 100,000 bytes'],
  ])('says what is wrong with a file of %s', async (_, content, message) => {
    const path = shop.put('map.json', content);
    expect(await failureOf(shop.importText(lamps, { map: [path] }))).toContain(message);
  });

  it.each([
    ['PriceNet', '--map "price=COLUMN"'],
    ['Pris, Preis', '--map "price=Pris"'],
    ['Titel', '--map "price=COLUMN"'],
  ])('is proposed where the price is not clear: %s', async (column, advice) => {
    const text = `id,title,Cost (EUR),${column}\n1,Lamp,4,5\n`;
    const failure = await failureOf(shop.importText(text));
    expect(failure.split('such as ')[1]).toBe(advice);
  });

  it.each([
    ['Price (EUR)', 'EUR'],
    ['price_usd', 'USD'],
    ['Prix', 'GBP'],
    ['Preis (EUR)', 'EUR'],
    ['Price £', 'GBP'],
  ])('is not needed for a price whose column is %s', async (column, currency) => {
    const { summary, problems } = await shop.importText(
      `id,title,Cost (EUR),${column}\n1,Lamp,4,5\n`,
    );
    expect(summary).toMatchObject({ products: 1, currency });
    expect(problems[0]).toContain(`taken by the meaning of their names: price=${column};`);
  });

  it.each([
    [
      'Artikelnummer;Bezeichnung;Preis;Marke;Warengruppe',
      'A1;Lampe;5;Softly;Licht\nA2;Tisch;9;;\n',
    ],
    [
      'Код;Наименование товара;Регулярная цена;Бренд;Категория',
      'A1;Лампа;5;Softly;Свет\nA2;Стол;9;;\n',
    ],
    ['رمز المنتج;اسم المنتج;السعر;الماركة;القسم', 'A1;مصباح;5;Softly;إضاءة\nA2;طاولة;9;;\n'],
    ['Mã sản phẩm;Tên sản phẩm;Giá bán;Thương hiệu;Danh mục', 'A1;Đèn;5;Softly;Đèn\nA2;Bàn;9;;\n'],
  ])('is not needed for a table in another language: %s', async (header, rows) => {
    await shop.importText(`${header}\n${rows}`);
    const [product, ...others] = await shop.products();
    expect(others).toHaveLength(1);
    expect(product).toMatchObject({ id: 'A1', price: { current: 5 }, brand: { name: 'Softly' } });
    expect(product?.categoryIds).toHaveLength(1);
  });

  it('is not needed for a list of JSON either', async () => {
    const rows = [
      { Артикул: 'л-1', Название: 'Лампа', Цена: '5', 'Старая цена': 'Нет старой цены' },
      { Артикул: 'л-2', Название: 'Стол', Цена: 9, 'Старая цена': 12 },
    ];
    await shop.importText(JSON.stringify(rows));
    expect(await shop.products()).toMatchObject([
      { id: 'л-1', title: 'Лампа', price: { current: 5 } },
      { id: 'л-2', title: 'Стол', price: { current: 9, previous: 12 } },
    ]);
  });

  it('leaves other columns as they are where a title and a price are named', async () => {
    await shop.importText('id,title,price,Marke\n1,Lamp,5,Softly\n');
    const [product] = await shop.products();
    expect(product?.attributes).toHaveProperty('marke', ['Softly']);
  });

  it.each([
    ['Price (EUR)', '5', undefined, { currency: 'EUR', isCurrencyAssumed: false }],
    ['price-EUR', '5', undefined, { currency: 'EUR', isCurrencyAssumed: false }],
    ['price_jpy', '1200', undefined, { currency: 'JPY', isCurrencyAssumed: false }],
    ['Price (EUR)', '5 USD', undefined, { currency: 'USD', isCurrencyAssumed: false }],
    ['Price (EUR)', '5', 'PLN', { currency: 'PLN', isCurrencyAssumed: false }],
    ['Price net', '5', undefined, { currency: 'GBP', isCurrencyAssumed: true }],
  ])(
    'takes the currency from the name of the column %s for %s',
    async (column, price, currency, expected) => {
      const text = `id,title,${column}\n1,Lamp,${price}\n`;
      const { summary } = await shop.importText(text, {
        map: [`price=${column}`],
        ...(currency && { currency }),
      });
      expect(summary).toMatchObject(expected);
    },
  );

  it('asks for the currency where the name of the column has the sign of several', async () => {
    const text = 'id,title,Price ($)\n1,Lamp,5\n';
    const map = ['price=Price ($)'];
    expect(await failureOf(shop.importText(text, { map }))).toContain(
      'the sign of several currencies: choose with --currency USD',
    );
  });

  it('is proposed where columns that each product needs are not there', async () => {
    expect(await failureOf(shop.importText('Nr,Form,Preis\n1,Lamp,5\n'))).toBe(
      'ImportFailure: no column is taken for id, title. The columns, which the first line must name, are Nr, Form, Preis. Say which, such as --map "id=Nr" --map "title=COLUMN"',
    );
    const late = '{"a":1,"title":"Lamp","price":5}';
    expect(await failureOf(shop.importText(late, { map: ['id=b'] }))).toContain('no column "b"');
  });
});
