import { groupDigits } from '../lib/group-digits';

/** € for EUR, £ for any other currency. */
export const currencySymbol = (currencyCode: string): '€' | '£' =>
  currencyCode.toUpperCase() === 'EUR' ? '€' : '£';

/**
 * Writes an amount in pounds or euros (docs/product.md, 8.3): `£20`, `€12.50`, `£1,299`. It has two decimals, or none when
 * the amount is whole after rounding to the penny.
 */
export function formatMoney(amount: number, currencyCode: string): string {
  const [whole = '0', decimals] = Math.abs(amount).toFixed(2).split('.');
  const fraction = decimals === '00' || decimals === undefined ? '' : `.${decimals}`;
  return `${amount < 0 ? '-' : ''}${currencySymbol(currencyCode)}${groupDigits(whole)}${fraction}`;
}
