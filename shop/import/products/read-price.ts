/** Amounts of money as feeds write them: `19.99 GBP`, `£1,299`, `19,99 EUR`. */
import { type Currency, RowProblem } from './product-draft';
import { checkLength } from './read-texts';

export type Money = { readonly amount: number; readonly currency?: Currency };

const knownCodes = new Set(Intl.supportedValuesOf('currency'));
const signs: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' };
const form =
  /^([a-z]{3}\b|[£€$¥])?\s*(?:(-)\s*)?(?:([£€$¥])\s*)?(\d[\d.,'\s]*)([a-z]{3}|[£€$¥])?$/i;
const longestAmount = 64;
const shownOfText = 40;

/** The shop has signs for pounds and euros only; other amounts under these signs would be wrong prices. */
export function readCurrency(code: string): Currency {
  const known = signs[code] ?? code.toUpperCase();
  if (known === 'GBP' || known === 'EUR') return known;
  throw new RowProblem(
    knownCodes.has(known)
      ? `the price is in ${known}; the shop shows pounds (GBP) and euros (EUR)`
      : `the currency "${code.slice(0, shownOfText)}" is not known`,
  );
}

/** `1,299.00`, `1.299,00`, `1 299` and `19,99`: the last mark before two digits or one parts the pence. */
function readAmount(digits: string): number {
  const bare = digits.replace(/['\s]/g, '');
  const pence = /^(.*)[.,](\d{1,2})$/.exec(bare);
  const [whole = '', rest = ''] = pence === null ? [bare] : pence.slice(1);
  if (!/^\d+(?:([.,])\d{3}(?:\1\d{3})*)?$/.test(whole)) return NaN;
  const isThousands = pence !== null || /^\d{1,3}(?:,\d{3})+$/.test(whole) || /^\d+$/.test(whole);
  return isThousands ? Number(`${whole.replace(/[.,]/g, '')}.${rest}`) : NaN;
}

const most = 10_000_000;

function checkAmount(name: string, amount: number, text: string): number {
  if (Number.isNaN(amount)) throw new RowProblem(`the ${name} cannot be read: "${text}"`);
  if (amount === 0) throw new RowProblem(`the ${name} is 0`);
  if (amount > most) throw new RowProblem(`the ${name} is above ${most.toLocaleString('en')}`);
  return amount;
}

/** Throws a `RowProblem` for what is no amount above 0 of a currency that the shop shows. */
export function readMoney(name: string, value: string | number): Money {
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim();
  checkLength(`the ${name}`, text, longestAmount);
  const [, before, minus, sign, digits, after] = form.exec(text) ?? [];
  if (digits === undefined)
    throw new RowProblem(`the ${name} cannot be read: "${text.slice(0, shownOfText)}"`);
  if (minus === '-') throw new RowProblem(`the ${name} is negative: ${text}`);
  const amount = checkAmount(name, readAmount(digits), text);
  const code = before ?? sign ?? after;
  return code === undefined ? { amount } : { amount, currency: readCurrency(code) };
}

/** `2026-01-01T00:00+0000/2026-02-01T00:00+0000`: whether the day is in it; true where there is none. */
export function isInPeriod(period: string | undefined, nowMs: number): boolean {
  if (period === undefined) return true;
  const [start = NaN, end = NaN] = period.split('/', 2).map((moment) => Date.parse(moment.trim()));
  if (Number.isNaN(start) || Number.isNaN(end))
    throw new RowProblem(`the sale's dates cannot be read: "${period.slice(0, shownOfText)}"`);
  return start <= nowMs && nowMs <= end;
}
