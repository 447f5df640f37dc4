/** Amounts of money as feeds write them: `19.99 GBP`, `£1,299`, `19,99 EUR`, `1'299.00 CHF`. */
import { type Currency, RowProblem, SkippedRow } from './product-draft';
import { checkLength } from './read-texts';

export type Money = { readonly amount: number; readonly currency?: Currency };

const knownCodes = new Set(Intl.supportedValuesOf('currency'));
const signs: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  ...{ $: 'USD', us$: 'USD', ca$: 'CAD', c$: 'CAD', au$: 'AUD', a$: 'AUD', nz$: 'NZD', hk$: 'HKD' },
  ...{ '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₽': 'RUB', r$: 'BRL', r: 'ZAR' },
  ...{ fr: 'CHF', sfr: 'CHF', zł: 'PLN', kč: 'CZK', ft: 'HUF', lei: 'RON', лв: 'BGN' },
};
/** A sign of several currencies. */
const krone = 'kr';
/** A code or a sign, an amount, or the other way round: `EUR 5`, `-£5`, `kr. 129`, `129 zł`. */
const form =
  /^(?:(?<code>[a-z]{3})\s+)?(?:(?<minus>-)\s*)?(?:(?<sign>[^\d\s.,'’-]{1,5})\.?\s*)?(?<inner>-\s*)?(?<digits>\d[\d.,'’\s]*)(?<after>[^\d\s.,'’-]{1,5})?\.?$/i;
const longestAmount = 64;
const shownOfText = 40;

/** The shop has signs for pounds and euros only; other amounts under these signs would be wrong prices. */
export function readCurrency(code: string): Currency {
  const known = signs[code.toLowerCase()] ?? code.toUpperCase();
  if (known === 'GBP' || known === 'EUR') return known;
  if (code.toLowerCase() === krone)
    throw new RowProblem('the price is in kroner; the shop shows pounds (GBP) and euros (EUR)');
  throw new RowProblem(
    knownCodes.has(known)
      ? `the price is in ${known}; the shop shows pounds (GBP) and euros (EUR)`
      : `the currency "${code.slice(0, shownOfText)}" is not known`,
  );
}

/** What parts the decimals of amounts: given by the user, or seen in other prices of the file. */
export type PriceMarks = { readonly decimal: '.' | ','; readonly isGiven: boolean };

const withoutSpaces = (digits: string): string => digits.replace(/['’\s]/g, '');

/** `1.299` is 1299 where a comma parts the decimals, and 1.299 where a point does. */
function readAmountBy(decimal: '.' | ',', bare: string): number {
  const pointed =
    decimal === '.' ? bare : bare.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,4})?$/.test(pointed)
    ? Number(pointed.replaceAll(',', ''))
    : NaN;
}

/** The last mark before two digits or one parts the pence; `thousands` decides where no such mark is. */
function guessAmount(bare: string, thousands: '.' | ','): number {
  const [, pence = ''] = /[.,](\d{1,2})$/.exec(bare) ?? [];
  const whole = pence === '' ? bare : bare.slice(0, -pence.length - 1);
  const groups = /^(?:\d+|\d{1,3}([.,])\d{3}(?:\1\d{3})*)$/.exec(whole);
  if (groups === null) return NaN;
  const [, mark = thousands] = groups;
  return pence !== '' || mark === thousands
    ? Number(`${whole.replace(/[.,]/g, '')}.${pence}`)
    : NaN;
}

/**
 * `1,299.00`, `1.299,00`, `1 299` and `19,99`. `1.299` is read only where other prices of the file have a comma before the
 * pence, or the user says so.
 */
function readAmount(digits: string, marks?: PriceMarks): number {
  const bare = withoutSpaces(digits);
  if (marks?.isGiven === true) return readAmountBy(marks.decimal, bare);
  return guessAmount(bare, marks?.decimal === ',' ? '.' : ',');
}

/** The mark before the pence of a price, where it can be no other: `,` of `1.299,00` and of `19,99`. */
export function decimalMarkOf(text: string): '.' | ',' | undefined {
  const digits =
    text.length > longestAmount ? undefined : form.exec(text.trim())?.groups?.['digits'];
  const [, mark] = /([.,])\d{1,2}$/.exec(withoutSpaces(digits ?? '')) ?? [];
  return mark === '.' || mark === ',' ? mark : undefined;
}

const most = 10_000_000;

function checkAmount(name: string, amount: number, text: string): number {
  if (Number.isNaN(amount))
    throw new RowProblem(
      `the ${name} cannot be read: "${text}" (--locale tells a CSV file's marks)`,
    );
  if (amount === 0) throw new SkippedRow('price of 0', `the ${name} is 0`);
  if (amount > most) throw new RowProblem(`the ${name} is above ${most.toLocaleString('en')}`);
  return amount;
}

type PriceParts = { readonly digits: string; readonly currency: string | undefined };

function readParts(name: string, text: string): PriceParts {
  const { minus, inner = minus, digits, ...named } = form.exec(text)?.groups ?? {};
  if (digits === undefined)
    throw new RowProblem(`the ${name} cannot be read: "${text.slice(0, shownOfText)}"`);
  if (inner !== undefined) throw new RowProblem(`the ${name} is negative: ${text}`);
  return { digits, currency: named['code'] ?? named['sign'] ?? named['after'] };
}

/** Throws a `RowProblem` for what is no amount of a currency that the shop shows, a `SkippedRow` for 0. */
export function readMoney(name: string, value: string | number, marks?: PriceMarks): Money {
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim();
  checkLength(`the ${name}`, text, longestAmount);
  const { digits, currency } = readParts(name, text);
  const amount = checkAmount(name, readAmount(digits, marks), text);
  return currency === undefined ? { amount } : { amount, currency: readCurrency(currency) };
}

/** `2026-01-01T00:00+0000/2026-02-01T00:00+0000`: whether the day is in it; true where there is none. */
export function isInPeriod(period: string | undefined, nowMs: number): boolean {
  if (period === undefined) return true;
  const [start = NaN, end = NaN] = period.split('/', 2).map((moment) => Date.parse(moment.trim()));
  if (Number.isNaN(start) || Number.isNaN(end))
    throw new RowProblem(`the sale's dates cannot be read: "${period.slice(0, shownOfText)}"`);
  return start <= nowMs && nowMs <= end;
}
