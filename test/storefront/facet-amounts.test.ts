import fc from 'fast-check';
import { rangeAmounts } from '../../src/filters/range/range-amounts';
import { amountsOf, amountsOfFacet } from '../../src/storefront/amounts';
import type { FacetUnit } from '../../src/storefront/facet-unit';
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { brands } from '../support/english';

const languageOf = (locale: string, currencyCode: string) =>
  createLanguage({ ...brands[0], money: 'locale', locale, currencyCode }, englishTexts);

type Page = { readonly locale: string; readonly currencyCode: string };

function boxOf({ locale, currencyCode }: Page, unit?: FacetUnit) {
  const language = languageOf(locale, currencyCode);
  const { read, write } = rangeAmounts(
    { id: 'dryLoad', name: 'Dry load', unit },
    { language, currencyCode },
  );
  // A sent form does not say the unit.
  const sent = amountsOfFacet({ id: 'dryLoad' }, language, currencyCode);
  return { read, write, readSent: sent.read, writeSent: sent.write };
}

const locales = ['de-DE', 'de-AT', 'fr-FR', 'en-GB', 'en-IN', 'ar', 'ar-EG', 'bg-BG', 'es-ES'];
const pages = locales.flatMap((locale) =>
  ['EUR', 'JPY', 'KWD'].map((currencyCode) => ({ locale, currencyCode })),
);

describe('a number of a facet that is no price', () => {
  it.each(pages)('is read as the page writes it: $locale, $currencyCode', (page) => {
    for (const unit of ['centimeter', undefined] as const) {
      const { read, write, readSent, writeSent } = boxOf(page, unit);
      const isSame = (amount: number) => {
        const texts = [write(amount), writeSent(amount)];
        expect([texts, texts.map(read), texts.map(readSent)]).toEqual([
          texts,
          [amount, amount],
          [amount, amount],
        ]);
      };
      // The last is in the hint.
      for (const amount of [41.5, 2.125, 1999, 0.0625, 0.123456789, 1299.5]) isSame(amount);
      const anyNumber = fc
        .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 3 }))
        .map(([digits, decimals]) => digits / 10 ** decimals);
      fc.assert(fc.property(anyNumber, isSame), { numRuns: 50 });
    }
  });

  it.each([
    ['en-GB', 'centimeter', '1,999.5'],
    ['en-GB', undefined, '1999.5'],
    ['de-DE', 'centimeter', '1.999,5'],
    ['de-DE', undefined, '1999,5'],
    ['fr-FR', 'centimeter', '1 999,5'],
    ['fr-FR', undefined, '1999,5'],
    ['ar-EG', undefined, '1999.5'],
  ] as const)('is written in %s, of %s: %s', (locale, unit, text) => {
    expect(boxOf({ locale, currencyCode: 'JPY' }, unit).write(1999.5)).toBe(text);
  });

  it.each([
    ['en-GB', '12,50'],
    ['de-DE', '12.5'],
    ['de-DE', '-5'],
    ['de-DE', '1e3'],
    ['de-DE', ''],
    ['de-DE', '0,1234567891'],
  ])('is none in %s: %j', (locale, text) => {
    expect(boxOf({ locale, currencyCode: 'EUR' }).read(text)).toBeUndefined();
  });

  it('is said with the marks of the page', () => {
    const language = languageOf('de-DE', 'EUR');
    const sayOf = (unit?: FacetUnit) =>
      rangeAmounts({ id: 'a', name: 'A', unit }, { language, currencyCode: 'EUR' }).say;
    expect(sayOf()(1999.5)).toBe('1999,5');
    expect(sayOf('centimeter')(41.5)).toBe(language.measure(41.5, 'centimeter'));
  });
});

it.each(pages)('a price is read as its currency: $locale, $currencyCode', (page) => {
  const language = languageOf(page.locale, page.currencyCode);
  const prices = amountsOf(language, page.currencyCode);
  const { read, write } = amountsOfFacet({ id: 'price' }, language, page.currencyCode);
  expect(write(1299.5)).toBe(prices.write(1299.5));
  for (const text of ['1.299', '1,299', '12.5', '12,5', '1,2345', '1.299,50 €'])
    expect(read(text)).toBe(prices.read(text));
});
