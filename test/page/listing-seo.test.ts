import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { listingSeo } from '../../src/page/listing-seo';
import { createLanguage } from '../../src/storefront/language';
import { germanTexts } from '../../src/storefront/texts/german/german';
import { brands, english } from '../support/english';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import type { WireMeta } from '../../src/catalogue/listing-response';

const colours = aWireFacet('colours', aWireValue('dark red', { name: 'Dark red' }), 'blue');
const rating = aWireFacet('customerRating', aWireValue('4 stars & up', { name: '4 stars & up' }));
const price = aWireFacet('price', aWireValue('"20"-"inf"', { name: '£20 and above' }));
const german = createLanguage({ ...brands[0], locale: 'de-DE', money: 'locale' }, germanTexts);
const page = { brand: brands[0], mount: '', language: english };

function seoOf(path: string, meta?: WireMeta, language = english) {
  const url = readListingUrl(path);
  const listing = aListing({ facets: [colours, rating, price], ...(meta && { meta }) }, url);
  return listingSeo({ ...page, language, url, listing });
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
    ['/promo/winter-warmers/c1/colours--blue', {}, /^Winter warmers: C1: blue \|/],
    ['/browse/home-office?page=2', {}, /^Home office – page 2 \|/],
    ['/browse/brand--acorns', {}, /^Acorns \|/],
    ['/browse/colours--dark-red?uf=colours', {}, /^Dark red \|/],
    ['/browse/all', {}, /^All products \|/],
    ['/browse', {}, /^All products \|/],
  ])('has the name of its address where the response has none: %s', (path, meta, title) => {
    expect(seoOf(path, { ...meta, selected_category: noCategory }).title).toMatch(title);
  });

  it.each([
    '/browse/c1234',
    '/promo/p-7',
    '/browse/brand--acorns',
    '/browse/brand--b99?uf=brand',
    '/browse/c1234/colours--x1',
    '/promo/p-7/c1234/colours--x1',
  ])('has no id for a name while there is no response: %s', (path) => {
    const url = readListingUrl(path);
    const { title } = listingSeo({ ...page, url });
    expect(title).toMatch(/^Products \|/);
  });

  it.each([
    ['/promo/winter-warmers/c1', /^Winter Warmers: Lamps (\||at)/],
    ['/promo/winter-warmers/c1/colours--blue?page=2', /^Winter Warmers: Lamps: blue/],
    ['/valuedeal/winter-warmers/c1', /^Winter Warmers: Lamps/],
    ['/browse/c1', /^Lamps/],
  ])('tells a category within a collection from the category itself: %s', (path, name) => {
    const collection = { id: 'winter-warmers', display_name: 'Winter Warmers' };
    const { title, description } = seoOf(path, path.startsWith('/browse') ? {} : { collection });
    expect(title).toMatch(name);
    expect(description).toMatch(name);
  });

  it('names a collection once', () => {
    const collection = { id: 'winter-warmers', display_name: 'Winter Warmers' };
    expect(
      seoOf('/promo/winter-warmers', { collection, selected_category: noCategory }).title,
    ).toMatch(/^Winter Warmers \|/);
  });

  it('names what the page is about, and the category that it is narrowed to', () => {
    expect(seoOf('/browse/c1/colours--dark-red?uf=colours').title).toMatch(/^Lamps: Dark red \|/);
  });

  it.each([
    ['/browse/brand--dr-acme+acorns?uf=brand', /^Acorns, Dr acme \|/],
    ['/browse/price---20-and-above', /^£20 and above \|/],
    ['/browse/price---up-to-17', /^Up to £17 \|/],
    ['/browse/screen-size---32-to-43', /^32 to 43 \|/],
    ['/browse/customer-rating--4-stars-%26-up', /^Customer rating 4 stars & up \|/],
  ])('names what the page is about as chips do: %s', (path, title) => {
    expect(seoOf(path, { selected_category: noCategory }).title).toMatch(title);
  });

  it('names ranges in the language of the page', () => {
    const { title } = seoOf(
      '/browse/price---20-and-above',
      { selected_category: noCategory },
      german,
    );
    expect(title).toMatch(/^Ab 20\s£ \|/);
  });

  it.each([
    ['/browse/colours--dark-red?uf=colours', 'index, follow'],
    ['/browse/colours--dark-red+blue?uf=colours', 'noindex, follow'],
    ['/browse/c1/brand--acme?uf=colours', 'noindex, follow'],
  ])('is indexed when it is about one option alone: %s', (path, robots) => {
    expect(seoOf(path).robots).toBe(robots);
  });

  it('quotes a term in quotation marks once', () => {
    expect(seoOf('/search/%22table-lamp%22').title).toMatch(/^Results for “table lamp” \|/);
    expect(seoOf('/search/%22oak%22-%22lamp%22').title).toMatch(/^Results for “"oak" "lamp"” \|/);
    expect(seoOf('/search/65%22').title).toMatch(/^Results for “65"” \|/);
  });

  it('names the term that was searched for instead of the shopper’s', () => {
    const corrected = seoOf('/search/armchiar', { corrected_term: 'armchair' });
    expect(corrected.title).toMatch(/^Results for “armchair” \|/);
    expect(corrected.description).toContain('“armchair”');
    expect(corrected.canonical).toBe('/search/armchiar');
    expect(seoOf('/search/Sofa', { corrected_term: 'sofa' }).title).toContain('“Sofa”');
    const empty = seoOf('/search/armchiar', { corrected_term: 'armchair', num_results: 0 });
    expect(empty.title).toMatch(/^Results for “armchiar” \|/);
  });

  it.each([
    ['/browse/c1?utm_source=mail', '/browse/c1', 'index, follow'],
    ['/browse/c1?page=2', '/browse/c1?page=2', 'index, follow'],
    ['/browse/all', '/browse', 'index, follow'],
    ['/browse/all?page=2', '/browse?page=2', 'index, follow'],
    ['/browse/c1/colours--blue', '/browse/c1/colours--blue', 'index, follow'],
    ['/browse/c1/colours--blue+red', '/browse/c1/colours--blue+red', 'noindex, follow'],
    ['/search/lamp', '/search/lamp', 'noindex, follow'],
    ['/browse/c1?sort=price', '/browse/c1?sortkey=price', 'noindex, follow'],
    ['/browse/c1?numProducts=96', '/browse/c1?numProducts=96', 'noindex, follow'],
  ])('is its own canonical, and indexed with at most one filter: %s', (path, canonical, robots) => {
    expect(seoOf(path)).toMatchObject({ canonical, robots });
  });
});

