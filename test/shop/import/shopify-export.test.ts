/** Product exports of Shopify, as its documentation describes them. */
import { csv, lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('a Shopify product CSV', () => {
  const columns =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,' +
    'Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,' +
    'Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,Variant Image,Status';
  const picture = (name: string) => `https://cdn.example/${name}.jpg`;
  const product = (handle: string, more: Readonly<Record<string, string>> = {}) => ({
    ...{ Handle: handle, Title: `The ${handle}`, Published: 'true', Status: 'active' },
    ...{ 'Gift Card': 'false', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
    ...{ 'Variant Price': '10.00', 'Variant Inventory Policy': 'deny' },
    ...more,
  });
  const shirt = [
    product('shirt', {
      ...{ 'Body (HTML)': '<p>Soft &amp; <b>warm</b></p>', Vendor: 'Softly', Type: 'Shirts' },
      ...{ Tags: 'cotton, summer', 'Option1 Name': 'Color', 'Option1 Value': 'Red' },
      ...{ 'Option2 Name': 'Size', 'Option2 Value': 'M', 'Variant SKU': 'S-RM' },
      ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' },
      ...{ 'Variant Price': '25.00', 'Variant Compare At Price': '30.00' },
      ...{ 'Image Src': picture('red'), 'Image Position': '1', 'Image Alt Text': 'Red shirt' },
      'Variant Image': picture('red'),
    }),
    {
      ...{ Handle: 'shirt', 'Option1 Value': 'Blue', 'Option2 Value': 'L', 'Variant SKU': 'S-BL' },
      ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' },
      ...{ 'Variant Price': '20.00', 'Variant Image': picture('blue') },
      ...{ 'Image Src': picture('blue'), 'Image Position': '2' },
    },
    { Handle: 'shirt', 'Image Src': picture('back'), 'Image Position': '3' },
  ];

  it('joins the rows of a handle to one product with its options, pictures and texts', async () => {
    const { summary, problems } = await shop.importText(csv(columns, ...shirt, product('mug')));
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({
      ...{ format: 'Shopify product CSV', accepted: 3, products: 2 },
      ...{ currency: 'GBP', isCurrencyAssumed: true },
    });
    expect(await shop.products()).toMatchObject([
      {
        id: 'shirt',
        title: 'The shirt',
        description: 'Soft & warm',
        brand: { name: 'Softly' },
        price: { current: 20, currentFrom: true },
        imageUrl: picture('red'),
        imageAlt: 'Red shirt',
        secondImageUrl: picture('blue'),
        swatches: [
          { displayName: 'Red' },
          { displayName: 'Blue', productImageSrc: picture('blue') },
        ],
        attributes: { colours: ['Red', 'Blue'], size: ['M', 'L'], tags: ['cotton', 'summer'] },
        categoryIds: ['shirts'],
        catalogueNumber: 'S-RM',
        availability: 'InStock',
      },
      { id: 'mug', price: { current: 10 } },
    ]);
  });

  it('skips gift cards, drafts, what is not published and samples, however many, with their number', async () => {
    const { summary, problems } = await shop.importText(
      csv(
        columns,
        product('mug'),
        product('card', { 'Gift Card': 'true' }),
        product('draft', { Status: 'draft' }),
        product('old', { Status: 'archived' }),
        product('hidden', { Published: 'FALSE' }),
        product('sample', { 'Variant Price': '0.00' }),
        product('mug'),
      ),
      { limit: { count: 0, share: 0 } },
    );
    expect(problems).toEqual([]);
    expect(summary.products).toBe(1);
    expect([...summary.skipped]).toEqual([
      ['gift card', 1],
      ['not published', 3],
      ['price of 0', 1],
      ['same id as an earlier row', 1],
    ]);
  });

  it('takes metafields of the shop for attributes, and leaves out those of recommendations', async () => {
    const metafield = (name: string, path: string) => `${name} (product.metafields.${path})`;
    const material = metafield('Material', 'custom.material');
    const discovery = 'shopify--discovery--product';
    const related = metafield('Related', `${discovery}_recommendation.related_products`);
    const queries = metafield('Boosts', `${discovery}_search_boost.queries`);
    const fields = { [material]: 'Oak', [related]: 'shirt; mug', [queries]: 'cheap cup' };
    await shop.importText(
      csv([columns, material, related, queries].join(), product('mug', fields)),
    );
    expect((await shop.products())[0]?.attributes).toEqual({ material: ['Oak'] });
  });

  it('rejects scattered rows and missing handles with their lines, and no option overrides a column', async () => {
    const { problems } = await shop.importText(
      csv(
        columns,
        ...shirt,
        product('mug', { 'Option1 Name': 'Sale price', 'Option1 Value': '1.00' }),
        { Handle: 'shirt', 'Option1 Value': 'Green', 'Variant Price': '20.00' },
        product(''),
      ),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^line 6: the title is missing; all rows of the handle "shirt"/),
      'line 7: the handle is missing',
    ]);
    expect((await shop.products())[1]?.price).toEqual({ current: 10 });
  });

  it('bounds the rows of one handle', async () => {
    const row = (at: number) => ({
      ...product('shirt', { 'Option1 Name': 'Size', 'Option1 Value': String(at) }),
      'Body (HTML)': at > 0 ? 'x'.repeat(900_000) : 'short',
    });
    const { problems, summary } = await shop.importText(
      csv(columns, ...Array.from({ length: 11 }, (_, at) => row(at))),
    );
    expect(problems).toEqual(
      [11, 12].map((line) => `line ${line}: its product has more than 8,000,000 characters`),
    );
    expect(summary.accepted).toBe(9);
  });

  it('reads the columns of the template of 2024, with semicolons and in Windows-1252', async () => {
    const text = lines(
      'Title;URL handle;Description;SKU;Option1 name;Option1 value;Price;Compare-at price;Product image URL',
      'Kaffee für „Zwei“;kaffee;"Stark; ""sehr""";K1;Größe;500 g;1.299,00;;https://cdn.example/k.jpg',
    );
    // Windows-1252 has the quotation marks where Latin-1 has control characters.
    const bytes = Buffer.from(text.replace('„', '\u0084').replace('“', '\u0093'), 'latin1');
    await shop.importText(bytes, { encoding: 'windows-1252' });
    expect(await shop.products()).toMatchObject([
      {
        ...{ id: 'kaffee', title: 'Kaffee für „Zwei“', description: 'Stark; "sehr"' },
        ...{ imageAlt: 'Kaffee für „Zwei“', price: { current: 1299 }, catalogueNumber: 'K1' },
      },
    ]);
  });
});
