import { listEcommerce, placedProducts, type ReportedListing } from '../../src/events/data-layer';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { aListing } from '../support/a-listing';
import { aListingUrl } from '../support/a-listing-url';
import { aWireProduct } from '../support/a-product';
import { brands, english } from '../support/english';

const [marlow] = brands;
const german = createLanguage(
  { ...marlow, locale: 'de-DE', currencyCode: 'EUR', money: 'locale' },
  englishTexts,
);

const aReportedListing = (facts: Partial<ReportedListing> = {}): ReportedListing => ({
  listing: aListing(),
  url: aListingUrl(),
  name: 'The heading',
  language: english,
  ...facts,
});

/** The e-commerce object of the whole list. */
const ofList = (reported: ReportedListing) =>
  listEcommerce(reported, placedProducts(reported.listing));
/** That of its first product alone. */
const ofFirst = (reported: ReportedListing) =>
  listEcommerce(reported, placedProducts(reported.listing).slice(0, 1));

describe('the currency of an entry', () => {
  it.each([
    [{ currencyCode: 'USD' }, english, 'GBP'],
    [{ currencyCode: 'USD', currency: 'USD' }, english, 'USD'],
    [{}, english, 'GBP'],
    [{}, german, 'EUR'],
    [{ currencyCode: 'GBP', currency: 'CHF' }, german, 'CHF'],
  ])('is the one that shoppers see: of %j', (fields, language, currency) => {
    const listing = aListing({ products: [aWireProduct({ price: { current: 5, ...fields } })] });
    const ecommerce = { currency };
    const reported = aReportedListing({ listing, language });
    expect(ofList(reported)).toMatchObject(ecommerce);
    expect(ofFirst(reported)).toMatchObject(ecommerce);
  });

  it('is that of the first price, where products above have none', () => {
    const unpriced = aWireProduct({ product_id: 'p0', price: { current: -1 } });
    const listing = aListing({ products: [unpriced, aWireProduct()] });
    const reported = aReportedListing({ listing });
    expect(ofList(reported)).toMatchObject({ currency: 'GBP' });
    expect(ofFirst(reported)).not.toHaveProperty('currency');
  });

  it('is none without a price', () => {
    const listing = aListing({ products: [aWireProduct({ price: { current: -1 } })] });
    const reported = aReportedListing({ listing, language: german });
    expect(ofList(reported)).not.toHaveProperty('currency');
  });
});

describe('the amounts of an entry', () => {
  it.each([
    [
      'the difference, where no saving is stated',
      { current: 29.99, previous: 49.98 },
      29.99,
      19.99,
    ],
    ['the stated saving', { current: 20, previous: 50, saving: 25 }, 20, 25],
    ['rounded as cards are', { current: 837.0000000000002, saving: 0.125 }, 837, 0.13],
    ['with all decimals of the currency', { current: 12.3456, currency: 'KWD' }, 12.346, undefined],
    ['without a price above it', { current: 20, previous: 10 }, 20, undefined],
  ])('are those of the price: %s', (_what, fields, price, discount) => {
    const listing = aListing({ products: [aWireProduct({ price: fields })] });
    const items = [withoutUndefined({ price, discount })];
    const reported = aReportedListing({ listing });
    expect(ofList(reported)).toMatchObject({ items });
    expect(ofFirst(reported)).toMatchObject({ items });
    if (discount === undefined) expect(ofList(reported)).not.toHaveProperty('items.0.discount');
  });

  it('leave out a price in another currency than that of the list', () => {
    const inEuros = aWireProduct({ product_id: 'p2', price: { current: 12.5, currency: 'EUR' } });
    const listing = aListing({ products: [aWireProduct({ price: { current: 5 } }), inEuros] });
    const entry = ofList(aReportedListing({ listing }));
    expect(entry).toMatchObject({ currency: 'GBP', items: [{ price: 5 }, {}] });
    expect(entry).not.toHaveProperty('items.1.price');
  });

  it('are in no entry for a list without products', () => {
    expect(ofList(aReportedListing({ listing: aListing({ products: [] }) }))).toBeUndefined();
  });
});

describe('the list of an entry', () => {
  const lamps = { selected_category: { group_id: 'lamps', display_name: 'Lamps' } };
  const unnamed = { selected_category: { group_id: '' } };
  const sale = { collection: { id: 'sale', display_name: 'The Sale' } };
  it.each([
    ['/browse/lamps/brand--acme', lamps, 'lamps', 'The heading'],
    ['/browse/home/lamps?page=2', unnamed, 'lamps', 'The heading'],
    ['/browse', unnamed, 'all', 'The heading'],
    ['/browse/all/brand--acme', unnamed, 'all', 'The heading'],
    ['/browse/brand--acme', unnamed, 'brand--acme', 'The heading'],
    ['/browse/brand--acme/colours--blue?uf=brand', unnamed, 'brand--acme', 'The heading'],
    ['/browse/price---up-to-20', unnamed, 'price---up-to-20', 'The heading'],
    ['/browse/lamps/brand--acme?uf=brand', lamps, 'lamps/brand--acme', 'The heading'],
    ['/promo/sale', { ...unnamed, ...sale }, 'sale', 'The Sale'],
    ['/promo/sale/lamps', { ...lamps, ...sale }, 'sale', 'The Sale'],
    ['/valuedeal/two-for-one', unnamed, 'two-for-one', 'Two for one'],
    ['/search/lamp', unnamed, 'search', 'Search results'],
    ['/search/lamps/brand--acme/lamp', lamps, 'search', 'Search results'],
  ])('is what the page is about, whatever its filters: %s', (address, meta, id, name) => {
    const url = readListingUrl(address);
    const reported = aReportedListing({ listing: aListing({ meta }, url), url });
    const ecommerce = { item_list_id: id, item_list_name: name };
    expect(ofList(reported)).toMatchObject(ecommerce);
    expect(ofFirst(reported)).toMatchObject(ecommerce);
  });
});
