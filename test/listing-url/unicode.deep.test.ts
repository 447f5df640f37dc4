/** The laws of the codec for every character of Unicode, in every place of a URL that holds a text. */
import fc from 'fast-check';
import { readFacetSeoId, writeFacetSeoId } from '../../src/listing-url/facet-id';
import { readNormalOption, writeNormalOption } from '../../src/listing-url/normal-option';
import { decodePercent, encodePercent } from '../../src/listing-url/percent';
import { readRangeOption, writeRangeOption } from '../../src/listing-url/range-option';
import { readSearchTerm, writeSearchTerm } from '../../src/listing-url/search-term';
import { readListingUrl, tryReadListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';

type Codec = {
  readonly write: (text: string) => string;
  readonly read: (form: string) => string;
};

const codecs = {
  'the option of a facet': { write: writeNormalOption, read: readNormalOption },
  'the option of a range': { write: writeRangeOption, read: readRangeOption },
  'a search term': { write: writeSearchTerm, read: readSearchTerm },
  'a facet id': {
    write: (id) => encodePercent(writeFacetSeoId(id)),
    read: (form) => readFacetSeoId(decodePercent(form)),
  },
  'a page name and a category': {
    write: (text) =>
      writeListingUrl({
        ...readListingUrl('/promo'),
        pageName: text,
        category: { id: text, hierarchy: [text] },
      }),
    read: (form) => {
      const { pageName = '', category: { id } = { id: pageName } } = tryReadListingUrl(form) ?? {};
      return id === pageName ? id : `${pageName} and ${id}`;
    },
  },
} satisfies Readonly<Record<string, Codec>>;
const named = Object.entries(codecs);

/** Undefined when all laws hold for the text. */
function faultOf({ write, read }: Codec, text: string): string | undefined {
  const form = write(text);
  if (write(read(form)) !== form) return `written as ${form}, then as ${write(read(form))}`;
  const id = read(text);
  return read(write(id)) === id ? undefined : `read as ${id}, then as ${read(write(id))}`;
}

function composedFaultOf({ write, read }: Codec, text: string): string | undefined {
  const forms = [text.normalize('NFC'), text.normalize('NFD')] as const;
  const [written, other] = forms.map(write);
  const [id, otherId] = forms.map((form) => read(encodePercent(form)));
  return written === other && id === otherId ? undefined : `${written} and ${other}`;
}

/** Planes 4 to 13 hold no character, and those for private use are alike. */
const planes = [0, 1, 2, 3, 14, 16].map((plane) => plane * 0x1_0000);
const planeSize = 0x1_0000;
const blockSize = 64;

/** A text with every character of a block between letters. */
const blockFrom = (first: number): string =>
  Array.from({ length: blockSize }, (_, at) => String.fromCodePoint(first + at))
    .map((character) => `a${character}b `)
    .join('');

/** What a law finds wrong with the blocks of all characters. */
function faultsOfAll(find: (text: string) => string | undefined): readonly string[] {
  const found: string[] = [];
  for (const plane of planes) {
    for (let first = plane; first < plane + planeSize; first += blockSize) {
      const fault = find(blockFrom(first));
      if (fault !== undefined) found.push(`from ${first.toString(16)}: ${fault}`);
    }
  }
  return found;
}

/** Characters that mean something in a URL, that change their form with case, or that compose. */
const hard = fc.oneof(
  fc.constantFrom(
    ...['-', '--', '---', '+', '/', '|', '%', '%2', '%2D', '%E9', '%zz', '_', '.', '..', '#', '?'],
    ...['-slash-', 'slash', 'up-to-', '-to-', '-and-above', '10', '10-99', '10.5', 'inf', '-inf'],
    ...[
      '"',
      '"-"',
      ' ',
      '\t',
      '\u00a0',
      '\u2000',
      '\u3000',
      '\ufeff',
      '\u0085',
      'a',
      'A',
      'aA',
      '1',
    ],
    ...[
      'İ',
      'ı',
      'ß',
      'ẞ',
      'Σ',
      'σ',
      'ς',
      'Ⅳ',
      'ⅳ',
      'Ⓐ',
      'ǅ',
      'Ǆ',
      'ᾈ',
      'K',
      'Å',
      'Ω',
      '𝐀',
      'ϒ',
      '𐐀',
    ],
    ...[
      '\u0301',
      '\u0307',
      '\u0323',
      '\u0331',
      '\u0338',
      '\u0345',
      'é',
      'e\u0301',
      'H',
      'h',
      'J',
      'T',
    ],
    ...[
      '\ud800',
      '\udc00',
      '\u1100',
      '\u1161',
      '\u11a8',
      '각',
      '\u200d',
      '\u202e',
      '\u0344',
      '\u0f73',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const hardText = fc.array(hard, { maxLength: 8 }).map((pieces) => pieces.join(''));

const settings = { numRuns: 5_000, seed: 40 };

describe.each(named)('a text as %s', (_, codec) => {
  it('is written the same again once it is read, whatever its characters', () => {
    expect(faultsOfAll((text) => faultOf(codec, text))).toEqual([]);
    fc.assert(
      fc.property(hardText, (text) => {
        expect(faultOf(codec, text)).toBeUndefined();
      }),
      settings,
    );
  });
});

// Of facets, categories and pages the listing API's own ids are sent: no response could tell which form they have.
const matched = ['the option of a facet', 'the option of a range', 'a search term'] as const;

describe.each(matched)('a text as %s', (name) => {
  it('has one form, composed or decomposed', () => {
    expect(faultsOfAll((text) => composedFaultOf(codecs[name], text))).toEqual([]);
    fc.assert(
      fc.property(hardText, (text) => {
        expect(composedFaultOf(codecs[name], text)).toBeUndefined();
      }),
      settings,
    );
  });
});

describe('a URL with any characters', () => {
  it('reads back to the state that it was read from', () => {
    const segment = fc.tuple(hardText, fc.constantFrom('', '--', '---'), hardText);
    const path = fc
      .array(segment, { maxLength: 3 })
      .map((parts) => parts.map((part) => part.join('')));
    fc.assert(
      fc.property(
        fc.constantFrom('browse', 'promo', 'search'),
        path,
        hardText,
        (type, parts, uf) => {
          const state = tryReadListingUrl(`/${type}/${parts.join('/')}?uf=${encodePercent(uf)}`);
          if (state) expect(readListingUrl(writeListingUrl(state))).toEqual(state);
        },
      ),
      settings,
    );
  });
});
