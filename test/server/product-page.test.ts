import type { CatalogueOutline, CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import { aChair, anEngine, aServer } from './a-server';

const anOutline: CatalogueOutline = {
  categories: [
    { id: 'furniture', name: 'Furniture' },
    { id: 'chairs', name: 'Chairs & Stools', parentId: 'furniture' },
  ],
  collections: [],
  facets: [
    { id: 'size', name: 'Size', type: 'multiple' },
    { id: 'material', name: 'Material', type: 'multiple' },
    { id: 'priceType', name: 'Price type', type: 'multiple' },
    {
      id: 'screenSize',
      name: 'Screen size',
      type: 'range',
      bands: [
        { to: 23.9, name: 'Up to 23.9"' },
        { from: 24, name: '24" and above' },
      ],
    },
  ],
};

type Changes = Partial<CatalogueProduct>;

/** Opens the page of a product; the whole document. */
async function openPage(
  changes: Changes = {},
  { referer = '', query = '', env = {}, outline = anOutline } = {},
) {
  const engine = anEngine({
    outline: () => outline,
    products: () => Promise.resolve([{ ...aChair('1'), ...changes }]),
  });
  const server = await aServer({ engine, env });
  const { statusCode, body } = await server.inject({
    url: `/product/1${query}`,
    headers: { host: 'shop.example', referer },
  });
  expect(statusCode).toBe(200);
  return body;
}

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

const backLinkOf = (html: string) =>
  /class="plp-shop-product__back" href="([^"]*)"/.exec(html)?.[1];

