/** Products in one JSON document. */
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('JSON with its list of products deep inside', () => {
  const page = (...ids: string[]) => ({
    info: { count: 9, tags: ['x'] },
    attributes: { found: ids.map((id) => ({ sku: id, name: `Lamp ${id}`, cost: { gross: 7 } })) },
  });
  const map = ['price=cost.gross'];

  it('is taken by --item, also from a list of lists', async () => {
    await shop.importText(JSON.stringify({ data: page('a', 'b') }, undefined, 2), {
      item: 'data.attributes.found',
      map,
    });
    expect(await shop.products()).toMatchObject([
      { id: 'a', title: 'Lamp a', price: { current: 7 } },
      { id: 'b' },
    ]);
    await shop.importText(JSON.stringify({ data: [page('a'), page('b', 'c')] }), {
      item: 'data[].attributes.found',
      map,
    });
    expect(await shop.products()).toHaveLength(3);
    await shop.importText(JSON.stringify([page('a'), page('b')]), {
      item: '[].attributes.found',
      map,
    });
    expect(await shop.products()).toHaveLength(2);
  });

  it('is refused where nothing is at that place', async () => {
    const file = JSON.stringify({ data: page('a') });
    expect(await failureOf(shop.importText(file, { item: 'data.products', map }))).toMatch(
      '--item: the file has no list of products at data.products',
    );
  });
});

const shopify = JSON.stringify({
  products: [
    {
      ...{ id: 1, title: 'Lamp', handle: 'lamp', body_html: '<p>Warm.</p>', vendor: 'Acme' },
      ...{ product_type: 'Lamps', tags: ['Home'], images: [{ src: 'https://img.example/1.jpg' }] },
      options: [{ name: 'Color', values: ['Black', 'White'] }],
      variants: [
        {
          option1: 'Black',
          sku: 'L-B',
          price: '29.00',
          compare_at_price: '39.00',
          available: true,
        },
        { option1: 'White', sku: 'L-W', price: '29.00', compare_at_price: null, available: false },
      ],
    },
    { title: 'Draft', handle: 'draft', published_at: null, variants: [{ price: '1.00' }] },
  ],
});

it("reads Shopify's products.json", async () => {
  const { summary } = await shop.importText(shopify);
  expect(summary.skipped).toEqual(new Map([['not published', 1]]));
  expect(await shop.products()).toMatchObject([
    {
      ...{ id: 'lamp', title: 'Lamp', description: 'Warm.', brand: { name: 'Acme' } },
      ...{ availability: 'InStock', price: { current: 29 } },
      attributes: { colours: ['Black', 'White'], tags: ['Home'] },
    },
  ]);
});

it('reads a list of objects, also nested ones by their paths', async () => {
  const list = [1, 2].map((nr) => ({ nr, label: `Lamp ${nr}`, offers: [{ amount: 5 + nr }] }));
  await shop.importText(JSON.stringify(list, undefined, 2), {
    map: ['id=nr', 'title=label', 'price=offers[0].amount'],
  });
  expect(await shop.products()).toMatchObject([
    { id: '1', title: 'Lamp 1', price: { current: 6 } },
    { id: '2', price: { current: 7 } },
  ]);
});

it('reads a list of products in the form of this import', async () => {
  const list = [{ id: 'a', title: 'Lamp', price: { current: 5 }, attributes: { Wood: 'Oak' } }];
  await shop.importText(JSON.stringify({ items: list }));
  expect(await shop.products()).toMatchObject([{ id: 'a', attributes: { wood: ['Oak'] } }]);
});

it('reads a list whose products have a type of their own', async () => {
  const variants = [{ size: 'S' }, { size: 'M' }];
  const rows = [{ id: 1, name: 'Lamp', price: '5', type: 'variable', variants, regular_price: '' }];
  await shop.importText(JSON.stringify(rows));
  const [product] = await shop.products();
  expect(product).toMatchObject({ id: '1', attributes: { type: ['variable'] } });
  // The size of the first of several variants is not that of the product.
  expect(Object.keys(product?.attributes ?? {})).toEqual(['type']);
});

const list = '[{"id":1,"name":"Lamp","price":5,"items":[{"size":"S"}]}]';

