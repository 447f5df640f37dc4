import fc from 'fast-check';
import { brands } from '../support/english';
import { formatMoney, shownCurrency, writeCurrency } from '../../src/storefront/money';

describe('a price', () => {
  it.each([
    [20, 'GBP', '£20'],
    [12.5, 'GBP', '£12.50'],
    [12.99, 'EUR', '€12.99'],
    [0, 'GBP', '£0'],
    [0.1 + 0.2, 'GBP', '£0.30'],
    [9.999, 'GBP', '£10'],
    [1299, 'GBP', '£1,299'],
    [1234567.5, 'EUR', '€1,234,567.50'],
    [-5, 'GBP', '-£5'],
  ])('of %p %s is written %s', (amount, currencyCode, text) => {
    expect(formatMoney(amount, currencyCode)).toBe(text);
  });

  it.each([
    [1299, 'USD', 'USD 1,299.00'],
    [1299, 'JPY', 'JPY 1,299'],
    [12.345, 'KWD', 'KWD 12.345'],
    [-5, 'USD', '-USD 5.00'],
  ])('of %p %s has the code of its currency', (amount, currencyCode, text) => {
    expect(formatMoney(amount, currencyCode)).toBe(text);
  });

  it.each([
    [{ currencyCode: 'EUR' }, 'EUR'],
    [{ currencyCode: 'eur' }, 'EUR'],
    [{ currencyCode: 'GBP' }, 'GBP'],
    [{ currencyCode: 'USD' }, 'GBP'],
    [{ currencyCode: '' }, 'GBP'],
    [{ currencyCode: 'USD', currency: 'USD' }, 'USD'],
  ])('of %j is shown in %s', (price, currency) => {
    expect(shownCurrency(price, brands[0])).toBe(currency);
  });

  it.each(['GBP', 'EUR', 'USD'])('that is written in %s is shown in it', (currency) => {
    expect(shownCurrency(writeCurrency(currency), brands[0])).toBe(currency);
  });

  it('is exact to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pennies) => {
        const text = formatMoney(pennies / 100, 'GBP');
        expect(Math.round(Number(text.replace(/[£,]/g, '')) * 100)).toBe(pennies);
        expect(text).toMatch(/^£\d{1,3}(,\d{3})*(\.\d\d)?$/);
      }),
    );
  });
});
