/** Product exports of Magento 2 and BigCommerce, as their documentation describes them. */
import { csv, lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('a Magento product CSV', () => {
  const columns =
    'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,' +
    'special_price,special_price_from_date,special_price_to_date,base_image,additional_images,additional_attributes,' +
    'qty,is_in_stock,configurable_variations';
  const simple = (sku: string, more: Readonly<Record<string, string>> = {}) => ({
    ...{ sku, product_type: 'simple', name: `Top ${sku}`, product_online: '1' },
    ...{ visibility: 'Catalog, Search', price: '1029.0000', is_in_stock: '1', qty: '0.0000' },
    ...more,
  });
  const child = (sku: string, colour: string) =>
    simple(sku, {
      ...{ visibility: 'Not Visible Individually', base_image: `/t/${sku}.jpg` },
      additional_attributes: `color=${colour},size=M,material=Cotton|Linen,has_options=0`,
    });
  const configurable = simple('TOP', {
    ...{ product_type: 'configurable', name: 'Top', price: '', visibility: 'Catalog, Search' },
    categories: 'Default Category/Men/Tops,Default Category/Sale,Default Category',
    configurable_variations: 'sku=TOP-R,color=Red|sku=TOP-B,color=Blue',
  });
  const imageBase = 'https://m.example/media';

  it.each([
    ['after', [child('TOP-R', 'Red'), child('TOP-B', 'Blue'), configurable]],
    ['before', [configurable, child('TOP-R', 'Red'), child('TOP-B', 'Blue')]],
  ])('joins variants with a configurable product %s them', async (_, rows) => {
    const { summary, problems } = await shop.importText(csv(columns, ...rows), { imageBase });
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ format: 'Magento product CSV', needsImageBase: false });
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: 'TOP', title: 'Top', price: { current: 1029 }, availability: 'InStock' },
        imageUrl: 'https://m.example/media/t/TOP-R.jpg',
        categoryIds: ['men-tops', 'sale'],
        attributes: { colours: ['Red', 'Blue'], size: ['M'], material: ['Cotton', 'Linen'] },
      },
    ]);
  });

  it('reads special prices within their dates, skips what is not on sale, and leaves out paths of pictures', async () => {
    const { summary, problems } = await shop.importText(
      csv(
        columns,
        simple('1', { special_price: '900.0000', special_price_from_date: '1/31/20' }),
        simple('1', { store_view_code: 'fr', name: 'Haut', price: '' }),
        simple('2', { special_price: '900.0000', special_price_to_date: '1/31/20, 12:00 AM' }),
        simple('3', { product_online: '2' }),
        simple('4', { product_type: 'giftcard' }),
        simple('5', { product_type: 'grouped', price: '' }),
        child('6', 'Red'),
        simple('7', { special_price: '900.0000', special_price_to_date: '31/12/24' }),
        simple('8', { base_image: '/t/8.jpg', price: '0.0000' }),
      ),
    );
    expect(problems).toEqual([]);
    expect(summary.leftOut.get('sale_price_effective_date')).toBe(1);
    expect([...summary.skipped.keys()].sort()).toEqual(
      [
        ...['of another store view', 'not published', 'gift card', 'no price', 'not visible'],
        'price of 0',
      ].sort(),
    );
    expect(summary.needsImageBase).toBe(true);
    expect(await shop.products()).toMatchObject([
      { id: '1', price: { current: 900, previous: 1029 } },
      { id: '2', price: { current: 1029 } },
      { id: '7', price: { current: 1029 } },
    ]);
  });
});

describe('a BigCommerce product CSV', () => {
  const header =
    'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Retail Price,Sale Price,' +
    'Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,' +
    'Product Image URL - 1,Product Image File - 1';

  it('joins SKU rows and rules with their product, and skips what is not visible', async () => {
    const { summary, problems } = await shop.importText(
      lines(
        header,
        'Product,75,Mug,MUG,Kernow,Fine,12.0000,15.00,0.00,Y,Y,by option,0,Shop All;Home/Kitchen,m.jpg,https://b.example/m.jpg,m.jpg',
        '  SKU,,"[RB]Size=L,[CS]Colour=Red:#f00",MUG-L,,,,,,,,,3,,,,',
        '  SKU,,"[RB]Size=XL,[CS]Colour=Blue:#00f",MUG-XL,,,,,,,,,0,,,,',
        '  Rule,,,MUG-L,,,[ADD]2.5,,,,,,,,,,',
        'Product,76,Vase,VASE,,,20.00,0.00,18.00,N,Y,none,0,Home,/v/vase.jpg,,',
        'Product,77,Secret,SEC,,,20.00,,,Y,N,none,0,Home,,,',
      ),
      { imageBase: 'https://b.example' },
    );
    expect(problems).toEqual([]);
    expect(summary.format).toBe('BigCommerce product CSV');
    expect([...summary.skipped]).toEqual([
      ['rule of options', 1],
      ['not visible', 1],
    ]);
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: '75', title: 'Mug', imageUrl: 'https://b.example/m.jpg', availability: 'InStock' },
        price: { current: 12, reference: { amount: 15, kind: 'rrp' }, currentFrom: true },
        attributes: { size: ['L', 'XL'], colours: ['Red', 'Blue'] },
        categoryIds: ['shop-all', 'home-kitchen'],
      },
      {
        ...{ id: '76', imageUrl: 'https://b.example/v/vase.jpg', availability: 'SoldOut' },
        price: { current: 18, previous: 20 },
      },
    ]);
  });
});

describe('a BigCommerce product CSV of the modern export', () => {
  it('joins a product with the rows of its variants and pictures', async () => {
    const options = (size: string, colour: string) =>
      `Type=Radio|Name=Size|Value=${size}Type=Swatch|Name=Colour|Value=${colour}[#ff0000]`;
    const image = 'Internal Image URL (Export)';
    const { summary, problems } = await shop.importText(
      csv(
        `Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Is Visible,Variant Image URL,${image},Image is Thumbnail`,
        {
          ...{ Item: 'Product', ID: '7', Name: 'Shirt', SKU: 'S', Price: '20.0000' },
          ...{ Categories: 'Clothes/Shirts;23', 'Inventory Tracking': 'variant' },
        },
        { Item: 'Variant', SKU: 'S-M', Options: options('M', 'Red'), 'Current Stock': '0' },
        {
          ...{ Item: 'Variant', SKU: 'S-L', Options: options('L', 'Red'), 'Current Stock': '2' },
          ...{ Price: '18' },
        },
        { Item: 'Image', [image]: 'https://cdn.example/back.jpg', 'Image is Thumbnail': 'FALSE' },
        { Item: 'Image', [image]: 'https://cdn.example/front.jpg', 'Image is Thumbnail': 'TRUE' },
        { Item: 'Product', ID: '8', Name: 'Hidden', SKU: 'H', Price: '5', 'Is Visible': 'FALSE' },
        { Item: 'Product', ID: '9', Name: 'Mug', SKU: 'M', Price: '5', 'Is Visible': 'TRUE' },
      ),
    );
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ format: 'BigCommerce product CSV, modern', products: 2 });
    expect(summary.skipped).toEqual(new Map([['not visible', 1]]));
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: '7', title: 'Shirt', price: { current: 18, currentFrom: true } },
        attributes: { size: ['M', 'L'], colours: ['Red'] },
        ...{ imageUrl: 'https://cdn.example/front.jpg', availability: 'InStock' },
        ...{ secondImageUrl: 'https://cdn.example/back.jpg', categoryIds: ['clothes-shirts'] },
      },
      { id: '9', title: 'Mug', catalogueNumber: 'M' },
    ]);
  });
});