describe('what the response says for search engines', () => {
  const seo = {
    title: 'Sofas &amp; more',
    description: 'Made to <b>last</b>.',
    heading: 'Sofas for every room',
    robots: 'noindex, max-snippet:50',
  };

  it('takes the place of the words of the page', () => {
    expect(seoOf('/browse/c1?page=2', { seo })).toMatchObject({
      title: 'Sofas & more',
      description: 'Made to last.',
      robots: 'noindex, max-snippet:50',
      canonical: '/browse/c1?page=2',
    });
  });

  it('names the listing by its heading, also with a filter', () => {
    const { title } = seoOf('/browse/c1/colours--dark-red', { seo: { heading: seo.heading } });
    expect(title).toMatch(/^Sofas for every room: Dark red \|/);
  });

  it.each(['index; follow', 'INDEX', '"><script>', 'index, ', 'x'.repeat(300), 7, {}])(
    'has no robots rule of another form: %j',
    (robots) => {
      const { robots: rule } = seoOf('/browse/c1', { seo: { robots } } as WireMeta);
      expect(rule).toBe('index, follow');
    },
  );

  it('does not have an empty listing indexed', () => {
    const url = readListingUrl('/browse/c1');
    const listing = aListing({ products: [], meta: { seo: { robots: 'index' } } }, url);
    expect(listingSeo({ ...page, url, listing }).robots).toBe('noindex, follow');
  });
});
