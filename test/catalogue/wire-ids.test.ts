import fc from 'fast-check';
import {
  correctedWireIds,
  noWireIds,
  cacheWireIds,
  wireIdOf,
  type WireIds,
} from '../../src/catalogue/wire-ids';
import { facetOption } from '../../src/listing-url/option-identity';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { aFacet, aListingUrl } from '../support/a-listing-url';

const answer = (...facets: Parameters<typeof aWireFacet>[]) =>
  aListingBody({ facets: facets.map((facet) => aWireFacet(...facet)) });
const sent = (known: WireIds, facetId: string, id: string) =>
  wireIdOf(known, facetId, facetOption(facetId, id));

describe('the option ids of the listing API', () => {
  it('are sent as the API spells them, once seen', () => {
    const known = cacheWireIds(noWireIds, answer(['brand', 'Dr. Martens'], ['size', 'A_B']));
    expect(sent(known, 'brand', 'dr martens')).toBe('Dr. Martens');
    expect(sent(known, 'brand', 'Dr. Martens')).toBe('Dr. Martens');
    expect(sent(known, 'colours', 'dr martens')).toBe('dr martens');
  });

  it('are the options themselves until they were seen', () => {
    expect(sent(noWireIds, 'brand', 'acme')).toBe('acme');
  });

  it('need no memory where the URL brings them back as they are', () => {
    const body = answer(
      ['brand', 'acme', 'dark red', 'b2'],
      ['size', '1/2', 'x-l'],
      ['price', '"10"-"20"'],
    );
    expect(cacheWireIds(noWireIds, body)).toBe(noWireIds);
  });

  it('are remembered once: the same answer changes nothing', () => {
    const body = answer(['brand', 'Acme', 'Bolt']);
    const known = cacheWireIds(noWireIds, body);
    expect(cacheWireIds(known, body)).toBe(known);
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
  });

  it('follow the API when it changes its spelling', () => {
    const known = cacheWireIds(noWireIds, answer(['brand', 'Acme']));
    expect(sent(cacheWireIds(known, answer(['brand', 'ACME.'])), 'brand', 'acme')).toBe('Acme');
    expect(sent(cacheWireIds(known, answer(['brand', 'acme'])), 'brand', 'acme')).toBe('acme');
  });

  it('are known for ranges without quotes and for values parted by a bar', () => {
    const known = cacheWireIds(noWireIds, answer(['price', '10-inf'], ['colours', 'a|b']));
    expect(sent(known, 'price', '"10"-"inf"')).toBe('10-inf');
    expect(sent(known, 'colours', 'a/b')).toBe('a|b');
  });

  it('stay as they are in use when an answer has several of one URL form', () => {
    const known = cacheWireIds(noWireIds, answer(['brand', 'Dr Martens']));
    const both = answer(['brand', 'Dr. Martens', 'Dr Martens']);
    expect(cacheWireIds(known, both)).toBe(known);
  });

  it('are those of the selected value among several', () => {
    const both = answer(['brand', 'Dr. Martens', aWireValue('Dr Martens', { selected: true })]);
    expect(sent(cacheWireIds(noWireIds, both), 'brand', 'dr martens')).toBe('Dr Martens');
  });

  it('harm nothing when a facet or a value is called like a part of every object', () => {
    const known = cacheWireIds(
      noWireIds,
      answer(['__proto__', 'Constructor'], ['constructor', '__PROTO__']),
    );
    expect(sent(known, '__proto__', 'constructor')).toBe('Constructor');
    expect(sent(noWireIds, 'constructor', 'constructor')).toBe('constructor');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('are read from anything without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(cacheWireIds(noWireIds, value)).toEqual(noWireIds);
        expect(() => cacheWireIds(noWireIds, { response: { facet_list: [value] } })).not.toThrow();
      }),
    );
  });
});

describe('a cold deep link to an option the API spells otherwise', () => {
  const url = aListingUrl({ facets: [aFacet('brand', 'dr martens')] });

  it('is asked again with the id of the value of the same URL form', () => {
    const corrected = correctedWireIds(url, answer(['brand', 'Acme', 'Dr. Martens']), noWireIds);
    expect(sent(corrected ?? noWireIds, 'brand', 'dr martens')).toBe('Dr. Martens');
  });

  it('is not asked again when the API found it all the same', () => {
    const selected = aWireValue('Dr. Martens', { selected: true });
    expect(correctedWireIds(url, answer(['brand', selected]), noWireIds)).toBeUndefined();
    const repeated = aListingBody({
      facets: [aWireFacet('brand', 'Dr. Martens')],
      request: { filters: { brand: ['Dr. Martens'] } },
    });
    expect(correctedWireIds(url, repeated, noWireIds)).toBeUndefined();
  });

  it('is asked again when the API merely repeats what was sent', () => {
    const body = aListingBody({
      facets: [aWireFacet('brand', 'Dr. Martens')],
      request: { filters: { brand: ['dr martens'] } },
    });
    expect(correctedWireIds(url, body, noWireIds)).toBeDefined();
  });

  it('is not asked again when there is no such value', () => {
    expect(correctedWireIds(url, answer(['brand', 'Acme']), noWireIds)).toBeUndefined();
    expect(correctedWireIds(url, answer(['size', 'Dr. Martens']), noWireIds)).toBeUndefined();
    expect(correctedWireIds(url, 'junk', noWireIds)).toBeUndefined();
  });

  it('is not asked a third time', () => {
    const body = answer(['brand', 'Acme', 'Dr. Martens']);
    const corrected = correctedWireIds(url, body, noWireIds) ?? noWireIds;
    expect(correctedWireIds(url, body, corrected)).toBeUndefined();
  });

  it('also corrects the option the page is about', () => {
    const about = aListingUrl({ ...url, unfilteredFacet: 'brand' });
    expect(correctedWireIds(about, answer(['brand', 'Dr. Martens']), noWireIds)).toBeDefined();
  });
});
