import { chipsOf } from '../../src/filters/chips/chip-labels';
import { mergeFacets, noKnownFacets } from '../../src/filters/facets/known-facets';
import { nameRanges } from '../../src/filters/facets/range-names';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import type { Brand } from '../../src/storefront/brand';
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
import { brands } from '../support/english';

const marlow = brands[0];
const languageOf = (fields: Partial<Brand>) =>
  createLanguage({ ...marlow, money: 'locale', ...fields }, englishTexts);

const { facets } = aListing({
  facets: [
    aWireFacet('price', aWireValue('"-inf"-"9.99"', { name: 'Up to £9.99' })),
    {
      ...aWireFacet('screenSize', aWireValue('"32"-"inf"', { name: '32" and above' })),
      unit: 'inch',
    },
    {
      ...aWireFacet('washLoad', aWireValue('"7.5"-"9"', { name: '7.5 kg to 9 kg' })),
      // No unit that the contract has.
      ...({ unit: 'tons' } as object),
    },
    aWireFacet('material', aWireValue('Oak', { name: 'Oak' })),
  ],
});
const known = mergeFacets(noKnownFacets, facets);

describe('the names of ranges', () => {
  it.each([
    [
      { locale: 'de-DE', currencyCode: 'EUR', decimals: 'always' },
      ['Up to 9,99\u00a0€', '32 in and above'],
    ],
    [{ locale: 'en-US', currencyCode: 'USD' }, ['Up to $9.99', '32 in and above']],
    [{ money: 'pounds-or-euros' }, ['Up to £9.99', '32" and above']],
  ] as const)('are written as readers of %j write them', (fields, names) => {
    const language = languageOf(fields);
    const options = { language, currencyCode: language.currencyOf({ currencyCode: '' }) };
    const named = nameRanges(known, options);
    expect(named.map(({ values }) => values[0]?.name)).toEqual([...names, '7.5 kg to 9 kg', 'Oak']);
    const url = readListingUrl('/browse/c1/price--up-to-9-99/screen-size--32-and-above');
    expect(chipsOf(url, known, options).map(({ label }) => label)).toEqual(names);
  });

  it('have the marks of the page in a chip, without groups where there is no unit', () => {
    const url = readListingUrl('/browse/c1/dry-load---7-5-to-1999');
    const labelsIn = (locale: string) => {
      const options = { language: languageOf({ locale }), currencyCode: 'EUR' };
      return chipsOf(url, known, options).map(({ label }) => label);
    };
    expect(labelsIn('de-DE')).toEqual(['7,5 to 1999']);
    expect(labelsIn('en-GB')).toEqual(['7.5 to 1999']);
  });

  it('are made once for a listing and a language', () => {
    const options = { language: languageOf({ locale: 'de-DE' }), currencyCode: 'EUR' };
    const [first] = nameRanges(known, options);
    const [again, , , material] = nameRanges([...known], options);
    expect(again).toBe(first);
    expect(material).toBe(known[3]);
  });
});
