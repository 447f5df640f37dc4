import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { listingSeo } from '../../src/page/listing-seo';
import { brands, english } from '../support/english';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import type { WireMeta } from '../../src/catalogue/listing-response';

const colours = aWireFacet('colours', aWireValue('dark red', { name: 'Dark red' }), 'blue');

function seoOf(path: string, meta?: WireMeta) {
  const url = readListingUrl(path);
  return listingSeo({
    url,
    brand: brands[0],
    mount: '',
    language: english,
    listing: aListing({ facets: [colours], ...(meta && { meta }) }, url),
  });
}

const noCategory = { group_id: '', display_name: '' };

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

  it.each([
    ['/promo/winter-warmers', { collection: { id: 'winter-warmers' } }, /^Winter warmers \|/],
    ['/promo/winter-warmers/c1/colours--blue', {}, /^C1: blue \|/],
    ['/browse/home-office?page=2', {}, /^Home office – page 2 \|/],
    ['/browse/brand--acorns', {}, /^Acorns \|/],
    ['/browse/colours--dark-red?uf=colours', {}, /^Dark red \|/],
    ['/browse/all', {}, /^All products \|/],
    ['/browse', {}, /^All products \|/],
  ])('has the name of its address where the response has none: %s', (path, meta, title) => {
    expect(seoOf(path, { ...meta, selected_category: noCategory }).title).toMatch(title);
  });

  it('names what the page is about, and the category that it is narrowed to', () => {
    expect(seoOf('/browse/c1/colours--dark-red?uf=colours').title).toMatch(/^Lamps: Dark red \|/);
  });

  it.each([
    ['/browse/colours--dark-red?uf=colours', 'index, follow'],
    ['/browse/colours--dark-red+blue?uf=colours', 'noindex, follow'],
    ['/browse/c1/brand--acme?uf=colours', 'noindex, follow'],
  ])('is indexed when it is about one option alone: %s', (path, robots) => {
    expect(seoOf(path).robots).toBe(robots);
  });

  it('is not indexed on a search page', () => {
    expect(seoOf('/search/lamp').robots).toBe('noindex, follow');
  });
});
