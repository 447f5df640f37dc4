/** Columns that are taken without being told, where the usual names are not there. */
import { failureOf, openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const implied = (columns: string): string =>
  `taken by the meaning of their names: ${columns}; --map takes others`;

describe('a price in several currencies', () => {
  const text = 'name,Price (GHS),Price (USD)\nLamp,50,5\nTable,90,9\n';

  it('is the first', async () => {
    const { problems, summary } = await shop.importText(text);
    expect(problems).toEqual([implied('price=Price (GHS), nothing=Price (USD)')]);
    expect(summary).toMatchObject({ products: 2, currency: 'GHS' });
  });

  it("is that in the shop's currency", async () => {
    const { problems, summary } = await shop.importText(text, { currency: 'USD' });
    expect(problems).toEqual([implied('price=Price (USD), nothing=Price (GHS)')]);
    expect(summary).toMatchObject({ products: 2, currency: 'USD' });
    const [product] = await shop.products();
    expect(product).toMatchObject({ price: { current: 5 }, attributes: {} });
  });

  it.each(['Preis,VK', 'Price (GHS),Preis (USD)', 'base_price,total_price'])(
    'is asked for where the columns may be two prices: %s',
    async (columns) => {
      const failure = await failureOf(shop.importText(`name,${columns}\nLamp,50,5\n`));
      expect(failure).toContain('no column is taken for id, price');
    },
  );
});

it.each(['Prix HT,Prix TTC', 'Prix HT,TTC'])('a price with tax is taken: %s', async (columns) => {
  await shop.importText(`nom,${columns}\nLampe,50,60\n`);
  expect(await shop.products()).toMatchObject([{ price: { current: 60 } }]);
});

it.each([
  ['Product Name,Category,MRP,Discounted Price,Discount', 'Lamp,Light,50,45,10.00%'],
  ['name,mrp,sale_price', 'Lamp,50,45'],
  ['商品番号,商品名,定価,販売価格,仕入価格', 'A1,Lamp,50,45,20'],
  ['商品名,通常価格', 'Lamp,45'],
  ['상품번호,상품명,소비자가,판매가,공급가', 'A1,Lamp,50,45,20'],
  ['name,supply_price,retail_price', 'Lamp,20,45'],
  ['name,retail_price,member_price', 'Lamp,45,40'],
  ['name,list_price,standard_price', 'Lamp,45,20'],
  ['Artikeltext1,vkNetto,vkBrutto', 'Lamp,38,45'],
  ['name_de,name_tr,price', 'Lamp,Lamba,45'],
  ['Item,Precio al público,Precio anterior', 'Lamp,45,50'],
  ['Product,Preis mit MwSt,PriceNet', 'Lamp,45,38'],
  ['Item,Descripción,Cena detaliczna', '219,Lamp,45'],
  ['urun_id,ad,kategori,fiyat', 'U1,Lamp,Light,45'],
  ['titolo.it,titolo.en,prezzo', 'Lamp,Lamb,45'],
  ['العنوان,ﺎﻠﺴﻋﺭ', 'Lamp,45'],
  ['PartNo,Manufacturer,Model,Cost,RRP,Description', 'P1,Acme,Lamp,20,45,'],
])('the columns %s have a title and a price', async (columns, row) => {
  await shop.importText(`${columns}\n${row}\n`);
  expect(await shop.products()).toMatchObject([{ title: 'Lamp', price: { current: 45 } }]);
});

it('the description is that in the language of the title', async () => {
  const { problems } = await shop.importText(
    'DESCRIPTIF FR,TITRE UK,DESCRIPTIF UK,PRIX\nUne lampe,Lamp,A lamp,45\n',
  );
  expect(problems).toEqual([implied('title=TITRE UK, price=PRIX, description=DESCRIPTIF UK')]);
});

it('a former price in Portuguese is one', async () => {
  await shop.importText('nome,preco_de,preco\nLamp,50,45\n');
  expect(await shop.products()).toMatchObject([{ price: { current: 45, previous: 50 } }]);
});

it('a number of a category is no category', async () => {
  await shop.importText('nome,preco,categoria_id,marca_id\nLamp,45,12,7\n');
  expect(await shop.products()).toMatchObject([{ categoryIds: [], brand: { id: '' } }]);
});

it('the currency of a column settles the sign of its prices', async () => {
  const { summary } = await shop.importText('name,Price (AUD)\nLamp,$5\nTable,$9\n');
  expect(summary).toMatchObject({ products: 2, currency: 'AUD' });
});

it('an error of a spreadsheet is left out where the product is complete without', async () => {
  const { summary } = await shop.importText(
    'id,title,price,image_link,Material\n1,Lamp,5,#REF!,#N/A\n2,#NAME?,5,,\n',
  );
  expect(summary).toMatchObject({ products: 1, rejected: 1 });
  expect(summary.leftOut).toEqual(
    new Map([
      ['image_link', 1],
      ['Material', 1],
    ]),
  );
});

describe('a table without a title', () => {
  it.each(['Description', 'DESCRIPCIÓN', 'Beschreibung'])('has it in a short %s', async (name) => {
    const { problems } = await shop.importText(`${name},price\nRound lamp,5\nOak table,9\n`);
    expect(problems).toEqual([implied(`title=${name}`)]);
    expect(await shop.products()).toMatchObject([
      { title: 'Round lamp', description: '' },
      { title: 'Oak table' },
    ]);
  });

  it.each([
    ['long', 'x'.repeat(151)],
    ['of several lines', '"Round\nlamp"'],
  ])('has none in a description that is %s', async (_, description) => {
    const failure = await failureOf(shop.importText(`Description,price\n${description},5\n`));
    expect(failure).toContain('no column is taken for id, title');
  });

  it('is asked for with a profile, since the rows of one night must not decide', async () => {
    const profile = { path: 'import.json', source: 'feed', hosts: [], leastShare: 0.8 };
    const text = 'Description,price\nRound lamp,5\nOak table,9\n';
    expect(await failureOf(shop.importText(text, { profile } as never))).toContain(
      'no column is taken for id, title',
    );
  });

  it('takes a column that means a title before', async () => {
    await shop.importText('Description,Bezeichnung,price\nFor every room.,Lampe,5\n');
    expect(await shop.products()).toMatchObject([
      { title: 'Lampe', description: 'For every room.' },
    ]);
  });
});

it.each([
  ['4.7 out of 5 stars', 4.7],
  ['4,7', 4.7],
  ['4.5/5', 4.5],
  ['4,5 von 5 Sternen', 4.5],
  ['3 ★', 3],
])('the rating %s is %s', async (rating, average) => {
  const text = `id;title;price;rating;review_count\n1;Lamp;5;${rating};12\n`;
  await shop.importText(text);
  expect(await shop.products()).toMatchObject([{ reviews: { average, count: 12 } }]);
});

it.each(['4.7 (123)', '80 %', 'good'])(
  'the rating "%s" is left out, and counted',
  async (rating) => {
    const text = `id;title;price;rating;review_count\n1;Lamp;5;${rating};12\n`;
    const { summary } = await shop.importText(text);
    expect(summary).toMatchObject({ products: 1, leftOut: new Map([['rating', 1]]) });
    expect((await shop.products())[0]).not.toHaveProperty('reviews');
  },
);
