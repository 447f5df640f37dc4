/** XML of one's own. */
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
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

it.each(['product', 'Produkt', 'товар', 'offer', 'row', 'Ad', 'oferta'])(
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

it('takes the element that has a title and a price, also as attributes, and is no part of another', async () => {
  const ad = (id: string): string =>
    `<ad id="${id}" Name="Lamp ${id}" Price="5"><row><name>x</name><price>1</price></row><row><name>y</name><price>2</price></row></ad>`;
  await shop.importText(
    `<ads><name>Shop</name><price-list><title>All</title></price-list>${ad('a')}${ad('b')}</ads>`,
  );
  expect(await shop.products()).toMatchObject([{ title: 'Lamp a' }, { title: 'Lamp b' }]);
});

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

it('reads names that are written together', async () => {
  const item =
    '<product><productid>7</productid><productname>Lamp</productname><newprice>5</newprice><oldprice>9</oldprice></product>';
  await shop.importText(`<products>${item}</products>`);
  expect(await shop.products()).toMatchObject([
    { title: 'Lamp', price: { current: 5, previous: 9 } },
  ]);
});

it('reads XML with names in another language', async () => {
  const item = '<produit><nom>Lampe</nom><prix>5</prix><marque>Douce</marque></produit>';
  await shop.importText(`<produits>${item}</produits>`);
  expect(await shop.products()).toMatchObject([{ title: 'Lampe', brand: { name: 'Douce' } }]);
});

it.each([
  'This XML file does not appear to have any style information. The document tree is shown below.\n',
  'Цей файл XML не має інформації про стиль.\n  ',
  '\n\n<?xml version="1.0"?>',
  'Notice: started\n<?xml version="1.0" encoding="utf-8"?>',
])('reads XML below a text: %j', async (above) => {
  await shop.importText(
    `${above}<rss><item><id>1</id><title>Lamp</title><price>5</price></item></rss>`,
  );
  expect(await shop.products()).toMatchObject([{ id: '1', title: 'Lamp' }]);
});

it('takes a table with markup for no XML', async () => {
  await shop.importText('id,title,price,description\n1,Lamp,5,"\n<b>XML</b>"\n');
  expect(await shop.products()).toMatchObject([{ title: 'Lamp' }]);
});

it('reads values that have the marks of CDATA in them', async () => {
  const marked = (text: string): string => `&lt;![CDATA[ ${text} ]]&gt;`;
  await shop.importText(
    `<rss><item><id>${marked('1')}</id><title>${marked('Lamp')}</title><price>${marked('5 TRY')}</price>` +
      `<color>${marked('a')} ${marked('b')}</color></item></rss>`,
  );
  expect(await shop.products()).toMatchObject([
    {
      id: '1',
      title: 'Lamp',
      price: { current: 5 },
      attributes: { colours: [expect.any(String)] },
    },
  ]);
});

it.each([
  ['ways of delivery', '<delivery><name>Post</name><price>5</price></delivery>'],
  ['a name and a price of the shop', '<name>Shop</name><price>5</price>'],
])('takes no product for %s above the products', async (_, above) => {
  const product = (id: string): string =>
    `<product><id>${id}</id><name>Lamp ${id}</name><price>7</price></product>`;
  await shop.importText(
    `<shop>${above}<list><products>${product('a')}${product('b')}</products></list></shop>`,
  );
  expect(await shop.products()).toMatchObject([{ title: 'Lamp a' }, { title: 'Lamp b' }]);
});

it('finds the element of a product whose names all have the prefix of the first one', async () => {
  const thing = (id: string): string =>
    `<x:thing><x:id>${id}</x:id><x:name>Lamp</x:name><x:price>7</x:price></x:thing>`;
  await shop.importText(`<x:shop xmlns:x="urn:x">${thing('a')}${thing('b')}</x:shop>`);
  expect(await shop.products()).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});
