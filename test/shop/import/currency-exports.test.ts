/** Exports of shop systems that have each price in several currencies: Medusa and Spree. */
import type { ImportOptions } from '../../../shop/import/import-options';
import { lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function readAs(format: string, text: string, options: Partial<ImportOptions> = {}) {
  const { summary, problems } = await shop.importText(text, options);
  expect(summary.format).toBe(format);
  const products = await shop.products();
  return {
    ...{ summary, problems },
    products: products.toSorted((one, other) => one.id.localeCompare(other.id, 'en')),
  };
}

describe('Medusa', () => {
  const format = 'Medusa product CSV';
  const text = lines(
    'Product Id,Product Handle,Product Title,Product Description,Product Status,Product Thumbnail,Product Category 1,' +
      'Product Tag 1,Variant Id,Variant Title,Variant SKU,Variant Price EUR,Variant Price USD,Variant Option 1 Name,' +
      'Variant Option 1 Value,Product Image 1 Url,Product Image 2 Url',
    'p1,shoe,Shoe,Light,published,https://i.example/t.jpg,pcat_01ARZ3NDEKTSV4RRFFQ69G5FAV,new,v1,40,SH-40,50,60,Size,40,' +
      'https://i.example/t.jpg,https://i.example/2.jpg',
    'p1,shoe,Shoe,Light,published,https://i.example/t.jpg,,new,v2,41,SH-41,55,65,Size,41,https://i.example/t.jpg,',
    'p2,hat,Hat,,draft,,,,v3,One,H-1,20,25,Size,One,,',
  );
  const said = (names: string): string =>
    `taken by the meaning of their names: ${names}; --map takes others`;

  it('has the first of its prices, and variants of one handle', async () => {
    const { problems, summary, products } = await readAs(format, text);
    expect(problems).toEqual([said('price=Variant Price EUR, nothing=Variant Price USD')]);
    expect(summary).toMatchObject({ currency: 'EUR', skipped: new Map([['not visible', 1]]) });
    expect(products).toMatchObject([
      {
        ...{ id: 'shoe', title: 'Shoe', price: { current: 50 }, categoryIds: [] },
        imageUrl: 'https://i.example/t.jpg',
        secondImageUrl: 'https://i.example/2.jpg',
        attributes: { size: ['40', '41'], tags: ['new'] },
      },
    ]);
  });

  it("has its prices in the shop's currency", async () => {
    const { problems, products } = await readAs(format, text, { currency: 'USD' });
    expect(problems).toEqual([said('price=Variant Price USD, nothing=Variant Price EUR')]);
    expect(products).toMatchObject([{ id: 'shoe', price: { current: 60 } }]);
  });

  it('had the columns of its first version', async () => {
    const first = lines(
      'Product Handle,Product Title,Product Status,Product Type,Product Tags,Variant Title,Variant SKU,Variant Inventory Quantity,' +
        'Variant Allow backorder,Variant Manage inventory,Price France [EUR],Price USD,Option 1 Name,Option 1 Value,Image 1 Url',
      'shoe,Shoe,published,Shoes,"new,light",40,SH-40,0,false,true,50,60,Size,40,https://i.example/t.jpg',
      'hat,Hat,published,Hats,,One,H-1,0,true,true,20,25,Size,One,',
    );
    const { problems, products } = await readAs(format, first, { currency: 'USD' });
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { id: 'hat', price: { current: 25 } },
      {
        ...{ id: 'shoe', price: { current: 60 }, availability: 'SoldOut' },
        ...{ categoryIds: ['shoes'], imageUrl: 'https://i.example/t.jpg' },
        attributes: { size: ['40'], tags: ['new', 'light'] },
      },
    ]);
    expect(products[0]).not.toHaveProperty('availability');
  });
});

describe('Spree', () => {
  const format = 'Spree product CSV';
  const columns =
    'slug,sku,name,price,compare_at_price,currency,status,description,tags,category1,option1_name,option1_value,image1_src,' +
    'inventory_count,inventory_backorderable,track_inventory,custom_field.specs.wattage';
  const lamp = [
    'lamp,L,Lamp,0,0,USD,active,Bright,"oak,new",Home -> Lamps,,,https://i.example/l.jpg,,FALSE,,5W',
    'lamp,L-R,,20,25,USD,,,,,Colour,Red,https://i.example/r.jpg,3,FALSE,TRUE,',
    'lamp,L-R,,18,,EUR,,,,,,,,,,,',
    'lamp,L-B,,22,0,USD,,,,,Colour,Blue,,0,FALSE,TRUE,',
  ];
  const others = [
    'mug,M,Mug,8,0,USD,active,,,Kitchen,,,,,,,',
    'mug,M,,7,,EUR,,,,,,,,,,,',
    'old,O,Old,8,0,USD,draft,,,Kitchen,,,,,,,',
  ];

  it('has the prices of its first currency', async () => {
    const text = lines(columns, ...lamp, ...others, 'lamp,L-B,,19,,EUR,,,,,,,,,,,');
    const { problems, summary, products } = await readAs(format, text);
    expect(problems).toEqual([]);
    expect(summary.skipped).toEqual(
      new Map([
        ['price in another currency', 3],
        ['not visible', 1],
      ]),
    );
    expect(products).toMatchObject([
      {
        ...{ id: 'lamp', title: 'Lamp', price: { current: 20, previous: 25 } },
        ...{ availability: 'InStock', categoryIds: ['home-lamps'] },
        imageUrl: 'https://i.example/r.jpg',
        attributes: { colours: ['Red', 'Blue'], tags: ['oak', 'new'], wattage: ['5W'] },
      },
      { id: 'mug', price: { current: 8 }, categoryIds: ['kitchen'] },
    ]);
  });

  it("has those in the shop's currency", async () => {
    const text = lines(columns, ...lamp, ...others, 'lamp,L-B,,19,,EUR,,,,,,,,,,,');
    const { problems, products } = await readAs(format, text, { currency: 'EUR' });
    expect(problems).toEqual(['line 9: the row of its product has to come before']);
    expect(products).toMatchObject([
      { id: 'lamp', price: { current: 18 }, attributes: { colours: ['Red'] } },
      { id: 'mug', price: { current: 7 } },
    ]);
  });
});

it('Medusa has no price of dealers', async () => {
  await shop.importText(
    'Product Handle,Product Title,Variant Title,Variant SKU,Price Wholesale [EUR],Price EUR\nlamp,Lamp,One,1,4,10\n',
  );
  expect(await shop.products()).toMatchObject([{ price: { current: 10 } }]);
});

it('variants of Spree without a SKU differ by all options, and a product without a slug is one', async () => {
  const { summary } = await shop.importText(
    'slug,sku,name,price,currency,option1_name,option1_value,option2_name,option2_value,inventory_count\n' +
      'shirt,,Shirt,10,EUR,,,,,\nshirt,,,10,EUR,Colour,Red,Size,S,1\nshirt,,,12,EUR,Colour,Red,Size,M,1\n' +
      ',m,Mug,13,EUR,,,,,1\n',
  );
  expect(summary).toMatchObject({ rows: 3, products: 2, skipped: new Map() });
});
