import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { listingSeo } from '../../src/page/listing-seo';
import { brands, english } from '../support/english';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';

const colours = aWireFacet('colours', aWireValue('dark red', { name: 'Dark red' }), 'blue');

function seoOf(path: string) {
  const url = readListingUrl(path);
  return listingSeo({
    url,
    brand: brands[0],
    mount: '',
    language: english,
    listing: aListing({ facets: [colours] }, url),
  });
}

describe('what search engines read of a listing', () => {
  it('names its one filter in title and description', () => {
    const { title, description, robots } = seoOf('/browse/c1/colours--dark-red');
    expect(title).toMatch(/: Dark red \|/);
    expect(description).toMatch(/: Dark red at /);
    expect(robots).toBe('index, follow');
  });

  it('names none of several filters, and is not indexed', () => {
    const { title, robots } = seoOf('/browse/c1/colours--dark-red+blue');
    expect(title).not.toMatch(/red|blue/);
    expect(robots).toBe('noindex, follow');
  });

  it('is not indexed on a search page', () => {
    expect(seoOf('/search/lamp').robots).toBe('noindex, follow');
  });
});
