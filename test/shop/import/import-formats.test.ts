import { gzipSync } from 'node:zlib';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const rss = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item>
  <g:id>TV-1</g:id><title>Brightline 55&quot; TV</title>
  <description><![CDATA[<p>Sharp &amp; bright</p>]]></description>
  <link>https://shop.example/tv</link><g:image_link>https://shop.example/tv.jpg</g:image_link>
  <g:additional_image_link>https://shop.example/tv,2.jpg</g:additional_image_link><g:additional_image_link>https://shop.example/tv3.jpg</g:additional_image_link>
  <g:price>499.00 GBP</g:price><g:sale_price>399.00 GBP</g:sale_price>
  <g:product_type>Technology &gt; TVs</g:product_type><g:product_type>Offers</g:product_type>
  <g:brand>Brightline</g:brand><g:gtin>123</g:gtin><g:availability>in stock</g:availability>
  <g:shipping><g:country>GB</g:country><g:price>4.99 GBP</g:price></g:shipping>
  <g:product_detail><g:attribute_name>Screen size</g:attribute_name><g:attribute_value>55"</g:attribute_value></g:product_detail>
</item>
<item><g:id>S-R</g:id><g:item_group_id>SHIRT</g:item_group_id><title>Shirt</title><g:price>12 GBP</g:price>
  <g:color>Red</g:color><g:size>M</g:size><g:image_link>https://shop.example/r.jpg</g:image_link>
  <g:google_product_category>Apparel &gt; Shirts</g:google_product_category></item>
<item><g:id>S-B</g:id><g:item_group_id>SHIRT</g:item_group_id><title>Shirt blue</title><g:price>10 GBP</g:price>
  <g:color>Blue</g:color><g:size>L</g:size><g:image_link>https://shop.example/b.jpg</g:image_link>
  <g:google_product_category>166</g:google_product_category></item>
</channel></rss>`;

describe('import of a Google Merchant Center feed', () => {
  it('reads the items of RSS with their sale price, product types, details and texts', async () => {
    const { summary, problems } = await shop.importText(rss);
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({
      format: 'Google Merchant XML',
      rows: 3,
      accepted: 3,
      products: 2,
    });
    const { products, outline, facets } = await shop.readAll();
    expect(products[0]).toMatchObject({
      id: 'TV-1',
      title: 'Brightline 55" TV',
      description: 'Sharp & bright',
      url: 'https://shop.example/tv',
      imageUrl: 'https://shop.example/tv.jpg',
      secondImageUrl: 'https://shop.example/tv,2.jpg',
      brand: { id: 'brightline', name: 'Brightline' },
      price: { current: 399, previous: 499 },
      categoryIds: ['technology-tvs', 'offers'],
      measures: { screenSize: 55 },
    });
    expect(outline.currencyCode).toBe('GBP');
    expect(outline.categories).toContainEqual({
      id: 'technology-tvs',
      name: 'TVs',
      parentId: 'technology',
    });
    expect(facets.map(({ id }) => id)).not.toContain('gtin');
  });

  it('joins the variants of a group into one product with swatches, all sizes and the lowest price', async () => {
    await shop.importText(rss);
    expect((await shop.products())[1]).toMatchObject({
      id: 'SHIRT',
      variationId: 'S-R',
      title: 'Shirt',
      price: { current: 10, currentFrom: true },
      swatches: [
        { displayName: 'Red', colour: '#c92a2a', productImageSrc: 'https://shop.example/r.jpg' },
        { displayName: 'Blue', colour: '#2763c4', productImageSrc: 'https://shop.example/b.jpg' },
      ],
      attributes: { colours: ['Red', 'Blue'], size: ['M', 'L'] },
      categoryIds: ['apparel-shirts'],
    });
  });

  it('counts products up to all of them, however many variants they have', async () => {
    const { progress } = await shop.importText(rss);
    expect(progress).toContain('100 %  Reading products, 2 products\n');
  });

  it('reads the entries of Atom, with links as attributes', async () => {
    await shop.importText(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
      <author><name>Not a product</name></author>
      <entry><g:id>1</g:id><title>Lamp</title><summary>Bright</summary><author><name>Me</name></author>
      <link rel="alternate" href="https://shop.example/1"/><g:price>5.00 EUR</g:price></entry></feed>`);
    const { products, outline } = await shop.readAll();
    expect(products).toMatchObject([
      {
        title: 'Lamp',
        description: 'Bright',
        url: 'https://shop.example/1',
        price: { current: 5 },
      },
    ]);
    expect(outline.currencyCode).toBe('EUR');
  });

  it('reads the same feed as TSV, also with spaces in the header, and inch marks as they are', async () => {
    const { summary } = await shop.importText(
      'id\ttitle\timage link\tprice\tsale price\tproduct type\n' +
        '1\t55" TV with "HDR"\thttps://shop.example/1.jpg\t20 EUR\t10 EUR\tTech > TVs\n',
    );
    expect(summary.format).toBe('tsv');
    expect(await shop.products()).toMatchObject([
      {
        title: '55" TV with "HDR"',
        imageUrl: 'https://shop.example/1.jpg',
        price: { current: 10, previous: 20 },
        categoryIds: ['tech-tvs'],
      },
    ]);
  });

  it('takes a sale price only within its dates', async () => {
    const row = (id: string, dates: string) => `${id}\tLamp\t20 GBP\t10 GBP\t${dates}\n`;
    const { summary } = await shop.importText(
      'id\ttitle\tprice\tsale_price\tsale_price_effective_date\n' +
        row('now', '2020-01-01T00:00+0000/2199-01-01T00:00+0000') +
        row('over', '2020-01-01T00:00+0000/2020-02-01T00:00+0000') +
        row('never', '2020-01-01T00:00+0000/2199-02-30T00:00+0000') +
        row('unknown', 'xx'),
    );
    expect((await shop.products()).map(({ price }) => price.current)).toEqual([10, 20, 20, 20]);
    expect(summary.leftOut).toEqual(new Map([['sale_price_effective_date', 2]]));
  });
});

