import type { WirePrice } from '../../src/catalogue/listing-response';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { structuredData } from '../../src/page/structured-data';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { brands, english } from '../support/english';

describe('the breadcrumb for search engines', () => {
  it('ends at the address of the page that it stands in', () => {
    const url = readListingUrl('/browse/all/brand--acme?uf=brand&utm_source=mail');
    const listing = aListing({ facets: [aWireFacet('brand', 'acme')] }, url);
    const page = { brand: brands[0], language: english, mount: '', origin: 'https://shop.example' };
    const [, trail] = structuredData({ ...page, listing, url });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: 'https://shop.example/browse' },
        { item: 'https://shop.example/browse/all/brand--acme?uf=brand' },
      ],
    });
  });
});

describe('the products for search engines', () => {
  const product = aWireProduct({
    url: '/product/1',
    title: 'Oak Table',
    brand: 'acme',
    image: { url: '/pictures/1.webp' },
    price: { current: 120.5, currencyCode: 'GBP' },
    productReviews: { averageStars: 4.5, reviewsCount: 12 },
    availability: 'SoldOut',
  });
  const dataOf = (structured?: 'links' | 'products', own = product) => {
    const url = readListingUrl('/browse/tables');
    const facets = [aWireFacet('brand', aWireValue('acme', { name: 'Acme & Sons' }))];
    const listing = aListing({ facets, products: [own] }, url);
    const brand = { ...brands[0], ...(structured && { structuredData: structured }) };
    const page = { brand, language: english, mount: '/de', origin: 'https://shop.example' };
    return JSON.parse(JSON.stringify(structuredData({ ...page, listing, url })[0])) as unknown;
  };

  it('are links by default', () => {
    expect(dataOf()).toMatchObject({
      itemListElement: [{ name: 'Oak Table', url: 'https://shop.example/de/product/1' }],
    });
  });

  it('have what the card shows where the brand says so', () => {
    expect(dataOf('products')).toMatchObject({
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Product',
            name: 'Oak Table',
            url: 'https://shop.example/de/product/1',
            image: 'https://shop.example/de/pictures/1.webp',
            brand: { '@type': 'Brand', name: 'Acme & Sons' },
            offers: {
              '@type': 'Offer',
              price: 120.5,
              priceCurrency: 'GBP',
              availability: 'https://schema.org/SoldOut',
            },
            aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
          },
        },
      ],
    });
  });

  const offersOf = (price: WirePrice) =>
    dataOf('products', aWireProduct({ url: '/product/1', price }));

  it.each([
    [837.0000000000002, 'GBP', 837],
    [19.999, 'GBP', 20],
    [12.3451, 'KWD', 12.345],
  ])('have a price of %d %s rounded as the card has it', (current, currency, price) => {
    expect(offersOf({ current, currencyCode: currency, currency })).toMatchObject({
      itemListElement: [{ item: { offers: { price, priceCurrency: currency } } }],
    });
  });

  it('have the lowest price of several as such', () => {
    expect(offersOf({ current: 19.999, currencyCode: 'GBP', currentFrom: true })).toMatchObject({
      itemListElement: [{ item: { offers: { '@type': 'AggregateOffer', lowPrice: 20 } } }],
    });
  });

  it('have the struck price that the card has', () => {
    expect(offersOf({ current: 20, previous: 30, currencyCode: 'GBP' })).toMatchObject({
      itemListElement: [
        {
          item: {
            offers: {
              price: 20,
              priceSpecification: [
                { price: 20 },
                { price: 30, priceType: 'https://schema.org/StrikethroughPrice' },
              ],
            },
          },
        },
      ],
    });
  });
});
