import fc from 'fast-check';
import { categoryHrefOf, searchLinkOf } from '../../src/listing-url/other-listing';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { mostCharacters } from '../../src/listing-url/url-limits';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.constantFrom('--', '-', '/', '%', ' ', '..', '.', 'brand--acme', '?', '#', '\ud800'))
    .map((pieces) => pieces.join('')),
);

describe('the link to another search', () => {
  it('is canonical and carries the parameters of the page', () => {
    expect(searchLinkOf('  Oak-Lamp  ', [['utm_source', 'mail']])).toEqual({
      term: 'Oak Lamp',
      href: '/search/Oak-Lamp?utm_source=mail',
    });
    expect(searchLinkOf('brand--acme/lamp', [])).toEqual({
      term: 'brand acme/lamp',
      href: '/search/brand-acme%2Flamp',
    });
  });

  it('is none for a text without a term, or too long for a URL', () => {
    for (const text of ['', ' ', '-', '.', '..', '"'.repeat(mostCharacters)])
      expect(searchLinkOf(text, [])).toBeUndefined();
  });

  it('leads to the named term alone, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = searchLinkOf(text, []);
        if (!link) return;
        const url = readListingUrl(link.href);
        expect(url).toMatchObject({ type: 'search', searchTerm: link.term, facets: [] });
        expect(url.category).toBeUndefined();
        expect(writeListingUrl(url)).toBe(link.href);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the link to another category', () => {
  it('leads to it, with the parameters of the page', () => {
    expect(categoryHrefOf('round rugs', [['ref', 'a']])).toBe('/browse/round%20rugs?ref=a');
  });

  it.each(['', '.', '..', 'x'.repeat(mostCharacters)])('is none for the id %j', (id) => {
    expect(categoryHrefOf(id, [])).toBeUndefined();
  });

  it('leads to the id alone, whatever the id', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        const href = categoryHrefOf(id, []);
        if (href === undefined) return;
        const url = readListingUrl(href);
        expect(url).toMatchObject({ type: 'browse', facets: [], category: { id } });
        expect(writeListingUrl(url)).toBe(href);
      }),
      { numRuns: 2_000 },
    );
  });
});
