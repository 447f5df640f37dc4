/** Exports of further shop systems and feeds, as their documentation describes them. */
import { csv, lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function readAs(format: string, text: string, imageBase?: string) {
  const { summary, problems } = await shop.importText(
    text,
    imageBase === undefined ? {} : { imageBase },
  );
  expect(problems).toEqual([]);
  expect(summary.format).toBe(format);
  const products = await shop.products();
  return products.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}

it('reads what PrestaShop imports and exports', async () => {
  const text = csv(
    'Product ID,Active (0/1),Name *,Price tax included,Wholesale price,Reference #,Quantity,Description,' +
      'Feature(Name:Value:Position),Manufacturer',
    {
      'Product ID': '1',
      'Active (0/1)': '1',
      'Name *': 'Oak Lamp',
      'Price tax included': '29.90',
      'Wholesale price': '11.00',
      'Reference #': 'OL-1',
      Quantity: '4',
      'Feature(Name:Value:Position)': 'Material:Oak:1,Wood:Solid:2',
      Manufacturer: 'Acme',
    },
    { 'Product ID': '2', 'Active (0/1)': '0', 'Name *': 'Old Lamp', 'Price tax included': '9.90' },
  );
  expect(await readAs('PrestaShop product CSV', text)).toMatchObject([
    {
      ...{ id: '1', title: 'Oak Lamp', price: { current: 29.9 }, brand: { name: 'Acme' } },
      ...{ availability: 'InStock', attributes: { material: ['Oak'] } },
    },
  ]);
});

it('reads products and variants of Shopware', async () => {
  const text = csv(
    'id,parent_id,product_number,active,stock,name,description,price_net,price_gross,purchase_prices_net,cover_media_url,manufacturer_name,categories',
    ...[
      {
        id: 'a1',
        product_number: 'SW1',
        active: '1',
        stock: '3',
        name: 'Oak Lamp',
        price_net: '25.13',
        price_gross: '29.9',
      },
      {
        id: 'b1',
        product_number: 'SW2',
        active: '1',
        stock: '0',
        name: 'Desk',
        price_gross: '199',
        manufacturer_name: 'Acme',
      },
      { id: 'b2', parent_id: 'b1', product_number: 'SW2.1', stock: '2' },
      { id: 'b3', parent_id: 'b1', product_number: 'SW2.2', price_gross: '219' },
      {
        id: 'c1',
        product_number: 'SW3',
        active: '0',
        stock: '3',
        name: 'Old Lamp',
        price_gross: '9',
      },
    ],
  );
  expect(await readAs('Shopware product CSV', text)).toMatchObject([
    { id: 'SW1', title: 'Oak Lamp', price: { current: 29.9 }, availability: 'InStock' },
    { id: 'SW2', title: 'Desk', price: { current: 199 }, brand: { name: 'Acme' } },
  ]);
});

it('reads products of Wix with their discounts, options and pictures', async () => {
  const text = csv(
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,cost,productOptionName1,productOptionType1,productOptionDescription1',
    ...[
      {
        ...{
          handleId: 'p1',
          fieldType: 'Product',
          name: 'Red Dress',
          productImageUrl: 'a1.jpg;b2.jpg',
        },
        ...{ collection: 'Dresses;Sale', price: '50', visible: 'true', discountMode: 'PERCENT' },
        ...{ discountValue: '10', inventory: 'InStock', cost: '12', productOptionName1: 'Colour' },
        ...{ productOptionType1: 'COLOR', productOptionDescription1: '#ff0000:Red;#0000ff:Blue' },
      },
      { handleId: 'p1', fieldType: 'Variant', surcharge: '5', productOptionDescription1: 'Red' },
      { handleId: 'p2', fieldType: 'Product', name: 'Old Dress', price: '20', visible: 'false' },
    ],
  );
  const [dress, ...others] = await readAs('Wix product CSV', text);
  expect(others).toEqual([]);
  expect(dress).toMatchObject({
    ...{ id: 'p1', price: { current: 45, previous: 50 }, availability: 'InStock' },
    imageUrl: 'https://static.wixstatic.com/media/a1.jpg',
    attributes: { colours: ['Red', 'Blue'] },
  });
});

it('reads listings of Etsy, whose ids are numbers of articles or made of their titles', async () => {
  const text = csv(
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU',
    {
      ...{
        TITLE: 'Wool Scarf',
        PRICE: '20.00',
        CURRENCY_CODE: 'GBP',
        QUANTITY: '3',
        TAGS: 'gift,warm',
      },
      ...{ MATERIALS: 'Wool,Silk', IMAGE1: 'https://i.example/1.jpg', SKU: '' },
      ...{ 'VARIATION 1 NAME': 'Colour', 'VARIATION 1 VALUES': 'Red,Blue' },
    },
    { TITLE: 'Wool Hat', PRICE: '15.00', CURRENCY_CODE: 'GBP', QUANTITY: '0', SKU: 'HAT-1,HAT-2' },
  );
  expect(await readAs('Etsy listings CSV', text)).toMatchObject([
    { id: 'HAT-1', title: 'Wool Hat', availability: 'SoldOut' },
    {
      ...{ id: 'wool-scarf', imageUrl: 'https://i.example/1.jpg', price: { current: 20 } },
      attributes: { material: ['Wool', 'Silk'], colours: ['Red', 'Blue'] },
    },
  ]);
});

it('reads listings of Etsy in Italian', async () => {
  const text = lines(
    'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,IMMAGINE2,TIPO VARIANTE 1,NOME VARIANTE 1,VALORI VARIANTE 1,SKU',
    'Vaso,Bello,46,EUR,1,"dono,vaso",Ceramica,https://i.example/1.jpg,https://i.example/2.jpg,,Colore,"Rosso,Blu",V-1',
  );
  expect(await readAs('Etsy listings CSV', text)).toMatchObject([
    {
      ...{ id: 'V-1', title: 'Vaso', price: { current: 46 }, availability: 'InStock' },
      ...{ imageUrl: 'https://i.example/1.jpg', secondImageUrl: 'https://i.example/2.jpg' },
      attributes: { material: ['Ceramica'], colours: ['Rosso', 'Blu'] },
    },
  ]);
});

it('joins the variations of an item of Square', async () => {
  const text = csv(
    'Token,Item Name,Variation Name,SKU,Description,Category,Price,Option Name 1,Option Value 1,Default Unit Cost',
    ...['Small', 'Large'].map((size) => ({
      ...{ Token: `T-${size}`, 'Item Name': 'Mug', 'Variation Name': size, Category: 'Kitchen' },
      ...{
        Price: '8.50',
        'Option Name 1': 'Size',
        'Option Value 1': size,
        'Default Unit Cost': '2',
      },
    })),
  );
  expect(await readAs('Square item library CSV', text)).toMatchObject([
    { title: 'Mug', price: { current: 8.5 }, attributes: { size: ['Small', 'Large'] } },
  ]);
});

it('reads products of Vendure with their variants, facets and files of pictures', async () => {
  const text = lines(
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
    'Laptop,laptop,Quick,l1.jpg|l2.jpg,category:Computers|brand:Acme|ports:USB-C,Screen|RAM,13 inch|8GB,L1,1299.00,standard,100,false,,',
    ',,,,,,15 inch|8GB,L2,1399.00,standard,100,false,,',
    'Keyboard,keyboard,Loud,k.jpg,category:Computers|brand:Acme,,,K1,74.89,standard,0,false,,',
  );
  expect(await readAs('Vendure product CSV', text, 'https://m.example')).toMatchObject([
    { id: 'keyboard', price: { current: 74.89 }, imageUrl: 'https://m.example/k.jpg' },
    {
      ...{ id: 'laptop', title: 'Laptop', brand: { name: 'Acme' }, categoryIds: ['computers'] },
      attributes: { screen: ['13 inch', '15 inch'], ram: ['8GB'], ports: ['USB-C'] },
    },
  ]);
});

it('reads feeds of Awin and Prisjakt', async () => {
  const awin = csv(
    'aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_image_url,description,merchant_category,search_price,currency,brand_name,colour,commission_group',
    {
      ...{ aw_deep_link: 'https://awin.example/1', product_name: 'Boot', aw_product_id: '77' },
      ...{
        merchant_image_url: 'https://i.example/b.jpg',
        merchant_category: 'Shoes',
        search_price: '60.00',
      },
      ...{ currency: 'GBP', brand_name: 'Acme', colour: 'Black', commission_group: 'Default' },
    },
  );
  expect(await readAs('Awin product feed', awin)).toMatchObject([
    { id: '77', title: 'Boot', price: { current: 60 }, attributes: { colours: ['Black'] } },
  ]);
  const prisjakt = csv(
    'Product name,Article number,Manufacturer,URL to product,Product price inc VAT,Stock status,URL to image,Category',
    {
      ...{ 'Product name': 'Sko', 'Article number': 'S1', Manufacturer: 'Acme', Category: 'Skor' },
      ...{
        'URL to product': 'https://s.example/1',
        'Product price inc VAT': '599',
        'Stock status': 'I lager',
      },
      'URL to image': 'https://i.example/s.jpg',
    },
  );
  expect(await readAs('Prisjakt product feed', prisjakt)).toMatchObject([
    { id: 'S1', title: 'Sko', price: { current: 599 }, availability: 'InStock' },
  ]);
});

it('reads articles of JTL, whose variants name their parent', async () => {
  const columns =
    'Artikelnummer;Vaterartikel ID-Feld;Artikelname;Variationsname 1;Variationsname 2;Variationswertname 1;' +
    'Variationswertname 2;Kategorie Level 1;Kategorie Level 2;Hersteller;Brutto-VK;UVP;EK Netto;Lagerbestand Gesamt;Aktiv;Bild 1';
  const text = lines(
    columns,
    '0001;;T-Shirt;Farbe;Größe;;;Bekleidung;T-Shirts;Nordwind;11,90;14,90;4,10;;Y;https://img.example/1.jpg',
    '0001-r-s;0001;T-Shirt rot S;Farbe;Größe;rot;S;Bekleidung;T-Shirts;;11,90;;4,10;5;Y;',
    '0001-b-l;0001;T-Shirt blau L;Farbe;Größe;blau;L;Bekleidung;T-Shirts;;12,90;;4,10;0;Y;',
    '0002;;Wollmütze;;;;;Bekleidung;Mützen;Nordwind;19,90;;7,00;12;Y;https://img.example/2.jpg',
    '0003;;Alter Hut;;;;;Bekleidung;Mützen;;9,90;;2,00;1;N;',
  );
  expect(await readAs('JTL article CSV', text)).toMatchObject([
    {
      title: 'T-Shirt',
      price: { current: 11.9 },
      brand: { name: 'Nordwind' },
      attributes: { colours: ['rot', 'blau'], size: ['S', 'L'] },
      imageUrl: 'https://img.example/1.jpg',
    },
    { id: '0002', title: 'Wollmütze', price: { current: 19.9 }, availability: 'InStock' },
  ]);
});

it('reads a catalogue for Meta, with the lines above its columns', async () => {
  const text = lines(
    '# ref_application_id 123 # ref_asset_id abc',
    'id,title,availability,price,sale_price,image[0].url,image[1].url,brand,fb_product_category,item_group_id,color,' +
      'size,additional_variant_attribute,quantity_to_sell_on_facebook,status',
    'F1,Blue shirt,in stock,9.99 USD,7.99 USD,https://i.example/1.jpg,https://i.example/1b.jpg,Fab,Clothing > Shirts,G,blue,M,Scent:Fresh,75,active',
    'F2,Blue shirt,in stock,9.99 USD,,https://i.example/2.jpg,,Fab,Clothing > Shirts,G,blue,L,"Scent:Rain,Style:Plain",75,active',
    'F3,Old bowl,in stock,5.00 USD,,,,Fab,Pets,,,,,3,archived',
  );
  const [shirt, ...others] = await readAs('Meta catalogue', text);
  expect(others).toEqual([]);
  expect(shirt).toMatchObject({
    title: 'Blue shirt',
    price: { current: 7.99, previous: 9.99 },
    imageUrl: 'https://i.example/1.jpg',
    secondImageUrl: 'https://i.example/1b.jpg',
    attributes: { size: ['M', 'L'], scent: ['Fresh', 'Rain'], style: ['Plain'] },
  });
  expect(JSON.stringify(shirt)).not.toContain('75');
});

it("reads Meta's template, whose first lines explain the columns in the shop's language", async () => {
  const text = lines(
    '# Обязательно | A unique content ID,# Обязательно | A specific title,# Обязательно | The price',
    'id,title,price,fb_product_category',
    'F1,Blue shirt,9.99 USD,Clothing > Shirts',
  );
  expect(await readAs('Meta catalogue', text)).toMatchObject([{ id: 'F1', title: 'Blue shirt' }]);
});

it("reads the template of PrestaShop, whose header says the mark of its lists and both of a price's taxes", async () => {
  const text = lines(
    'ID,Active (0/1),Name *,Categories (x;y;z...),Price tax excluded or Price tax included,Wholesale price,Image URLs (x;y;z...),Visibility,Feature(Name:Value:Position)',
    '1,1,Oak Lamp,Lamps;Oak,29.90,11,https://i.example/1.jpg;https://i.example/2.jpg,both,Material:Oak:1;Wood:Solid:2',
    '2,1,Old Lamp,Lamps,9.90,4,,none,',
  );
  expect(await readAs('PrestaShop product CSV', text)).toMatchObject([
    {
      ...{ id: '1', price: { current: 29.9 }, categoryIds: ['lamps', 'oak'] },
      ...{ secondImageUrl: 'https://i.example/2.jpg' },
      attributes: { material: ['Oak'], wood: ['Solid'] },
    },
  ]);
});
