import fc from 'fast-check';
import { changeListingUrl } from '../../src/listing-url/change-listing-url';
import type { ListingChange } from '../../src/listing-url/listing-change';
import { readListingForm } from '../../src/listing-url/listing-form';
import { readRangeBounds, writeRangeId } from '../../src/listing-url/range-option';
import { readListingUrl, tryReadListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { anyListingUrl } from '../support/any-listing-url';
import { readAmount } from '../support/english';

const settings = { numRuns: 3_000, seed: 20 };
const changed = (url: string, change: ListingChange) =>
  writeListingUrl(changeListingUrl(readListingUrl(url), change));

describe('the host of a URL', () => {
  it.each([
    ['https://shop.example:8443/browse/x', 'shop.example:8443'],
    ['http://[::1]:3000/browse/x', '[::1]:3000'],
    ['https://shop.example@evil.example/browse/x', 'evil.example'],
  ])('of %s is %s', (url, domain) => {
    expect(readListingUrl(url).domain).toBe(domain);
  });

  it.each([
    'javascript://x/browse/x',
    'ftp://shop.example/browse/x',
    'https:///browse/x',
    'https://a b/browse/x',
    'https://"><script>/browse/x',
    'https://a@b@c/browse/x',
    'https://shop.example\\@evil.example/browse/x',
    '//evil.example/browse/x',
  ])('cannot be %j', (url) => {
    expect(tryReadListingUrl(url)).toBeUndefined();
  });

  it('is never changed by a path', () => {
    const piece = fc.oneof(fc.constantFrom('/', '//', '\\', '.', '..', '%2F', '@'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const state = tryReadListingUrl(`/browse/${pieces.join('')}`);
        if (!state) return;
        const url = new URL(writeListingUrl(state), 'https://shop.example');
        expect(url.host).toBe('shop.example');
        expect(url.pathname).toBe(writeListingUrl(state, { stripParams: true }));
      }),
      settings,
    );
  });
});

describe('half a surrogate pair', () => {
  it('is read as U+FFFD at any position', () => {
    const state = readListingUrl('/browse/\ud800/brand--\udc00?note=\ud800');
    expect(state.category?.id).toBe('\ufffd');
    expect(readListingUrl(writeListingUrl(state))).toEqual(state);
  });
});

describe('a host page’s parameter named like a field of a form', () => {
  it.each(['form', 'facet', 'f.brand', 'min.price', 'max.price'])('%s is carried', (name) => {
    const own = `/browse/x?${name}=a&utm=b`;
    const carried = [
      [name, 'a'],
      ['utm', 'b'],
    ];
    expect(readListingUrl(own).carried).toEqual(carried);
    const sent = readListingForm(
      `${own}&form=plp-facets&facet=brand&f.brand=acme&min.price=`,
      readAmount,
    );
    expect(sent?.carried).toEqual(carried);
    expect(sent?.facets.map(({ id }) => id)).toEqual(['brand']);
  });
});

describe('a change that no URL can represent', () => {
  it.each<[string, ListingChange]>([
    ['/browse/x', { kind: 'category', categoryId: '..' }],
    ['/promo', { kind: 'category', categoryId: 'sofas' }],
    ['/search', { kind: 'category', categoryId: 'sofas' }],
    ['/browse/x', { kind: 'facet', facetId: '', optionId: 'a' }],
    ['/browse/x', { kind: 'facet', facetId: 'brand', optionId: '...' }],
    ['/browse/x', { kind: 'result_count', numProducts: 97 }],
    ['/browse/x', { kind: 'result_count', numProducts: Number.NaN }],
    ['/browse/x', { kind: 'pagination', pageNumber: 1e99 }],
  ])('leaves %s as it is: %j', (url, change) => {
    expect(changed(url, change)).toBe(url);
  });

  it('leaves a URL that is canonical, whatever the change says', () => {
    const change: fc.Arbitrary<ListingChange> = fc.oneof(
      fc.record({
        kind: fc.constant('facet' as const),
        facetId: fc.oneof(fc.string(), fc.constantFrom('price', 'MAIN_COLOUR', '__proto__')),
        optionId: fc.oneof(fc.string(), fc.constant('"10"-"inf"')),
      }),
      fc.record({ kind: fc.constant('category' as const), categoryId: fc.string() }),
      fc.record({ kind: fc.constant('result_count' as const), numProducts: fc.double() }),
      fc.record({ kind: fc.constant('pagination' as const), pageNumber: fc.double() }),
    );
    fc.assert(
      fc.property(anyListingUrl, change, (state, listingChange) => {
        const url = writeListingUrl(changeListingUrl(state, listingChange));
        expect(writeListingUrl(readListingUrl(url))).toBe(url);
      }),
      settings,
    );
  });
});

describe('a facet id in capitals', () => {
  it('is written as it is and reads back as itself', () => {
    const url = changed('/browse/x', { kind: 'facet', facetId: 'MAIN_COLOUR', optionId: 'Red' });
    expect(url).toBe('/browse/x/MAIN_COLOUR--red');
    expect(readListingUrl(url).facets[0]?.id).toBe('MAIN_COLOUR');
  });
});

describe('a range id', () => {
  it.each([
    [{ from: -3, to: 20 }, { to: 20 }],
    [{ from: Number.NaN, to: 20 }, { to: 20 }],
    [{ from: 10, to: 1e21 }, { from: 10 }],
    [
      { from: 10.99, to: 20 },
      { from: 10.99, to: 20 },
    ],
  ])('made of %j is the range %j', (bounds, read) => {
    expect(readRangeBounds(writeRangeId(bounds))).toEqual(read);
  });
});