describe('the page of a product', () => {
  it('leads to the categories that the product stands in', async () => {
    const html = await openPage();
    expect(html.match(/plp-breadcrumb__link" href="[^"]*" dir="auto">[^<]*/g)).toEqual([
      'plp-breadcrumb__link" href="/browse" dir="auto">All',
      'plp-breadcrumb__link" href="/browse/furniture" dir="auto">Furniture',
      'plp-breadcrumb__link" href="/browse/chairs" dir="auto">Chairs &amp; Stools',
    ]);
    expect(html).toContain('<link rel="canonical" href="http://shop.example/product/1"/>');
    expect(html).toContain('<title>Chair 1 | Marlow</title>');
  });

  it.each([
    ['http://shop.example/browse/chairs?page=2#plp', '/browse/chairs?page=2'],
    ['http://shop.example/search/red-chair/?a=1&b=2', '/search/red-chair/?a=1&amp;b=2'],
    ['http://shop.example/valuedeal/sale', '/valuedeal/sale'],
    ['http://shop.example/', undefined],
    ['http://shop.example/saved', undefined],
    ['http://shop.example/browsers', undefined],
    ['http://shop.example//evil.example/browse', undefined],
    ['https://shop.example/browse', undefined],
    ['http://evil.example/browse/chairs', undefined],
    ['not an address', undefined],
  ])('coming from %s has the link back %s', async (referer, expected) => {
    expect(backLinkOf(await openPage({}, { referer }))).toBe(expected);
  });

  it('shows the former price, the saving and the rating as a card does', async () => {
    const html = await openPage({
      price: { current: 80, previous: 100, currentFrom: true, displaySavePriceInd: true },
      reviews: { count: 1234, average: 4.4 },
    });
    expect(html).toContain('>From £80</bdi>');
    expect(html).toMatch(/Regular price was <\/span><s[^>]*>£100</);
    expect(html).toContain('Save up to £20');
    expect(html).toMatch(/aria-label="4.4 out of 5 stars".*1.2k reviews/);
    expect(html).not.toContain('No reviews yet');
    expect(html).toMatch(/__brand"[^>]*>Oak<\/p><h1 dir="auto">Chair 1<\/h1><p[^>]*plp-rating"/);
  });

  it("shows prices in the catalogue's currency, else in the brand's", async () => {
    expect(await openPage({}, { env: { BRAND: 'marlow-ie' } })).toContain('>€10<');
    const inEuros = { ...anOutline, currencyCode: 'EUR' as const };
    expect(await openPage({}, { outline: inEuros })).toContain('>€10<');
  });

  it('shows a product with little known about it', async () => {
    const html = await openPage({ description: '', brand: { id: '', name: '' }, categoryIds: [] });
    expect(html).toContain('No reviews yet');
    expect(html).toContain('aria-label="Missing image for: Chair 1"');
    expect(html).not.toMatch(/Description|plp-shop-product__brand|plp-shop-product__choices/);
    expect(html).toMatch(/<dt dir="auto">Catalogue number<\/dt><dd dir="auto">N1<\/dd>/);
  });

  it('shows sizes as a choice, and the other attributes that have a name as facts', async () => {
    const html = await openPage({
      attributes: {
        size: ['S', 'M', 'L'],
        material: ['Oak', 'Steel &amp; glass'],
        priceType: ['Sale'],
        internal: ['x17'],
      },
      measures: { screenSize: 32 },
    });
    expect(html.match(/plp-shop-product__choice" href="\/product\/1\?size=[sml]"/g)).toHaveLength(
      3,
    );
    expect(html).toContain(
      '<dt dir="auto">Material</dt><dd dir="auto">Oak, Steel &amp; glass</dd>',
    );
    expect(html).toContain('<dt dir="auto">Screen size</dt><dd dir="auto">24&quot; and above</dd>');
    expect(html).not.toMatch(/Price type|x17/);
    const facet = { id: 'width', name: 'Width', type: 'range', unit: 'centimeter' } as const;
    const bands = [{ from: 60, to: 89, name: '60 cm to 89 cm' }];
    const outline = { ...anOutline, facets: [{ ...facet, bands }] };
    expect(await openPage({ measures: { width: 62.5 } }, { outline })).toContain('>62.5 cm</dd>');
    const oneSize = await openPage({ attributes: { size: ['One size'] } });
    expect(oneSize).toContain('<dt dir="auto">Size</dt><dd dir="auto">One size</dd>');
  });

  it('says how the sample is delivered, and says nothing of it in another shop', async () => {
    const delivery = /<summary[^>]*><span dir="auto"><b>Delivery<\/b>.*Nothing is delivered/;
    expect(await openPage({}, { outline: { ...anOutline, isSample: true } })).toMatch(delivery);
    expect(await openPage()).not.toContain('<summary');
  });

  it('shows the colours, and the first picture at once in its large size', async () => {
    const html = await openPage({
      imageUrl: '/pictures/chair.jpg?v=2',
      swatches: [
        { displayName: 'Silver', imageSrc: '/pictures/swatch/silver.webp' },
        { displayName: 'Navy', colour: '#1c2b52' },
        { displayName: 'Sky & sea', imageSrc: 'javascript:alert(1)' },
      ],
    });
    expect(html).toMatch(
      /<img[^>]*fetchpriority="high" src="\/pictures\/chair.jpg\?v=2&amp;wid=1152&amp;hei=1536"/i,
    );
    expect(html).toMatch(
      /<h2 dir="auto">Colour: <bdi[^>]*>Silver<\/bdi><\/h2>.*swatch\/silver.webp.*Silver.*<svg[^>]* color="#1c2b52".*Navy/,
    );
    expect(html).not.toContain('javascript:');
  });

  const coloured = {
    imageUrl: '/red.jpg',
    secondImageUrl: '/detail.jpg',
    swatches: [
      { displayName: 'Red', colour: '#ff0000', productImageSrc: '/red.jpg' },
      { displayName: 'Sky blue', colour: '#0000ff', productImageSrc: '/blue.jpg' },
    ],
    attributes: { size: ['S', 'M'] },
  };
  const currentOf = (html: string) =>
    [...html.matchAll(/<a[^>]*aria-current="true"[^>]*>(?:<img[^>]*>)?<bdi>([^<]*)/g)].map(
      ([, text]) => text,
    );

  it('opens in the colour and the size of its address, and leads to the others', async () => {
    const html = await openPage(coloured, { query: '?colour=sky-blue&size=m' });
    expect(html).toMatch(/src="\/blue.jpg[^"]*"[^>]*>/);
    expect(html).not.toContain('detail.jpg');
    expect(currentOf(html)).toEqual(['Sky blue', 'M']);
    expect(html).toContain('href="/product/1?colour=red&amp;size=m"');
    expect(html).toContain('href="/product/1?colour=sky-blue&amp;size=s"');
    expect(html).toContain('<link rel="canonical" href="http://shop.example/product/1"/>');
    expect(html).toContain('data-colour="Sky blue"');
    expect(html).toMatch(/src="\/red.jpg\?wid=180[^>]*><bdi>Red</);
    expect(html).toContain('Colour: <bdi class="plp-shop-product__chosen">Sky blue</bdi>');
  });

  it('shows all pictures of the colour that it is in', async () => {
    const [red, blue] = coloured.swatches;
    const pictured = {
      ...coloured,
      furtherImageUrls: ['/side.jpg', '/back.jpg'],
      swatches: [red, { ...blue, furtherImageUrls: ['/blue-side.jpg'] }],
    } as Changes;
    const picturesOf = (html: string) =>
      [...html.matchAll(/src="(\/[a-z-]+\.jpg)\?[^"]*wid=1152/g)].map(([, url]) => url);
    const own = ['/red.jpg', '/detail.jpg', '/side.jpg', '/back.jpg'];
    expect(picturesOf(await openPage(pictured))).toEqual(own);
    const html = await openPage(pictured, { query: '?colour=sky-blue' });
    expect(picturesOf(html)).toEqual(['/blue.jpg', '/blue-side.jpg']);
  });

  it('shows every picture of the sample from nearer too', async () => {
    const outline = { ...anOutline, isSample: true as const };
    const html = await openPage({ imageUrl: '/pictures/sofa/red-blue/7.webp' }, { outline });
    for (const view of ['7', '7-detail', '7-close'])
      expect(html).toContain(`src="/pictures/sofa/red-blue/${view}.webp?wid=1152`);
  });

  it.each([
    '?colour=mauve&size=xl',
    '?colour[]=red',
    '?colour=%00',
    `?colour=${'x'.repeat(999)}`,
    '',
  ])('opens in its first colour at %s', async (query) => {
    const html = await openPage(coloured, { query });
    expect(html).toContain('src="/red.jpg?');
    expect(currentOf(html)).toEqual(['Red']);
    expect(html).not.toContain('data-colour');
  });

  it('leads back to the list from another colour too', async () => {
    const referer = 'http://shop.example/browse/chairs?page=2';
    const first = await openPage(coloured, { referer });
    expect(first).toContain(
      'href="/product/1?colour=sky-blue&amp;list=%2Fbrowse%2Fchairs%3Fpage%3D2"',
    );
    const query = '?colour=sky-blue&list=%2Fbrowse%2Fchairs%3Fpage%3D2';
    const other = await openPage(coloured, { query, referer: 'http://shop.example/product/1' });
    expect(backLinkOf(other)).toBe('/browse/chairs?page=2');
    for (const list of [
      '//evil.example/browse',
      'https://evil.example/browse',
      '/saved',
      '/browse\\x',
    ])
      expect(
        backLinkOf(await openPage(coloured, { query: `?list=${encodeURIComponent(list)}` })),
      ).toBeUndefined();
  });

  it('describes the product to search engines', async () => {
    const [product, trail, ...others] = dataOf(
      await openPage({
        title: 'Tom &amp; Co </script><script>alert(1)</script> chair',
        description: '<p>Made of <b>oak</b>.</p>',
        reviews: { count: 7, average: 4.5 },
        imageUrl: '/pictures/chair.jpg',
      }),
    );
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Tom & Co alert(1) chair',
      description: 'Made of oak.',
      sku: 'N1',
      image: 'http://shop.example/pictures/chair.jpg',
      brand: { '@type': 'Brand', name: 'Oak' },
      offers: { '@type': 'Offer', price: 10, priceCurrency: 'GBP' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 7 },
    });
    expect(trail?.itemListElement).toMatchObject([
      { item: 'http://shop.example/browse/furniture' },
      { item: 'http://shop.example/browse/chairs' },
      { name: 'Tom & Co alert(1) chair' },
    ]);
    expect(others).toEqual([]);
  });

  it('keeps hostile texts inside the data and the markup', async () => {
    const hostile = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    const html = await openPage({
      // Not a tag, which would be removed, but it ends a script element.
      title: '&lt;/script &lt;script',
      description: hostile,
      brand: { id: 'b', name: hostile },
      price: { current: 10, currentFrom: true },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('</script <');
    expect(dataOf(html)[0]).toMatchObject({
      name: '</script <script',
      offers: { '@type': 'AggregateOffer', lowPrice: 10, priceCurrency: 'GBP' },
    });
  });
});
