import fc from 'fast-check';
import type { Brand } from '../../src/storefront/brand';
import { amountsOf } from '../../src/storefront/amounts';
import { createFormats } from '../../src/storefront/formats';
import { brands } from '../support/english';
import { processorMsOf } from '../support/processor-time';

const formatsOf = (locale: string, fields: Partial<Brand> = {}) =>
  createFormats({ ...brands[0], money: 'locale', locale, ...fields });

const amountsIn = (locale: string, currencyCode: string, fields: Partial<Brand> = {}) =>
  amountsOf(formatsOf(locale, { currencyCode, ...fields }), currencyCode);

describe('a typed amount', () => {
  it.each([
    ['en-GB', 'GBP', '1299', 1299],
    ['en-GB', 'GBP', '1,299', 1299],
    ['en-GB', 'GBP', ' £1,299.50 ', 1299.5],
    ['en-GB', 'GBP', '12.5', 12.5],
    ['en-GB', 'KWD', '12.345', 12.345],
    ['en-GB', 'KWD', '12,345', 12345],
    ['en-GB', 'JPY', '1,299', 1299],
    ['en-IN', 'INR', '12,34,567', 1_234_567],
    ['de-DE', 'EUR', '1.299', 1299],
    ['de-DE', 'EUR', '12,50', 12.5],
    ['de-DE', 'EUR', '1.299,00 €', 1299],
    ['de-DE', 'KWD', '12,345', 12.345],
    ['de-DE', 'KWD', '12.345', 12345],
    ['de-DE', 'JPY', '1.299', 1299],
    ['de-CH', 'CHF', '1’299.50', 1299.5],
    ['de-CH', 'CHF', "CHF 1'299", 1299],
    ['es-ES', 'EUR', '1.299', 1299],
    ['es-ES', 'EUR', '1299,5', 1299.5],
    ['fr-FR', 'EUR', '1 299,50', 1299.5],
    ['fr-FR', 'EUR', '1\u00a0299,50', 1299.5],
    ['fr-FR', 'EUR', '1\u202f299,50\u00a0€', 1299.5],
    ['fr-FR', 'EUR', '1\u2009299', 1299],
    ['ar-AE', 'AED', '1,299.50', 1299.5],
    ['ar-AE', 'AED', '١٬٢٩٩٫٥٠', 1299.5],
    ['ar-EG', 'EGP', '١٬٢٩٩٫٥٠', 1299.5],
    ['ar-EG', 'EGP', '1,299.50', 1299.5],
    ['fa-IR', 'EUR', '۱۲٫۵', 12.5],
    ['hi-IN-u-nu-deva', 'INR', '१२.५', 12.5],
  ])('on a page in %s, of %s: %j is %d', (locale, currency, text, amount) => {
    expect(amountsIn(locale, currency).read(text)).toBe(amount);
  });

  it.each([
    ['en-GB', 'GBP', '1.299'],
    ['en-GB', 'GBP', '12.345'],
    ['en-GB', 'GBP', '12,50'],
    ['en-GB', 'GBP', '1,29,9'],
    ['en-GB', 'GBP', '1 299'],
    ['en-GB', 'GBP', '20 40'],
    ['en-GB', 'GBP', '-5'],
    ['en-GB', 'GBP', '−5'],
    ['en-GB', 'GBP', '1e3'],
    ['en-GB', 'GBP', '€20'],
    ['en-GB', 'GBP', ''],
    ['en-GB', 'GBP', '  '],
    ['en-GB', 'GBP', '£'],
    ['en-GB', 'GBP', '1234567890'],
    ['en-GB', 'JPY', '12.5'],
    ['de-DE', 'EUR', '1.29'],
    ['de-DE', 'EUR', '1,299'],
    ['de-DE', 'EUR', '12.50'],
    ['de-DE', 'EUR', '1.2999'],
    ['fr-FR', 'EUR', '12 50'],
    ['fr-FR', 'EUR', '1.299'],
    ['fr-FR', 'JPY', '12,5'],
  ])('on a page in %s, of %s: %j is none', (locale, currency, text) => {
    expect(amountsIn(locale, currency).read(text)).toBeUndefined();
  });

  it('is read in the money of pounds or euros too', () => {
    const formats = formatsOf('en-GB', { money: 'pounds-or-euros' });
    expect(amountsOf(formats, 'GBP').read('£1,299.50')).toBe(1299.5);
    expect(amountsOf(formats, 'GBP').write(1299)).toBe('1,299');
    expect(amountsOf(formats, 'USD').read('USD 1,299.00')).toBe(1299);
    expect(amountsOf(formats, 'KWD').read('12.345')).toBe(12.345);
    expect(amountsOf(formats, 'JPY').read('12.5')).toBeUndefined();
  });

  const locales = [
    ...[
      'en-GB',
      'en-IE',
      'en-US',
      'en-IN',
      'en-ZA',
      'de-DE',
      'de-AT',
      'de-CH',
      'fr-FR',
      'fr-CH',
      'fr-CA',
    ],
    ...[
      'ar',
      'ar-AE',
      'ar-EG',
      'ar-MA',
      'es-ES',
      'pt-PT',
      'pt-BR',
      'pt-CV',
      'pl-PL',
      'it-CH',
      'sv-SE',
      'nl-NL',
    ],
    ...['fa-IR', 'he-IL', 'hi-IN', 'bn-BD', 'my-MM', 'ja-JP', 'bg-BG'],
  ];
  const currencies = ['GBP', 'EUR', 'USD', 'CHF', 'AED', 'INR', 'JPY', 'KWD', 'CLF', 'XTS'];

  it.each(locales)('that the page has written in %s is read as the same', (locale) => {
    for (const currency of currencies)
      for (const fields of [
        { currencyCode: currency },
        { currencyCode: 'GBP' },
        { currencyCode: currency, decimals: 'always' },
        { money: 'pounds-or-euros' },
      ] as const) {
        const formats = formatsOf(locale, fields);
        const { read, write } = amountsOf(formats, currency);
        const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', {
          style: 'currency',
          currency,
        }).resolvedOptions();
        const anyAmount = fc
          .integer({ min: 0, max: 999_999_999 })
          .map((units) => units / 10 ** digits);
        fc.assert(
          fc.property(anyAmount, (amount) => {
            for (const text of [write(amount), formats.money(amount, currency)])
              expect([text, read(text)]).toEqual([text, amount]);
            expect(read(formats.money(-amount - 1, currency))).toBeUndefined();
          }),
          { numRuns: 10 },
        );
      }
  });

  it('may have the digits of any script', () => {
    const { read } = amountsIn('en-GB', 'GBP');
    const characters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
    const digits = characters.filter((character) => /^\p{Nd}$/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(read)).toEqual(digits.map((_, index) => index % 10));
  });

  it('takes linear time to read', () => {
    const { read } = amountsIn('de-DE', 'EUR');
    for (const piece of ['1', '1.', ' ', '€', '\u200f', '1.299', ',', '٠'])
      for (const text of [piece.repeat(100_000), piece.repeat(10)])
        expect(processorMsOf(() => read(text))).toBeLessThan(100);
  });
});
