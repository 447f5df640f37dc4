import { groupDigits } from '../lib/group-digits';
import type { Brand } from './brand';

export type PriceCurrency = { readonly currencyCode: string; readonly currency?: string };

/**
 * The code of the currency that a price is shown in: the one that it names. Else `pounds-or-euros` takes EUR for EUR
 * and GBP for any other code, and the money of a locale takes any code, or the brand's for what is no code.
 */
export function shownCurrency({ currencyCode, currency }: PriceCurrency, brand: Brand): string {
  if (currency !== undefined) return currency;
  const code = currencyCode.toUpperCase();
  if (brand.money === 'pounds-or-euros') return code === 'EUR' ? 'EUR' : 'GBP';
  return /^[A-Z]{3}$/.test(code) ? code : brand.currencyCode;
}

const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };

/** What stands for a currency that is shown: the sign of euros and pounds, the code of any other. */
export const currencyMark = (currency: string): string => signs[currency] ?? currency;

/** The fields of a price in any currency, so that it is shown in that currency. */
export const writeCurrency = (currencyCode: string): PriceCurrency =>
  signs[currencyCode] === undefined ? { currencyCode, currency: currencyCode } : { currencyCode };

/**
 * Writes an amount of money (docs/product.md, 8.3): `£20`, `€12.50`, `£1,299`. Pounds and euros have two decimals, or
 * none when the amount is whole after rounding to the penny; other currencies their code and all their decimals: `USD
 * 1,299.00`.
 */
export function formatMoney(amount: number, currency: string): string {
  const sign = signs[currency];
  if (sign === undefined)
    return amount
      .toLocaleString('en', { style: 'currency', currency, currencyDisplay: 'code' })
      .replace('\u00a0', ' ');
  const [whole = '0', decimals] = Math.abs(amount).toFixed(2).split('.');
  const fraction = decimals === '00' || decimals === undefined ? '' : `.${decimals}`;
  return `${amount < 0 ? '-' : ''}${sign}${groupDigits(whole)}${fraction}`;
}
