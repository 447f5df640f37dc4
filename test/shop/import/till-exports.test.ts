/** What tills export: Square, Vend and Loyverse. */
import { lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function readAs(format: string, text: string) {
  const { summary, problems } = await shop.importText(text);
  expect(problems).toEqual([]);
  expect(summary.format).toBe(format);
  const products = await shop.products();
  return {
    summary,
    products: products.toSorted((one, other) => one.id.localeCompare(other.id, 'en')),
  };
}

it('the price of Square may say its currency, and a variation without options is told by its name', async () => {
  const text = lines(
    'Category,Item Name,Variation Name,Price (CAD),Item ID,Variation ID,Current Quantity Main,Archived',
    'Vases,Green Vase,Regular,$95.00,I1,V1,2,N',
    'Flowers,Bouquets,For 12 weeks,$350.00,I2,V2,0,N',
    'Flowers,Bouquets,For 8 weeks,$250.00,I2,V3,0,N',
    'Flowers,Old Bouquet,Regular,$9.00,I3,V4,1,Y',
  );
  const { summary, products } = await readAs('Square item library CSV', text);
  expect(summary).toMatchObject({ currency: 'CAD', skipped: new Map([['not visible', 1]]) });
  expect(products).toMatchObject([
    { title: 'Green Vase', price: { current: 95 }, availability: 'InStock', attributes: {} },
    {
      ...{ title: 'Bouquets', price: { current: 250 }, availability: 'SoldOut' },
      attributes: { variation: ['For 12 weeks', 'For 8 weeks'] },
    },
  ]);
});

it('Vend has a price for shoppers, variants of one handle and the stock of several shops', async () => {
  const text = lines(
    'id,handle,sku,name,description,product_category,variant_option_one_name,variant_option_one_value,tags,' +
      'supply_price,retail_price,brand_name,supplier_name,active,track_inventory,inventory_North,inventory_South,reorder_point_North',
    'a1,sweat,S1,Sweatshirt,Soft,Clothes / Tops,Size,M,,12.5,40.00,Acme,Mills,1,1,-2,1,5',
    'a2,sweat,S2,Sweatshirt,Soft,Clothes / Tops,Size,L,,12.5,45.00,Acme,Mills,1,1,0,0,5',
    'a3,mug,S3,Mug,,Kitchen,,,"gift,blue",3,9.00,Acme,Mills,1,0,0,0,',
    'a4,old,S4,Old Mug,,Kitchen,,,,3,9.00,Acme,Mills,0,1,4,0,',
  );
  const { products } = await readAs('Vend product CSV', text);
  const [mug, sweatshirt, ...others] = products;
  expect(others).toEqual([]);
  expect(mug).toMatchObject({ title: 'Mug', attributes: { tags: ['gift', 'blue'] } });
  expect(mug).not.toHaveProperty('availability');
  expect(sweatshirt).toMatchObject({
    ...{ id: 'sweat', price: { current: 40 }, brand: { name: 'Acme' }, availability: 'InStock' },
    ...{ attributes: { size: ['M', 'L'] }, categoryIds: ['clothes-tops'] },
  });
  expect(JSON.stringify(products)).not.toMatch(/Mills|12\.5/);
});

it.each([
  'Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Cost,SKU of included item,Track stock,' +
    'Available for sale [Main],Price [Main],In stock [Main]',
  'Handle,REF,Nombre,Categoria,Vendido por peso,Opción 1 nombre,Opción 1 valor,Coste,REF del componente,Seguir el Inventario,' +
    'Disponibles para la venta [Obrador],Precio [Obrador],En inventario [Obrador]',
])('Loyverse has the name in the first row of a handle: %s', async (columns) => {
  const text = lines(
    columns,
    'bread,10,Bread,Bakery,N,Size,Small,0.50,,Y,Y,2.50,4',
    'bread,11,,,,,Large,0.90,,Y,Y,4.00,0',
    'cake,12,Cake,Bakery,N,,,3.00,,N,Y,9.95,',
    'set,13,Set,Bakery,N,,,3.00,10,N,Y,12.00,',
    'set,,,,,,,,12,,,,',
    'secret,14,Secret,Bakery,N,,,1.00,,N,N,5.00,',
  );
  const { summary, products } = await readAs('Loyverse item CSV', text);
  expect(summary.skipped).toEqual(new Map([['not visible', 1]]));
  expect(products).toMatchObject([
    { id: '12', title: 'Cake', price: { current: 9.95 } },
    { id: '13', title: 'Set', price: { current: 12 } },
    {
      ...{ id: 'bread', title: 'Bread', price: { current: 2.5 }, availability: 'InStock' },
      attributes: { size: ['Small', 'Large'] },
    },
  ]);
});

it.each([
  [
    'Loyverse item CSV',
    'handle,sku,name,sold_by_weight,price [Wholesale],price [Shop]',
    'lamp,1,Lamp,N,4,10',
  ],
  [
    'Square item library CSV',
    'Token,Item Name,Variation Name,Price (Wholesale),Price (CAD)',
    '1,Lamp,Regular,4,10',
  ],
])('%s has no price of dealers', async (format, columns, row) => {
  const { products } = await readAs(format, lines(columns, row));
  expect(products).toMatchObject([{ price: { current: 10 } }]);
});

it('a product of Loyverse without a handle is none of the one before', async () => {
  const columns = 'handle,sku,name,sold_by_weight,price [Shop]';
  const rows = ['lamp,1,Lamp,N,10', ',2,Vase,N,11', ',,Mug,N,12'];
  const { summary } = await shop.importText(lines(columns, ...rows));
  expect(summary).toMatchObject({ products: 2, rejected: 1 });
});