it.each([
  `{"store":{"name":"[x] {","tags":["a"]},"products":${list}}`,
  `{"response":{"total":1,"products":${list}}}`,
  `{"lamps":{"name":"Lamps","products":${list}},"none":{"products":[]}}`,
  `{"categories":[{"products":[{"id":9}]}],"productos":${list}}`,
])('finds the products of JSON behind other things: %s', async (text) => {
  await shop.importText(text);
  expect(await shop.products()).toMatchObject([{ id: '1', title: 'Lamp' }]);
});

it('takes lines whose products have parts of such names for lines', async () => {
  const line = (id: string): string =>
    `{"id":"${id}","title":"Lamp","price":{"current":5,"currency":"GBP","offers":[{"amount":4,"condition":"club"}]}}`;
  const { summary } = await shop.importText(`${line('a')}\n${line('b')}\n`);
  expect(summary).toMatchObject({ format: 'ndjson', products: 2 });
});

it.each(['produits', 'артикулы, товары', 'product_list'])(
  'reads a list named in another language: %s',
  async (names) => {
    const [name = '', other = name] = names.split(', ').toReversed();
    const rows = [{ nom: 'Lampe', prix: 5 }];
    await shop.importText(JSON.stringify({ [other]: 'of today', [name]: rows }));
    expect(await shop.products()).toMatchObject([{ title: 'Lampe', price: { current: 5 } }]);
  },
);

it.each([
  [
    'a list that is cut short',
    '[{"id":"a","title":"A","price":1},{"id":"b"',
    /after 1 products within its list/,
  ],
  ['broken JSON', '[{"id":"a","title":"A","price":1},{"id":}]', /line 2: broken JSON/],
  ['a product without end', `[{"id":"${'x'.repeat(3_000_000)}`, /a product is longer than/],
  ['an object without a list', '{\n"shop": {"name": "x"}\n}', /without a list of products/],
])('ends at %s', async (_, text, reason) => {
  expect(await failureOf(shop.importText(text))).toMatch(reason);
});

describe('products whose variants have the prices', () => {
  const pug = {
    ...{ sku: 'P1', name: 'Pug', description: 'Tiny', price: null },
    variants: [
      { sku: 'P1-S', title: 'Small', price: '20.00', size: 'S', color: 'Tan' },
      { sku: 'P1-L', title: 'Large', price: '50.00', size: 'L', color: 'Tan' },
    ],
  };

  it('are one product with all of them, at the lowest', async () => {
    await shop.importText(JSON.stringify([pug]));
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: 'P1', title: 'Pug', description: 'Tiny', price: { current: 20 } },
        attributes: { size: ['S', 'L'], colours: ['Tan'] },
      },
    ]);
  });

  it('have ids of their own where their variants have none, and keep theirs with one', async () => {
    const [small, large] = pug.variants.map((variant) => ({ ...variant, sku: undefined }));
    const bare = { name: 'Cat', variants: [small, large] };
    await shop.importText(JSON.stringify([{ ...pug, variants: [small] }, bare]));
    expect((await shop.products()).map(({ id }) => id).toSorted()).toEqual(['P1', 'cat']);
  });

  it('have the price of the column that a map takes', async () => {
    await shop.importText(JSON.stringify([pug]), { map: ['price=variants[1].price'] });
    expect(await shop.products()).toMatchObject([{ id: 'P1', price: { current: 50 } }]);
  });

  it('are reported where they have too many', async () => {
    const variants = Array.from({ length: 100_000 }, () => ({ price: 5 }));
    const { problems } = await shop.importText(
      JSON.stringify([
        { ...pug, variants },
        { ...pug, price: 9 },
      ]),
      {
        limit: { count: 5, share: 1 },
      },
    );
    expect(problems).toEqual(['line 1: the product has 100000 variants']);
  });

  it('keep a price of their own', async () => {
    await shop.importText(JSON.stringify([{ ...pug, price: 9 }]));
    expect(await shop.products()).toMatchObject([{ id: 'P1', price: { current: 9 } }]);
  });
});

