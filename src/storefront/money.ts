import { groupDigits } from '../lib/group-digits';
import { memoize } from '../lib/memoize';

type PriceCurrency = { readonly currencyCode: string; readonly currency?: string };

/** The code of the currency that a price is shown in: the one that it names, else EUR for EUR and GBP for any other code. */
export const shownCurrency = ({ currencyCode, currency }: PriceCurrency): string =>
  currency ?? (currencyCode.toUpperCase() === 'EUR' ? 'EUR' : 'GBP');

/** The fields of a price in any currency, so that it is shown in that currency. */
export const writeCurrency = (currencyCode: string): PriceCurrency =>
  currencySymbol(currencyCode).length > 1
    ? { currencyCode, currency: currencyCode }
    : { currencyCode };

/** € for EUR, the code of another currency with one of three letters, £ for GBP and for anything else. */
export function currencySymbol(currencyCode: string): string {
  const code = currencyCode.toUpperCase();
  if (code === 'EUR') return '€';
  return code !== 'GBP' && /^[A-Z]{3}$/.test(code) ? code : '£';
}

/** Loaded for other currencies alone: `Intl.NumberFormat` takes a phone 100 ms to load. */
const formatOf = memoize(
  (currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }),
);

/**
 * Writes an amount of money (docs/product.md, 8.3): `£20`, `€12.50`, `£1,299`. Pounds and euros have two decimals, or none
 * when the amount is whole after rounding to the penny; other currencies their code and all their decimals: `USD 1,299.00`.
 */
export function formatMoney(amount: number, currencyCode: string): string {
  const symbol = currencySymbol(currencyCode);
  if (symbol.length > 1) return formatOf(symbol).format(amount).replace('\u00a0', ' ');
  const [whole = '0', decimals] = Math.abs(amount).toFixed(2).split('.');
  const fraction = decimals === '00' || decimals === undefined ? '' : `.${decimals}`;
  return `${amount < 0 ? '-' : ''}${symbol}${groupDigits(whole)}${fraction}`;
}
