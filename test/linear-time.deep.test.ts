import { readListing } from '../src/catalogue/read-listing';
import { sessionUrl } from '../src/events/session';
import { groupDigits } from '../src/lib/group-digits';
import { plainText } from '../src/lib/html-text';
import { safeAddress } from '../src/lib/safe-address';
import { withoutTrailingSlashes } from '../src/lib/without-trailing-slashes';
import { readListingForm } from '../src/listing-url/listing-form';
import { readListingUrl, tryReadListingUrl } from '../src/listing-url/read-listing-url';
import { imageSources } from '../src/product/image-sources';
import { defaultImageSizes } from '../src/storefront/page-globals';
import { picturePreload } from '../server/rendering/picture-preload';
import { shopperOrigin } from '../server/security/shopper-origin';
import { loggableUrl } from '../server/operations/request-log';
import { nameRange } from '../src/catalogue/range-name';
import { foldText } from '../shop/catalogue/words';
import { withoutIds } from '../shop/events/remove-ids';
import { readFlatProduct } from '../shop/import/products/read-flat-product';
import { readPaths } from '../shop/import/products/read-parts';
import { readMoney } from '../shop/import/products/read-price';
import { readPlain } from '../shop/import/products/read-texts';
import { findDrawing } from '../shop/pictures/find-drawing';
import { aProduct } from './support/a-product';
import { generousMs, hostileText, processorMsOf } from './support/processor-time';
import { readAmount } from './support/english';

/** The result of a reader that may throw. */
function orRefused(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const flatRow = (values: Readonly<Record<string, string>>) =>
  new Map(Object.entries(values).map(([name, value]) => [name, { name, values: [value] }]));
const aRow = { id: 'a', title: 'Lamp', price: '5' };
const listingUrl = '/browse/sofas';

/** Each reader, with pieces of text that its regular expressions match. */
const readers: Readonly<Record<string, readonly [(text: string) => unknown, ...string[]]>> = {
  'the request log': [loggableUrl, '?', '&', '?a', '&a=', '/?&'],
  'the picture of a product': [
    (url) => imageSources({ sizes: defaultImageSizes, url, roundelId: 'new' }),
    'a',
    '/a',
    'a/',
    ',',
    '#,',
    'a,#',
    '?',
  ],
  'the texts of an event': [
    (text) => withoutIds({ url: text, term: text }),
    ...['0', '0 ', ' 0', '%20', '%2', '(', '+', '0-', '1 1%20', '0a', '?gclid=', '&', '%3F%26'],
    ...['@', ' @', '%40', '%25', '%2540'],
  ],
  'the preload of a picture': [
    (url) => picturePreload(aProduct({ image: { url } }), defaultImageSizes),
    'a',
    '/a',
    '#,',
    ',',
  ],
  'an address of the listing API': [safeAddress, 'a', 'a:', '/', 'http://', ' ', ' a'],
  'a text of the listing API': [plainText, '<', '<a', '&', '&#', '&a', ' ', '<!'],
  'an amount of money': [(text) => groupDigits(text), '1', '111-'],
  'the base of an address': [withoutTrailingSlashes, '/', '/a', 'a'],
  'the address of a listing': [tryReadListingUrl, '/browse/', '/browse/a--', '/a--b', '-', '+'],
  'a form': [
    (text) => readListingForm(`${listingUrl}?form=plp-facets&${text}`, readAmount),
    'facet=a&',
    'f.a=b&',
    '&',
  ],
  'a recorded address': [(text) => sessionUrl(`/search/${text}`), 'a', 'a@', '@', 'a-'],
  'the host of a request': [
    (host) => shopperOrigin({ protocol: 'http', host }, { shopOrigin: undefined, brandPlaces: [] }),
    'a',
    'a.',
    'a-',
    '[:',
    ':1',
  ],
  'the path of a picture': [findDrawing, '/pictures/', 'a-', '&wid=', '?&', '$roundel_'],
  'the words of a text': [foldText, '<', '<a', '&', '&a', "'", '&#'],
  'the name of a range': [(name) => nameRange({ from: 1 }, name), '1', '£1', '1.', '1 a'],
  'a price of an import': [
    (text) => orRefused(() => readMoney('price', text)),
    ' ',
    '1 ',
    '£ ',
    'GBP ',
    '1,',
    '-',
  ],
  'a text of an import': [
    (text) => orRefused(() => readPlain('title', text)),
    ' ',
    '<',
    '< ',
    '</ ',
    '= ',
    '=a',
    '<a',
  ],
  'a category of an import': [
    (text) => orRefused(() => readPaths([text])),
    ' ',
    ' >',
    '> ',
    ' |',
    'a',
  ],
  'an attribute of an import': [
    (text) => orRefused(() => readFlatProduct(flatRow({ ...aRow, colours: text, size: text }))),
    ' ',
    ' |',
    ' /',
    'a |',
  ],
  'a title of a listing': [
    (title) =>
      readListing(
        { response: { product_list: [{ product_id: 'a', title, url: title, brand: title }] } },
        readListingUrl(listingUrl),
      ),
    '<',
    '&',
    ' ',
  ],
};

describe.each(Object.entries(readers))('%s', (_, [read, ...pieces]) => {
  it.each(pieces)('takes little time for 32 kB of %j, with any text around it', (piece) => {
    for (const around of ['', '<', '1', 'a', '\0', '£', '#', '/'])
      expect(processorMsOf(() => read(around + hostileText(piece) + around))).toBeLessThan(
        generousMs,
      );
  });
});
