/** Files of shops that name, write and order things in their own way. */
import { csv } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const lamps = (...columns: readonly (readonly [name: string, ...values: string[]])[]): string =>
  csv(
    ['id', 'title', 'price', ...columns.map(([name]) => name)].join(','),
    ...[0, 1, 2, 3].map((row) => ({
      id: String(row),
      title: `Lamp ${row}`,
      price: '5.00',
      ...Object.fromEntries(
        columns.map(([name, ...values]) => [name, values[row % values.length]]),
      ),
    })),
  );

describe("what is the shop's own business", () => {
  const names = [
    ...[
      'cost_price',
      'Purchase Price',
      'wholesalePrice',
      'margin',
      'Supplier',
      'EK',
      'stock_location',
    ],
    ...[
      'Einkaufspreis',
      "Prix d'achat",
      'Costo',
      'Закупочная цена',
      '仕入価格',
      '成本价',
      'Marża %',
    ],
  ];

  it.each(names)('stays out of filters and the response: %s', async (name) => {
    const { summary } = await shop.importText(
      lamps([name, '1.11', '2.22'], ['Wood', 'Oak', 'Ash']),
    );
    const { products, facets } = await shop.readAll();
    expect(summary.heldBack).toEqual([name]);
    expect(facets.map((facet) => facet.name)).toContain('Wood');
    expect(JSON.stringify([products, facets])).not.toMatch(/1\.11|2\.22/);
  });

  it.each(['Costume', 'Week', 'Internal memory', 'Room', 'Purchased by teams'])(
    'is told by whole words: %s is a filter',
    async (name) => {
      const { summary } = await shop.importText(lamps([name, 'One', 'Two']));
      expect(summary.heldBack).toEqual([]);
      expect((await shop.readAll()).facets.map((facet) => facet.name)).toContain(name);
    },
  );

  it('stays out of lines of JSON, their measures and their own fields too', async () => {
    const { summary } = await shop.importText(
      `${JSON.stringify({
        ...{ id: 'a', title: 'Lamp', price: 5 },
        attributes: { Supplier: 'Secret Ltd', Wood: 'Oak' },
        measures: { margin: 0.4321 },
        customFields: { costPrice: 0.4321, newIn: true },
      })}\n`,
    );
    const [product] = await shop.products();
    expect(summary.heldBack).toEqual(['Supplier', 'margin', 'costPrice']);
    expect(product).toMatchObject({ attributes: { wood: ['Oak'] }, customFields: { newIn: true } });
    expect(JSON.stringify(product)).not.toMatch(/Secret|0\.4321/);
  });

  it('is shown where the shop says so', async () => {
    const { summary } = await shop.importText(lamps(['Supplier', 'Acme', 'Bolt']), {
      map: ['facet:Supplier=Supplier'],
    });
    expect(summary.heldBack).toEqual([]);
    expect((await shop.readAll()).facets.map(({ name }) => name)).toContain('Supplier');
  });
});

describe('rows that a shop does not show', () => {
  it.each([
    ['visible', 'false', 'true'],
    ['active', '0', '1'],
    ['hidden', 'yes', 'no'],
    ['status', 'Draft', 'active'],
    ['visibility', 'hidden', 'visible'],
    ['published', 'nein', 'ja'],
  ])('are left out and counted: %s is %s', async (name, hidden, shown) => {
    const { summary } = await shop.importText(lamps([name, hidden, shown]));
    expect(summary).toMatchObject({ products: 2, rejected: 0 });
    expect(summary.skipped).toEqual(new Map([['not visible', 2]]));
  });
});

it('columns of any script are filters with an id of their own', async () => {
  await shop.importText(
    lamps(['Цвет', 'Красный', 'Чёрный'], ['Форма лампы', 'Круг', 'Куб'], ['วัสดุ', 'ไม้', 'แก้ว']),
  );
  const { facets } = await shop.readAll();
  expect(facets.map(({ id, name }) => [id, name])).toEqual(
    expect.arrayContaining([
      ['colours', 'Colour'],
      ['форма-лампы', 'Форма лампы'],
      ['วัสดุ', 'วัสดุ'],
    ]),
  );
});

it('scripts and frames go from a text, and their product stays', async () => {
  const { summary, problems } = await shop.importText(
    csv('id,title,price,description', {
      ...{ id: 'a', title: 'Lamp', price: '5' },
      description:
        '<p>Warm</p><script>x("</p>")</script><IFRAME src="https://v.example/"></iframe> light<svg><style>a{}</style></svg>.',
    }),
  );
  expect(problems).toEqual([]);
  expect(summary.leftOut).toEqual(new Map([['scripts in description', 1]]));
  expect((await shop.products())[0]?.description).toBe('Warm light .');
});

it('levels of categories in columns of their own are one path', async () => {
  const { summary } = await shop.importText(
    lamps(
      ['category', 'Home'],
      ['sub_category', 'Lighting', 'Sofas'],
      ['sub_sub_category', 'Lamps', ''],
    ),
  );
  expect(summary.categories).toBe(4);
  const { outline } = await shop.readAll();
  expect(outline.categories.map(({ name }) => name)).toEqual([
    'Home',
    'Lighting',
    'Lamps',
    'Sofas',
  ]);
});

it('a rating without a number of reviews is left out and counted', async () => {
  const { summary } = await shop.importText(lamps(['rating', '4.1', '3.9']));
  expect(summary.leftOut).toEqual(new Map([['rating without a number of reviews', 4]]));
});

it('rows without a price to sell for are left out and counted', async () => {
  const { summary, problems } = await shop.importText(
    'id,title,price\n1,A,5.00\n2,B,on request\n3,C,\n4,D,6.00\n5,E,n/a\n',
  );
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ products: 2, rejected: 0 });
  expect(summary.skipped).toEqual(new Map([['no price', 3]]));
});

it.each([
  ['w magazynie', 'InStock'],
  ['auf Lager', 'InStock'],
  ['en stock', 'InStock'],
  ['disponible', 'InStock'],
  ['ausverkauft', 'SoldOut'],
  ['Épuisé', 'SoldOut'],
  ['нет в наличии', 'SoldOut'],
  ['skladem', 'InStock'],
])('availability is read in the language of the file: %s', async (text, availability) => {
  await shop.importText(lamps(['availability', text]));
  expect((await shop.products())[0]?.availability).toBe(availability);
});

it('titles may begin with a sign, and formulas may not', async () => {
  const { problems } = await shop.importText(
    'id,title,price\n1,@home(2) lamp,5\n2,+size(XL) shirt,5\n3,-20C(frost) coat,6\n4,=SUM(A1),6\n5,@SUM(A1:A9),6\n',
  );
  expect(problems).toEqual([
    'line 5: title is a spreadsheet formula: "=SUM(A1)"',
    'line 6: title is a spreadsheet formula: "@SUM(A1:A9)"',
  ]);
  expect((await shop.products()).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('a column of addresses is no filter, and one of photos is the picture', async () => {
  const address = (name: string) => `https://shop.example/${name}`;
  await shop.importText(
    lamps(['photo', address('1.jpg'), address('2.jpg')], ['Manual', address('a'), address('b')]),
  );
  const { products, facets } = await shop.readAll();
  expect(products[0]?.imageUrl).toBe(address('1.jpg'));
  expect(facets.map(({ name }) => name)).not.toContain('Manual');
});
