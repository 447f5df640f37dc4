import fc from 'fast-check';
import { changeListingUrl } from '../../src/listing-url/change-listing-url';
import { filterLimitOf, mostCharactersToAddOptions } from '../../src/listing-url/filter-limit';
import { InvalidListingUrlError } from '../../src/listing-url/invalid-listing-url';
import { rewriteLegacySearchUrl } from '../../src/listing-url/legacy-search-url';
import { readListingForm } from '../../src/listing-url/listing-form';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { readListingUrl, tryReadListingUrl } from '../../src/listing-url/read-listing-url';
import {
  mostCarried,
  mostCategories,
  mostCharacters,
  mostFacets,
  mostOptions,
  mostParts,
} from '../../src/listing-url/url-limits';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { aFullListingUrl, anOptionId } from '../support/any-listing-url';
import { generousMs, processorMsOf } from '../support/processor-time';
import { readAmount } from '../support/english';

const many = (count: number, joint: string, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => textOf(index)).join(joint);
const withOptions = (count: number) => `/browse/x/brand--${many(count, '+', (i) => `b${i}`)}`;
const withFacets = (count: number) => `/browse/x/${many(count, '/', (i) => `f${10 + i}--a`)}`;

describe('a URL at its bounds', () => {
  it.each([
    ['options', withOptions(mostOptions)],
    ['options, each counted once', `${withOptions(mostOptions)}/brand--b0+b1/brand--b2`],
    ['facets', withFacets(mostFacets)],
    ['categories', `/browse/${many(mostCategories, '/', (i) => `c${i}`)}`],
    ['parameters', `/browse/x?${many(mostCarried, '&', (i) => `p${i}=a`)}`],
    ['characters', `/search/${'x'.repeat(mostCharacters - '/search/'.length)}`],
  ])('of %s is a listing, and reads back', (_, url) => {
    const state = readListingUrl(url);
    expect(readListingUrl(writeListingUrl(state))).toEqual(state);
  });

  it.each([
    ['options', withOptions(mostOptions + 1)],
    ['parts of a facet, also repeated ones', `/browse/x/brand--${'a+'.repeat(mostParts)}b`],
    ['segments, also repeated ones', `/browse/${'brand--a/'.repeat(mostParts)}brand--b`],
    ['options of several facets', `${withOptions(mostOptions)}/colours--red`],
    ['facets', withFacets(mostFacets + 1)],
    ['categories', `/browse/${many(mostCategories + 1, '/', (i) => `c${i}`)}`],
    ['parameters', `/browse/x?${many(mostCarried + 1, '&', (i) => `p${i}=a`)}`],
    ['characters', `/search/${'x'.repeat(mostCharacters - '/search/'.length + 1)}`],
    ['characters once it is written', `/search/${'|'.repeat(mostCharacters / 2)}`],
    ['characters once HTML has written it', `/search/${"'".repeat(mostCharacters / 2)}`],
    ['characters, as a sent form', `/browse/x?form=plp-sort&a=${'x'.repeat(mostCharacters)}`],
  ])('is none beyond the bound of %s', (_, url) => {
    expect(() => readListingUrl(url)).toThrow(InvalidListingUrlError);
    expect(readListingForm(url, readAmount)).toBeUndefined();
  });

  it('reads back with any content', () => {
    fc.assert(
      fc.property(aFullListingUrl, (state) => {
        expect(readListingUrl(writeListingUrl(state))).toEqual(state);
      }),
      { numRuns: 150, seed: 30 },
    );
  });
});

const isReadable = (url: ListingUrl) => tryReadListingUrl(writeListingUrl(url)) !== undefined;

describe('a change at the bounds', () => {
  it.each([
    ['a further option', withOptions(mostOptions), 'brand'],
    ['an option of a further facet', withFacets(mostFacets), 'brand'],
  ])('that adds %s is not made', (_, url, facetId) => {
    const state = readListingUrl(url);
    expect(changeListingUrl(state, { kind: 'facet', facetId, optionId: 'new' })).toBe(state);
  });

  it('still removes and replaces options and adds to a selected facet', () => {
    const options = readListingUrl(withOptions(mostOptions));
    const fewer = changeListingUrl(options, { kind: 'facet', facetId: 'brand', optionId: 'b0' });
    expect(fewer.facets[0]?.options).toHaveLength(mostOptions - 1);
    const one = changeListingUrl(options, {
      kind: 'facet_options',
      facetId: 'brand',
      optionIds: ['new'],
    });
    expect(writeListingUrl(one)).toBe('/browse/x/brand--new');
    const facets = readListingUrl(withFacets(mostFacets));
    const more = changeListingUrl(facets, { kind: 'facet', facetId: 'f10', optionId: 'b' });
    expect(writeListingUrl(more)).toContain('/f10--a+b/');
  });

  it('never gives a URL beyond them', () => {
    const change = fc.record({
      kind: fc.constant('facet' as const),
      facetId: fc.constantFrom('brand', 'colours', 'price', 'new'),
      optionId: fc.oneof(
        anOptionId,
        fc.nat(6_000).map((length) => 'x'.repeat(length)),
      ),
    });
    fc.assert(
      fc.property(aFullListingUrl, fc.array(change, { maxLength: 5 }), (state, changes) => {
        expect(isReadable(changes.reduce(changeListingUrl, state))).toBe(true);
      }),
      { numRuns: 150, seed: 31 },
    );
  });
});

