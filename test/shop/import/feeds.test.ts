/** Feeds of price comparisons in XML. */
import { openTestShop, type TestShop } from './import-text';

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

it('reads YML that names products in two languages', async () => {
  await shop.importText(
    '<yml_catalog><shop><offers><offer id="1"><name_ru>Чехол</name_ru><name_ua>Чохол</name_ua>' +
      '<description_ua>Для валізи</description_ua><price>500</price></offer></offers></shop></yml_catalog>',
  );
  expect(await shop.products()).toMatchObject([
    { title: 'Чохол', description: 'Для валізи', attributes: {} },
  ]);
});

it('reads a feed whose elements all have a prefix', async () => {
  const { summary } = await shop.importText(
    '<?xml version="1.0"?><!-- made --><ns0:kaspi_catalog xmlns:ns0="kaspiShopping"><ns0:offers><ns0:offer sku="K1">' +
      '<ns0:model>Lamp</ns0:model><ns0:price>5000</ns0:price></ns0:offer></ns0:offers></ns0:kaspi_catalog>',
  );
  expect(summary).toMatchObject({ format: 'Kaspi feed', products: 1 });
});

it('reads the feed of Kaspi', async () => {
  const { summary } = await shop.importText(
    '<?xml version="1.0"?><kaspi_catalog date="2026-01-01"><company>C</company><offers><offer sku="K1"><model>Lamp</model>' +
      '<brand>Softly</brand><availabilities><availability available="yes" storeId="1"/></availabilities>' +
      '<price>5000</price></offer><offer sku="K2"><model>Table</model><availabilities><availability available="no" storeId="1"/></availabilities><cityprices><cityprice cityId="7">9000</cityprice></cityprices></offer></offers></kaspi_catalog>',
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
    { id: 'K2', price: { current: 9000 }, availability: 'SoldOut' },
  ]);
});

it('reads the feed of Hotline', async () => {
  const { summary } = await shop.importText(
    '<?xml version="1.0"?><price><date>2026-07-20 20:01</date><firmName>Shop</firmName><firmId>1</firmId>' +
      '<categories><category><id>1</id><name>Lamps</name></category></categories><items><item><id>h1</id><categoryId>1</categoryId>' +
      '<code>X-1</code><vendor>Softly</vendor><name>Lamp</name><image>https://shop.example/1.jpg</image>' +
      '<priceRUAH>500</priceRUAH><stock>В наявності</stock></item></items></price>',
  );
  expect(summary).toMatchObject({ format: 'Hotline feed', currency: 'UAH' });
  expect(await shop.products()).toMatchObject([
    {
      ...{ id: 'h1', title: 'Lamp', price: { current: 500 }, brand: { name: 'Softly' } },
      ...{ availability: 'InStock', attributes: {} },
    },
  ]);
});

it('reads YML with titles in place of names, and several pictures in one element', async () => {
  const pictures = [1, 2, 3].map((number) => `https://img.example/${number}.jpg`);
  const offer = (id: string, mark: string): string =>
    `<offer id="${id}"><title>Чехол</title><price>500</price><picture> ${pictures.join(mark)}</picture></offer>`;
  await shop.importText(
    `<yml_catalog><shop><offers>${offer('1', ' | ')}${offer('2', ';')}</offers></shop></yml_catalog>`,
  );
  const [imageUrl, secondImageUrl, third] = pictures;
  const expected = { title: 'Чехол', imageUrl, secondImageUrl, furtherImageUrls: [third] };
  expect(await shop.products()).toMatchObject([expected, expected]);
});

describe('the feed of Skroutz', () => {
  const feed = (products: readonly string[]): string =>
    `<?xml version="1.0"?><mywebstore><created_at>2026-01-01</created_at><products>${products
      .map(
        (rest, at) =>
          `<product><UniqueID>s${at}</UniqueID><name>Λάμπα ${at}</name><price_with_vat>9.90</price_with_vat>` +
          `<manufacturer>Acme</manufacturer><category>Σπίτι-&gt;Φώτα</category>${rest}</product>`,
      )
      .join('')}</products></mywebstore>`;

  it('may have the name of its shop for the outermost element', async () => {
    const named = feed(['<size>40,41</size>']).replaceAll('mywebstore', 'Shoes');
    const { summary } = await shop.importText(named);
    expect(summary).toMatchObject({ format: 'Skroutz feed', products: 1 });
  });

  it('says what is in stock in one element, and of its delivery in another', async () => {
    const said: readonly (readonly [string, string | undefined])[] = [
      ['<availability>1-3</availability><instock>Y</instock><quantity>10</quantity>', 'InStock'],
      ['<availability>Άμεσα διαθέσιμο</availability><instock>N</instock>', undefined],
      ['<availability>Εξαντλημένο</availability><instock>N</instock>', 'SoldOut'],
      ['<availability>1-3</availability><instock>Y</instock><quantity>0</quantity>', 'SoldOut'],
      ['<availability>Παράδοση σε 1 έως 3 ημέρες</availability>', undefined],
      ['<availability>Άμεσα διαθέσιμο</availability>', 'InStock'],
    ];
    const { summary, problems } = await shop.importText(feed(said.map(([rest]) => rest)));
    expect(problems).toEqual([]);
    expect(summary.format).toBe('Skroutz feed');
    const products = await shop.products();
    const byId = new Map(products.map(({ id, availability }) => [id, availability]));
    expect(said.map((_, at) => byId.get(`s${at}`))).toEqual(
      said.map(([, availability]) => availability),
    );
    expect(products[0]).toMatchObject({
      ...{ id: 's0', title: 'Λάμπα 0', price: { current: 9.9 }, brand: { name: 'Acme' } },
      attributes: { department: ['Σπίτι'] },
    });
  });

  it('has variations, and sizes with commas between', async () => {
    const variation = (id: string, size: string, price: number): string =>
      `<variation><variationid>${id}</variationid><size>${size}</size><price_with_vat>${price}</price_with_vat><quantity>2</quantity></variation>`;
    const variations = variation('v1', 'S', 12) + variation('v2', 'M', 8);
    await shop.importText(
      feed([
        `<instock>Y</instock><variations>${variations}</variations>`,
        '<size>S,M,L</size><instock>Y</instock>',
      ]),
    );
    expect(await shop.products()).toMatchObject([
      { id: 's0', price: { current: 8 }, attributes: { size: ['S', 'M'] } },
      { id: 's1', attributes: { size: ['S', 'M', 'L'] } },
    ]);
  });
});