describe('import of CSV', () => {
  it('reads quoted cells over several lines, either delimiter, and columns of the shop’s own', async () => {
    await shop.importText(
      '\ufeffSKU;Name;Price;Was price;Category;Fabric;Rating;Reviews;Collection\r\n' +
        'a;"Chair; ""big"",\r\nred";19,99;29,99;Home > Chairs | Sale;Cotton|Wool;4,5;3;Summer Sale\r\n'.replace(
          '4,5',
          '4.5',
        ),
    );
    const { products, outline } = await shop.readAll();
    expect(products).toMatchObject([
      {
        id: 'a',
        title: 'Chair; "big", red',
        price: { current: 19.99, previous: 29.99 },
        categoryIds: ['home-chairs', 'sale'],
        attributes: {
          fabric: ['Cotton', 'Wool'],
          customerRating: ['4 stars & up', '3 stars & up', '2 stars & up', '1 star & up'],
        },
        collectionIds: ['summer-sale'],
      },
    ]);
    expect(outline.collections).toEqual([
      { id: 'summer-sale', name: 'Summer Sale', type: 'promo' },
    ]);
  });

  it('leaves pictures out that stand in the file, and keeps the product', async () => {
    const inFile = `data:image/png;base64,${'A'.repeat(3_000)}`;
    const [long, short] = [`https://shop.example/${'a'.repeat(2_048)}.jpg`, '/1.jpg'];
    const { summary, problems } = await shop.importText(
      `id,title,price,image_link,additional_image_link\n` +
        `a,Lamp,5,"${inFile}",\nb,Lamp,5,${long},${short}\nc,Lamp,5,${short},"${inFile}"\n`,
    );
    expect(problems).toEqual([]);
    expect(summary).toMatchObject({ products: 3 });
    expect(summary.leftOut.get('picture')).toBe(3);
    const products = new Map((await shop.products()).map((product) => [product.id, product]));
    expect(products.get('a')).not.toHaveProperty('imageUrl');
    expect(products.get('b')).toMatchObject({ secondImageUrl: short });
    expect(products.get('c')).toMatchObject({ imageUrl: short });
    const row = { id: 'n', title: 'Lamp', price: { current: '5' }, imageUrl: inFile };
    const native = await shop.importText(`${JSON.stringify(row)}\n`);
    expect(native.summary.leftOut.get('picture')).toBe(1);
  });

  it('takes words for a missing number as none, and keeps the row', async () => {
    const { problems, summary } = await shop.importText(
      'id,title,price,was_price,sale_price,rating,reviews,popularity\n' +
        'a,Lamp,5,N/A,-,n/a,none,null\nb,Lamp,5,few,no sale,4,2,1\nc,Lamp,N/A,9,,4,2,1\n',
    );
    expect(problems).toEqual([]);
    expect(summary.leftOut.get('previous price')).toBe(1);
    expect(summary.leftOut.get('sale price')).toBe(1);
    const [other, product] = await shop.products();
    expect(product).toMatchObject({ id: 'a', price: { current: 5 } });
    expect(product?.price).not.toHaveProperty('previous');
    expect(other?.price).not.toHaveProperty('previous');
    expect(product).not.toHaveProperty('reviews');
    const row = {
      id: 'n',
      title: 'Lamp',
      price: { current: '5', previous: '-' },
      reviews: { count: 'N/A', average: '-' },
      popularity: 'none',
      measures: { screenSize: 'n/a', width: '40' },
      attributes: { size: ['', 'M'] },
    };
    expect((await shop.importText(JSON.stringify(row))).problems).toEqual([]);
    expect(await shop.products()).toMatchObject([
      { price: { current: 5 }, measures: { width: 40 }, attributes: { size: ['M'] } },
    ]);
    expect((await shop.products())[0]?.measures).not.toHaveProperty('screenSize');
  });

  it('reads gzip, UTF-16 with its mark, and an encoding that is named', async () => {
    const text = 'id,title,price\n1,Café,5\n';
    await shop.importText(gzipSync(text));
    expect((await shop.products())[0]?.title).toBe('Café');
    await shop.importText(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect((await shop.products())[0]?.title).toBe('Café');
    await shop.importText(Buffer.from(text, 'latin1'), { encoding: 'windows-1252' });
    expect((await shop.products())[0]?.title).toBe('Café');
  });
});

describe('import of NDJSON', () => {
  it('reads every field of the native format, with categories and collections of its own', async () => {
    const lines = [
      { type: 'category', id: 'home', name: 'Home', text: 'For the home.', imageUrl: '/home.jpg' },
      { type: 'category', id: 'sofas', name: 'Sofas', parentId: 'home' },
      { type: 'collection', id: 'under-10', name: 'Under £10', kind: 'valuedeal' },
      {
        id: 'p1',
        title: 'Sofa',
        url: '/sofa',
        price: { current: 9.5, previous: 12, currency: 'EUR', currentFrom: true },
        brand: { id: 'b1', name: 'Brand' },
        imageUrl: '/sofa.jpg',
        imageAlt: 'A sofa',
        secondImageUrl: '/sofa-2.jpg',
        furtherImageUrls: ['/sofa-3.jpg'],
        reviews: { count: 7, average: 3.4 },
        swatches: [{ displayName: 'Red', imageSrc: '/red.jpg', productImageSrc: '/sofa-red.jpg' }],
        roundelId: 'new',
        promotion: { displayName: 'Sale', colour: '#c00' },
        categoryIds: ['sofas'],
        collectionIds: ['under-10'],
        attributes: { Material: 'Oak', seats: ['2', '3'] },
        measures: { screenSize: 40 },
        popularity: 12,
        addedOn: '2026-01-31',
        catalogueNumber: '12/3456',
        variationId: 'v1',
      },
    ];
    const { problems } = await shop.importText(
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(problems).toEqual([]);
    const { products, outline } = await shop.readAll();
    expect(products).toEqual([
      {
        id: 'p1',
        title: 'Sofa',
        description: '',
        url: '/sofa',
        price: { current: 9.5, previous: 12, currentFrom: true, displaySavePriceInd: true },
        brand: { id: 'b1', name: 'Brand' },
        imageUrl: '/sofa.jpg',
        imageAlt: 'A sofa',
        secondImageUrl: '/sofa-2.jpg',
        furtherImageUrls: ['/sofa-3.jpg'],
        reviews: { count: 7, average: 3.4 },
        swatches: [{ displayName: 'Red', imageSrc: '/red.jpg', productImageSrc: '/sofa-red.jpg' }],
        roundelId: 'new',
        promotion: { displayName: 'Sale', colour: '#c00' },
        categoryIds: ['sofas'],
        collectionIds: ['under-10'],
        attributes: {
          material: ['Oak'],
          seats: ['2', '3'],
          customerRating: ['3 stars & up', '2 stars & up', '1 star & up'],
        },
        measures: { screenSize: 40 },
        popularity: 12,
        addedOnDay: 20_484,
        catalogueNumber: '12/3456',
        variationId: 'v1',
      },
    ]);
    expect(outline.categories[0]).toEqual({
      id: 'home',
      name: 'Home',
      text: 'For the home.',
      imageUrl: '/home.jpg',
    });
    expect(outline.collections).toEqual([{ id: 'under-10', name: 'Under £10', type: 'valuedeal' }]);
  });

  it('takes a blank picture or colour of a swatch as missing', async () => {
    const swatches = [
      { displayName: 'Red', imageSrc: '/red.jpg', colour: '' },
      { displayName: 'Navy', imageSrc: ' ', colour: '#1c2b52' },
    ];
    await shop.importText(JSON.stringify({ id: 'a', title: 'x', price: 1, swatches }));
    expect((await shop.products())[0]?.swatches).toEqual([
      { displayName: 'Red', imageSrc: '/red.jpg' },
      { displayName: 'Navy', colour: '#1c2b52' },
    ]);
  });

  it('keeps the order of the file as popularity where the file says nothing of it', async () => {
    await shop.importText(
      ['c', 'a', 'b'].map((id) => JSON.stringify({ id, title: 'x', price: 1 })).join('\n'),
    );
    expect((await shop.products()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('counts more and better reviews as popularity where the file says nothing of it', async () => {
    await shop.importText(
      'id,title,price,reviews,rating\nc,x,1,,\na,x,1,2,5\nb,x,1,900,1.5\nd,x,1,400,4.8\ne,x,1,2,5\nf,x,1,,\n',
    );
    expect((await shop.products()).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'e', 'c', 'f']);
  });
});
