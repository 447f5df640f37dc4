/** Feeds of price comparisons in XML, XML of one's own, and JSON that is no line a product. */
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const heureka = `<?xml version="1.0" encoding="utf-8"?><SHOP>
<SHOPITEM><ITEM_ID>A1</ITEM_ID><PRODUCTNAME>Lampa stolní</PRODUCTNAME><PRICE_VAT>490,50</PRICE_VAT>
<URL>https://shop.example/a1</URL><IMGURL>https://img.example/a1.jpg</IMGURL>
<CATEGORYTEXT>Heureka.cz | Dům | Osvětlení</CATEGORYTEXT><MANUFACTURER>Acme</MANUFACTURER>
<DELIVERY_DATE>0</DELIVERY_DATE><ITEMGROUP_ID>G1</ITEMGROUP_ID>
<PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>černá</VAL></PARAM></SHOPITEM>
<SHOPITEM><ITEM_ID>A2</ITEM_ID><PRODUCTNAME>Lampa stolní</PRODUCTNAME><PRICE_VAT>1290</PRICE_VAT>
<ITEMGROUP_ID>G1</ITEMGROUP_ID><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>bílá</VAL></PARAM></SHOPITEM>
</SHOP>`;

const ceneo = `<offers version="1"><o id="7" url="https://shop.example/7" price="19.99" avail="1" stock="5">
<cat><![CDATA[Dom/Lampy]]></cat><name>Lampa</name><desc>Jasna.</desc>
<imgs><main url="https://img.example/7.jpg"/><i url="https://img.example/8.jpg"/></imgs>
<attrs><a name="Producent">Acme</a><a name="Kolor">czarny</a></attrs></o>
<o id="8" price="29.99" avail="99"><name>Lampa 2</name></o></offers>`;

const yml = `<yml_catalog date="2026-01-01"><shop><name>Shop</name><currencies><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Дом</category><category id="2" parentId="1">Лампы</category></categories>
<offers><offer id="5" available="true" group_id="9"><url>https://shop.example/5</url><price>990</price>
<oldprice>1290</oldprice><currencyId>RUR</currencyId><categoryId>2</categoryId>
<picture>https://img.example/5.jpg</picture><picture>https://img.example/6.jpg</picture>
<typePrefix>Лампа</typePrefix><vendor>Акме</vendor><model>Мини</model>
<param name="Цвет">Красный</param><param name="Высота" unit="см">45</param></offer></offers></shop></yml_catalog>`;

it("reads Heureka's", async () => {
  const { summary } = await shop.importText(heureka, { currency: 'CZK' });
  expect(summary).toMatchObject({ format: 'Heureka feed', products: 1, accepted: 2 });
  const { products, outline } = await shop.readAll();
  expect(products).toMatchObject([
    {
      title: 'Lampa stolní',
      brand: { name: 'Acme' },
      imageUrl: 'https://img.example/a1.jpg',
      availability: 'InStock',
      price: { current: 490.5, currentFrom: true },
      attributes: { colours: ['černá', 'bílá'] },
    },
  ]);
  expect(outline.categories.map(({ name }) => name)).toEqual(['Dům', 'Osvětlení']);
});

it("reads Ceneo's, whose prices are in złoty", async () => {
  const { summary } = await shop.importText(ceneo);
  expect(summary).toMatchObject({ format: 'Ceneo feed', products: 2, currency: 'PLN' });
  const [lamp, other] = await shop.products();
  expect(lamp).toMatchObject({
    ...{ id: '7', title: 'Lampa', description: 'Jasna.', brand: { name: 'Acme' } },
    ...{ availability: 'InStock', attributes: { colours: ['czarny'] } },
    imageUrl: 'https://img.example/7.jpg',
    secondImageUrl: 'https://img.example/8.jpg',
  });
  expect(other).not.toHaveProperty('availability');
});

it('reads YML, with the categories that it lists first', async () => {
  const { summary } = await shop.importText(yml);
  expect(summary).toMatchObject({ format: 'YML feed', currency: 'RUB' });
  const { products, outline } = await shop.readAll();
  expect(products).toMatchObject([
    {
      ...{ id: '9', title: 'Лампа Акме Мини', availability: 'InStock' },
      price: { current: 990, previous: 1290 },
      imageUrl: 'https://img.example/5.jpg',
      secondImageUrl: 'https://img.example/6.jpg',
      attributes: { colours: ['Красный'], высота: ['45 см'] },
    },
  ]);
  expect(outline.categories.map(({ name }) => name)).toEqual(['Дом', 'Лампы']);
});