describe('the JSON of an API', () => {
  const money = (value: unknown) => ({ value, currency: 'BRL' });
  const lamp = {
    title: 'Lamp',
    price: money('9.50'),
    imageLink: String.raw`https:\/\/a.example\/1.jpg`,
  };
  const amount = { minVariantPrice: { amount: '9.50', currencyCode: 'BRL' } };

  it.each([
    ['of requests', [{ product: { ...lamp, offerId: 7 }, method: 'insert' }]],
    ['of a list of resources', { kind: 'list', resources: [{ ...lamp, id: 'L' }] }],
    [
      'of edges and nodes',
      { data: { products: { edges: [{ node: { id: 'L', title: 'Lamp', priceRange: amount } }] } } },
    ],
    [
      'of attributes',
      { data: [{ id: 1, attributes: { name: 'Lamp', price: '9.50 BRL' } }], meta: { page: 1 } },
    ],
    [
      'of hits',
      {
        hits: {
          total: money('1'),
          hits: [{ _id: 'L', _source: { name: 'Lamp', price: '9.50 BRL' } }],
        },
      },
    ],
    ['with fields of the same names as here', [{ id: 1, title: 'Lamp', price: money(9.5) }]],
  ])('is read: that %s', async (_, document) => {
    const { problems } = await shop.importText(JSON.stringify(document));
    expect(problems).toEqual([]);
    expect(await shop.products()).toMatchObject([{ title: 'Lamp', price: { current: 9.5 } }]);
  });

  it.each([950, '950'])('has no price in a whole number, which may be cents', async (amount) => {
    const price = { amount, currency: 'BRL' };
    expect(
      await failureOf(shop.importText(JSON.stringify([{ sku: 'L', title: 'Lamp', price }]))),
    ).toMatch(
      'no column is taken for price. The columns are sku, title, price.amount, price.currency. Say which, such as --map "price=price.amount"',
    );
  });

  it('shows no picture and no link that is no address, and keeps the product', async () => {
    const { summary } = await shop.importText(
      JSON.stringify([
        { ...lamp, sku: 'L', imageLink: 'ftp://a.example/1.jpg', link: 'javascript:alert(1)' },
      ]),
    );
    expect(summary.leftOut).toEqual(
      new Map([
        ['image link', 1],
        ['link', 1],
      ]),
    );
  });
});

it('takes no product from a field of one that has a price of its own', async () => {
  const lamps = [{ id: 1, titel: 'Lampe', preis: '9.50 EUR', attributes: { name: 'Farbe' } }];
  await shop.importText(JSON.stringify(lamps));
  expect(await shop.products()).toMatchObject([{ title: 'Lampe', price: { current: 9.5 } }]);
});

it('takes what a map names within a field that has the product', async () => {
  const nodes = [{ cursor: 'x', node: { id: 'L', title: 'Lamp', price: 5 } }];
  const map = ['id=node.id', 'title=node.title', 'price=node.price'];
  await shop.importText(JSON.stringify(nodes), { map });
  expect(await shop.products()).toMatchObject([{ id: 'L', title: 'Lamp' }]);
});

it('takes the products of its own format next to one with a slip', async () => {
  const lamp = { id: 'a', title: 'Lamp', price: { current: 5, currency: 'EUR' } };
  const { summary } = await shop.importText(
    JSON.stringify([lamp, { ...lamp, id: 'b', colour: 'red' }]),
  );
  expect(summary).toMatchObject({ rows: 2, products: 1 });
});

describe('a line of JSON for each product', () => {
  it('is read as columns where it has other names than those of this import', async () => {
    const line = (sku: string): string =>
      JSON.stringify({
        sku,
        name: `Lamp ${sku}`,
        price: 5,
        size: 'M',
        brand: 'Acme',
        images: [],
        cost: 2,
      });
    const { problems, summary } = await shop.importText(`${line('a')}\n${line('b')}\n`);
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ format: 'ndjson', products: 2, heldBack: ['cost'] });
    expect(await shop.products()).toMatchObject([
      { id: 'a', title: 'Lamp a', attributes: { size: ['M'] } },
      { id: 'b' },
    ]);
  });

  it('is read without what stands around it, also where its names are told by their meaning', async () => {
    const line = (nr: string): string =>
      JSON.stringify({ node: { artikelnummer: nr, title: `Lampe ${nr}`, preis: 5 }, cursor: nr });
    const { summary } = await shop.importText(`${line('a')}\n${line('b')}\n`);
    expect(summary).toMatchObject({ format: 'ndjson', products: 2 });
    expect(await shop.products()).toMatchObject([{ id: 'a', price: { current: 5 } }, { id: 'b' }]);
  });

  it('is told of a slip in one of its names', async () => {
    const line = JSON.stringify({ id: 'a', tittle: 'Lamp', price: 5 });
    const limit = { count: 0, share: 0 };
    expect(await failureOf(shop.importText(line, { limit }))).toMatch(
      '"tittle" is no field of a product',
    );
  });
});
