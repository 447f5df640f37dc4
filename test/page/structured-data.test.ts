import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { structuredData } from '../../src/page/structured-data';
import { aListing, aWireFacet } from '../support/a-listing';
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