describe('XML of its own', () => {
  const own = (name: string) =>
    `<list>${['a', 'b'].map((id) => `<${name} nr="${id}"><what>Lamp ${id}</what><cost>7</cost><dims><w>5</w></dims></${name}>`).join('')}</list>`;

  it('says which elements may be products, and takes one by --item', async () => {
    expect(await failureOf(shop.importText(own('thing')))).toContain(
      'no <item> and no <entry>; it has many <thing>, <what>, <cost>, <dims>, <w>. Name the element of one product: --item NAME',
    );
    await shop.importText(own('THING'), {
      item: 'thing',
      map: ['id=nr', 'title=what', 'price=cost', 'facet:Width=dims.w'],
    });
    expect(await shop.products()).toMatchObject([
      { id: 'a', title: 'Lamp a', price: { current: 7 }, attributes: { width: ['5'] } },
      { id: 'b' },
    ]);
  });
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

describe('JSON', () => {
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

  it.each(['product', 'Produkt', 'товар', 'offer', 'row'])(
    "reads XML of one's own by its elements: <%s>",
    async (element) => {
      const item = (name: string): string =>
        `<${element} id="${name}"><name>${name}</name><price>5</price><dims><width>20</width></dims></${element}>`;
      await shop.importText(`<shop><list>${item('Lamp')}${item('Table')}</list></shop>`);
      expect(await shop.products()).toMatchObject([
        { id: 'Lamp', title: 'Lamp', price: { current: 5 }, attributes: { dimsWidth: ['20'] } },
        { id: 'Table' },
      ]);
    },
  );

  it('reads a feed that forgets to escape its ampersands, but for those of CDATA', async () => {
    const item = (title: string): string =>
      `<item><title>${title}</title><price>5</price><description><!-- a & b --><![CDATA[R&D &amp; &eacute;]]></description></item>`;
    const titles = ['Salt & pepper', 'A&amp;B', 'A&nbsp;B', '&#65;&#x42; & &lt;', 'x&y=z;', '&'];
    await shop.importText(`<rss><channel>${titles.map(item).join('')}</channel></rss>`);
    const products = await shop.products();
    expect(products.map(({ title }) => title)).toEqual([
      ...['Salt & pepper', 'A&B', 'A\u00A0B', 'AB & <', 'x&y=z;', '&'],
    ]);
    expect(products[0]?.description).toBe('R&D & é');
  });

  it('reads a list whose products have a type of their own', async () => {
    const variants = [{ size: 'S' }, { size: 'M' }];
    const rows = [
      { id: 1, name: 'Lamp', price: '5', type: 'variable', variants, regular_price: '' },
    ];
    await shop.importText(JSON.stringify(rows));
    const [product] = await shop.products();
    expect(product).toMatchObject({ id: '1', attributes: { type: ['variable'] } });
    // The size of the first of several variants is not that of the product.
    expect(Object.keys(product?.attributes ?? {})).toEqual(['type']);
  });

  it('reads the feed of Kaspi', async () => {
    const { summary } = await shop.importText(
      '<?xml version="1.0"?><kaspi_catalog date="2026-01-01"><company>C</company><offers><offer sku="K1"><model>Lamp</model>' +
        '<brand>Softly</brand><availabilities><availability available="yes" storeId="1"/></availabilities>' +
        '<price>5000</price></offer><offer sku="K2"><model>Table</model><cityprices><cityprice cityId="7">9000</cityprice></cityprices></offer></offers></kaspi_catalog>',
    );
    expect(summary).toMatchObject({ format: 'Kaspi feed', currency: 'KZT' });
    expect(await shop.products()).toMatchObject([
      {
        id: 'K1',
        title: 'Lamp',
        price: { current: 5000 },
        brand: { name: 'Softly' },
        attributes: {},
      },
      { id: 'K2', price: { current: 9000 } },
    ]);
  });

  it('reads names that are written together', async () => {
    const item =
      '<product><productid>7</productid><productname>Lamp</productname><newprice>5</newprice><oldprice>9</oldprice></product>';
    await shop.importText(`<products>${item}</products>`);
    expect(await shop.products()).toMatchObject([
      { title: 'Lamp', price: { current: 5, previous: 9 } },
    ]);
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

  it('reads XML with names in another language', async () => {
    const item = '<produit><nom>Lampe</nom><prix>5</prix><marque>Douce</marque></produit>';
    await shop.importText(`<produits>${item}</produits>`);
    expect(await shop.products()).toMatchObject([{ title: 'Lampe', brand: { name: 'Douce' } }]);
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
});
