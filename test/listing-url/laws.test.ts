import fc from 'fast-check';
import { InvalidListingUrlError } from '../../src/listing-url/invalid-listing-url';
import { readListingForm } from '../../src/listing-url/listing-form';
import { readListingUrl, tryReadListingUrl } from '../../src/listing-url/read-listing-url';
import { listingIdentity, writeListingUrl } from '../../src/listing-url/write-listing-url';
import { anyListingUrl } from '../support/any-listing-url';
import { readAmount } from '../support/english';

const settings = { numRuns: 5_000, seed: 10 };

/** Pieces of the grammar, so that random text is nearly valid. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['--', '---', '/', '//', '+', '%', '%2', '%2D', '%E9', '%zz', '-', '_', '.', '..', '|', '#'],
    ...['-slash-', 'up-to-', '-to-', '-and-above', '10', '10-99', 'inf', '"', 'price', 'Brand'],
    ...['?', '&', '=', 'uf=', 'page=', 'sort=', 'numProducts=', 'colours', 'é', 'İ', '\ud800'],
    ...['__proto__', 'constructor', 'all', 'form=plp-facets', 'f.price=', 'min.price=', '1e99'],
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const almostUrl = fc
  .tuple(fc.constantFrom('browse', 'promo', 'search', 'valuedeal', 'basket'), fc.array(piece))
  .map(([type, pieces]) => `/${type}/${pieces.join('')}`);

describe('the URL of a listing', () => {
  it('reads back to the state it was written from', () => {
    fc.assert(
      fc.property(anyListingUrl, (state) => {
        expect(readListingUrl(writeListingUrl(state))).toEqual(state);
      }),
      settings,
    );
  });

  it('is canonical once written, whatever text it was read from', () => {
    fc.assert(
      fc.property(almostUrl, (text) => {
        const state = tryReadListingUrl(text);
        if (!state) return;
        const canonical = writeListingUrl(state);
        expect(/^\/(\w+)(?:\/[^/]|\?|$)/.exec(canonical)?.[1]).toBe(state.type);
        expect(writeListingUrl(readListingUrl(canonical))).toBe(canonical);
      }),
      settings,
    );
  });

  it('throws nothing but "invalid plp url", whatever the text', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), almostUrl, fc.webUrl());
    fc.assert(
      fc.property(anyText, (text) => {
        try {
          readListingUrl(text);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidListingUrlError);
          expect(error).toHaveProperty('message', 'invalid plp url');
        }
        expect(() => readListingForm(text, readAmount)).not.toThrow();
      }),
      settings,
    );
  });

  it('means the same listing with any carried parameters', () => {
    fc.assert(
      fc.property(anyListingUrl, (state) => {
        const campaign = { ...state, carried: [['utm_source', 'mail'] as const] };
        expect(listingIdentity(campaign)).toBe(listingIdentity(state));
        expect(listingIdentity(campaign)).not.toContain('utm_source');
      }),
    );
  });
});
