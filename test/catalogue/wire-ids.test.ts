import fc from 'fast-check';
import {
  correctedWireIds,
  noWireIds,
  addWireIds,
  wireIdsOf,
  type WireIds,
} from '../../src/catalogue/wire-ids';
import { facetOption } from '../../src/listing-url/option-identity';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { aFacet, aListingUrl } from '../support/a-listing-url';

const aResponseBody = (...facets: Parameters<typeof aWireFacet>[]) =>
  aListingBody({ facets: facets.map((facet) => aWireFacet(...facet)) });
const allSent = (known: WireIds, facetId: string, id: string) =>
  wireIdsOf(known, facetId, facetOption(facetId, id));
const sent = (...option: Parameters<typeof allSent>) => allSent(...option).join(' and ');

describe('the option ids of the listing API', () => {
  it('are sent as the API spells them, once a response has contained them', () => {
    const known = addWireIds(noWireIds, aResponseBody(['brand', 'Dr. Martens'], ['size', 'A_B']));
    expect(sent(known, 'brand', 'dr martens')).toBe('Dr. Martens');
    expect(sent(known, 'brand', 'Dr. Martens')).toBe('Dr. Martens');
    expect(sent(known, 'colours', 'dr martens')).toBe('dr martens');
  });

  it('are the options themselves until a response contains them', () => {
    expect(sent(noWireIds, 'brand', 'acme')).toBe('acme');
  });

  it('are not stored where the URL form gives the same id', () => {
    const body = aResponseBody(
      ['brand', 'acme', 'dark red', 'b2'],
      ['size', '1/2', 'x-l'],
      ['price', '"10"-"20"'],
    );
    expect(addWireIds(noWireIds, body)).toBe(noWireIds);
  });

  it('are stored once: the same response changes nothing', () => {
    const body = aResponseBody(['brand', 'Acme', 'Bolt']);
    const known = addWireIds(noWireIds, body);
    expect(addWireIds(known, body)).toBe(known);
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
  });

  it('follow the API when it changes its spelling', () => {
    const known = addWireIds(noWireIds, aResponseBody(['brand', 'Acme']));
    expect(sent(addWireIds(known, aResponseBody(['brand', 'ACME.'])), 'brand', 'acme')).toBe(
      'Acme',
    );
    expect(sent(addWireIds(known, aResponseBody(['brand', 'acme'])), 'brand', 'acme')).toBe('acme');
  });

  it('are known for ranges without quotes and for values separated by a bar', () => {
    const known = addWireIds(noWireIds, aResponseBody(['price', '10-inf'], ['colours', 'a|b']));
    expect(sent(known, 'price', '"10"-"inf"')).toBe('10-inf');
    expect(sent(known, 'colours', 'a/b')).toBe('a|b');
  });

  it('are all those of one URL form, of whichever response', () => {
    const known = addWireIds(noWireIds, aResponseBody(['brand', 'Dr Martens']));
    const both = addWireIds(known, aResponseBody(['brand', 'Dr. Martens', 'Dr Martens']));
    expect(allSent(both, 'brand', 'dr martens')).toEqual(['Dr Martens', 'Dr. Martens']);
    expect(addWireIds(both, aResponseBody(['brand', 'Dr. Martens']))).toBe(both);
  });

  it('are all those of one URL form, also where one of them is what the form reads as', () => {
    const body = aResponseBody(['x', 'Red', 'red'], ['café', 'cafe\u0301', 'caf\u00e9']);
    const known = addWireIds(noWireIds, body);
    expect(allSent(known, 'x', 'red')).toEqual(['red', 'Red']);
    expect(allSent(known, 'café', 'café')).toEqual(['caf\u00e9', 'cafe\u0301']);
  });

  it('are not more than an address can hold', () => {
    const alike = Array.from({ length: 300 }, (_, dots) => `Red${'.'.repeat(dots)}`);
    const known = addWireIds(noWireIds, aResponseBody(['x', ...alike]));
    expect(allSent(known, 'x', 'red')).toEqual(alike.slice(0, 10));
  });

  it('can have the names of Object.prototype properties', () => {
    const known = addWireIds(
      noWireIds,
      aResponseBody(['__proto__', 'Constructor'], ['constructor', '__PROTO__']),
    );
    expect(sent(known, '__proto__', 'constructor')).toBe('Constructor');
    expect(sent(noWireIds, 'constructor', 'constructor')).toBe('constructor');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('are read from anything without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(addWireIds(noWireIds, value)).toEqual(noWireIds);
        expect(() => addWireIds(noWireIds, { response: { facet_list: [value] } })).not.toThrow();
      }),
    );
  });
});

describe('a cold deep link to an option that the API spells differently', () => {
  const url = aListingUrl({ facets: [aFacet('brand', 'dr martens')] });

  it('is requested again with the id of the value of the same URL form', () => {
    const corrected = correctedWireIds(
      url,
      aResponseBody(['brand', 'Acme', 'Dr. Martens']),
      noWireIds,
    );
    expect(sent(corrected ?? noWireIds, 'brand', 'dr martens')).toBe('Dr. Martens');
  });

  it('is not requested again when the API has selected the value', () => {
    const selected = aWireValue('Dr. Martens', { selected: true });
    expect(correctedWireIds(url, aResponseBody(['brand', selected]), noWireIds)).toBeUndefined();
    const repeated = aListingBody({
      facets: [aWireFacet('brand', 'Dr. Martens')],
      request: { filters: { brand: ['Dr. Martens'] } },
    });
    expect(correctedWireIds(url, repeated, noWireIds)).toBeUndefined();
  });

  it('is requested again when the API only repeats the sent id', () => {
    const body = aListingBody({
      facets: [aWireFacet('brand', 'Dr. Martens')],
      request: { filters: { brand: ['dr martens'] } },
    });
    expect(correctedWireIds(url, body, noWireIds)).toBeDefined();
  });

  it('is requested again when one of two ids of its URL form was not', () => {
    const body = aResponseBody([
      'brand',
      'Dr. Martens',
      aWireValue('dr martens', { selected: true }),
    ]);
    const corrected = correctedWireIds(url, body, noWireIds) ?? noWireIds;
    expect(allSent(corrected, 'brand', 'dr martens')).toEqual(['dr martens', 'Dr. Martens']);
    expect(correctedWireIds(url, body, corrected)).toBeUndefined();
  });

  it('is not requested again when there is no such value', () => {
    expect(correctedWireIds(url, aResponseBody(['brand', 'Acme']), noWireIds)).toBeUndefined();
    expect(
      correctedWireIds(url, aResponseBody(['size', 'Dr. Martens']), noWireIds),
    ).toBeUndefined();
    expect(correctedWireIds(url, 'junk', noWireIds)).toBeUndefined();
  });

  it('is not requested a third time', () => {
    const body = aResponseBody(['brand', 'Acme', 'Dr. Martens']);
    const corrected = correctedWireIds(url, body, noWireIds) ?? noWireIds;
    expect(correctedWireIds(url, body, corrected)).toBeUndefined();
  });

  it('also corrects the option the page is about', () => {
    const about = aListingUrl({ ...url, unfilteredFacet: 'brand' });
    expect(
      correctedWireIds(about, aResponseBody(['brand', 'Dr. Martens']), noWireIds),
    ).toBeDefined();
  });
});