describe('the limit that prevents another selection', () => {
  const limitOf = (url: string, facetId?: string) => filterLimitOf(readListingUrl(url), facetId);

  it('is the number of options, for every facet', () => {
    expect(limitOf(withOptions(mostOptions - 1), 'brand')).toBeUndefined();
    expect(limitOf(withOptions(mostOptions), 'brand')).toBe('options');
    expect(limitOf(withOptions(mostOptions))).toBe('options');
  });

  it('is the number of facets, for those that have none selected', () => {
    expect(limitOf(withFacets(mostFacets - 1))).toBeUndefined();
    expect(limitOf(withFacets(mostFacets), 'f10')).toBeUndefined();
    expect(limitOf(withFacets(mostFacets), 'brand')).toBe('facets');
    expect(limitOf(withFacets(mostFacets))).toBe('facets');
  });

  it('is the length of the URL, well before it is full', () => {
    const url = `/browse/x/brand--${'a'.repeat(mostCharactersToAddOptions)}`;
    expect(limitOf(url, 'brand')).toBe('characters');
  });
});

/** Pieces that the grammar and its patterns match. */
const pieces = [
  ...['-', '--', '---', '+', '/', '//', '%', '%2', '%2D', '%E9', '%zz', '_', '.', '..', '|', '#'],
  ...['-slash-', 'up-to-', '-to-', '-and-above', '10', '10-99', 'inf', '"', '"-"', 'A', 'aA', ' '],
  ...['?', '&', '=', '&a', '&a=b', '&uf=', '&page= ', '&f.a=', '&facet=', '&form=', 'é', '\ud800'],
  ...['a--b/', 'a---1/', '+a', '-a', '1-', "'", '<', '@', ':', '\\', '1.', '\t', '/e/q', '.end'],
  // Marks that are sorted when a letter is composed with them.
  ...['\u0345\u0316', '%CD%85%CC%96'],
];
const beginnings = [
  ...['/browse/', '/promo/', '/search/', '/browse/a--', '/browse/price---', '/browse/a?', '/e/q'],
  ...[
    '/browse/a?form=plp-facets',
    '/browse/a?page=',
    'https://',
    'https://a@',
    'http://shop.example/',
  ],
];

function read(text: string) {
  rewriteLegacySearchUrl(text);
  return [tryReadListingUrl(text), readListingForm(text, readAmount)];
}
const readingMs = (text: string) => processorMsOf(() => read(text));

/** Milliseconds to read each of the texts, in turn: the least of several times, to which other work only adds. */
function leastMsOf(texts: readonly string[], times: number): readonly number[] {
  const rounds = Array.from({ length: times }, () => texts.map(readingMs));
  return texts.map((_text, index) => Math.min(...rounds.map((round) => round[index] ?? NaN)));
}

describe('any address of up to 8 kB', () => {
  const address = fc
    .record({
      beginning: fc.constantFrom(...beginnings),
      repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
      end: fc.constantFrom('', ...pieces),
    })
    .map(({ beginning, repeated, end }) => (length: number) => {
      const piece = repeated.join('');
      const room = length - beginning.length - end.length;
      return beginning + piece.repeat(Math.floor(room / piece.length)) + end;
    });

  it('is read within the bounds or is no listing', () => {
    fc.assert(
      fc.property(address, fc.nat(mostCharacters), (ofLength, length) => {
        for (const state of read(ofLength(Math.max(length, 100)))) {
          if (state) expect(isReadable(state)).toBe(true);
        }
      }),
      { numRuns: 3_000, seed: 32 },
    );
  });

  it('takes no more than about twice the time when it is twice as long', () => {
    fc.assert(
      fc.property(address, (ofLength) => {
        const text = ofLength(mostCharacters);
        // Shorter times measure the machine, not the code.
        if (readingMs(text) <= 5) return;
        const [whole = NaN, half = NaN] = leastMsOf([text, ofLength(mostCharacters / 2)], 12);
        expect(whole).toBeLessThan(generousMs);
        expect(whole / half).toBeLessThan(3);
      }),
      { numRuns: 700, seed: 33 },
    );
  });
});
