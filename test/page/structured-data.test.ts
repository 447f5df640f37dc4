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
  const dataOf = (structured?: 'links' | 'products') => {
    const url = readListingUrl('/browse/tables');
    const facets = [aWireFacet('brand', aWireValue('acme', { name: 'Acme & Sons' }))];
    const listing = aListing({ facets, products: [product] }, url);
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
});
