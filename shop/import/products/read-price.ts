/** Amounts of money as feeds write them: `19.99 GBP`, `£1,299`, `19,99 EUR`, `1'299.00 CHF`. */
import { decimalsOf } from '../../../src/storefront/formats';
import { joinCurrencies, nameCurrency, onlyCode } from './currencies';
import { type NamedCurrency, RowProblem, SkippedRow } from './product-draft';
import { checkLength, checkText, quote, readTime } from './read-texts';

export type Money = { readonly amount: number; readonly currency?: NamedCurrency };

/** A code or a sign, an amount, or the other way round: `EUR 5`, `-£5`, `kr. 129`, `129 zł`. */
const form =
  /^(?:(?<code>[a-z]{3})\s+)?(?:(?<minus>-)\s*)?(?<sign>[^\d\s.,'’-][^\d,'’-]{0,7})?(?<inner>-\s*)?(?<digits>\d[\d.,'’\s]*)(?<after>[^\d\s.,'’-][^\d,'’-]{0,7})?$/i;
const longestAmount = 64;
const defaultDecimals = 2;
const shownOfText = 40;

/**
 * Without marks of direction, and without the dash for no pence: `129,-` and `129:-` are `129`, `1.299,-` is
 * `1.299,00`.
 */
const plainAmount = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=[.,]\d{3}[.,])[-–—]{1,2}/, '00')
    .replace(/(?<=\d)[.,:][-–—]{1,2}/, '')
    .trim();

/** What parts the decimals of numbers. */
export type DecimalMark = '.' | ',';

/** That of amounts: given by the user, or seen in other prices of the file. */
export type PriceMarks = { readonly decimal: DecimalMark; readonly isGiven: boolean };

const withoutSpaces = (digits: string): string => digits.replace(/['’\s]/g, '');

/** `1.299` is 1299 where a comma parts the decimals, and 1.299 where a point does. */
function readAmountBy(decimal: DecimalMark, bare: string): number {
  const pointed =
    decimal === '.' ? bare : bare.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(pointed)
    ? Number(pointed.replaceAll(',', ''))
    : NaN;
}

/**
 * The digits behind the last mark. Three are thousands, unless the currency has three decimals; databases and
 * spreadsheets write more: `29.0000`, `19.990000000000002`.
 */
const penceOf = (bare: string, decimals: number): string =>
  (decimals > 2 ? /[.,](\d+)$/ : /[.,](\d{1,2}|\d{4,})$/).exec(bare)?.[1] ?? '';

type MarkedBy = { readonly thousands: DecimalMark; readonly decimals: number };

/** `thousands` decides where no pence are, unless the currency has none. */
function guessAmount(bare: string, { thousands, decimals }: MarkedBy): number {
  const pence = penceOf(bare, decimals);
  const whole = pence === '' ? bare : bare.slice(0, -pence.length - 1);
  const groups = /^(?:\d+|\d{1,3}([.,])\d{3}(?:\1\d{3})*)$/.exec(whole);
  if (groups === null) return NaN;
  const [, mark = thousands] = groups;
  return pence !== '' || mark === thousands || decimals === 0
    ? Number(`${whole.replace(/[.,]/g, '')}.${pence}`)
    : NaN;
}

export type PriceContext = {
  readonly marks?: PriceMarks | undefined;
  /** The ISO 4217 code of amounts that name no currency, where it is known. */
  readonly currency?: string | undefined;
};

/**
 * `1,299.00`, `1.299,00`, `1 299` and `19,99`. `1.299` is read only where other prices of the file have a comma before
 * the pence, or the user says so.
 */
function readAmount(digits: string, { marks, currency }: PriceContext): number {
  const bare = withoutSpaces(digits);
  const decimals = currency === undefined ? defaultDecimals : decimalsOf(currency);
  const amount =
    marks?.isGiven === true
      ? readAmountBy(marks.decimal, bare)
      : guessAmount(bare, { thousands: marks?.decimal === ',' ? '.' : ',', decimals });
  return Number(amount.toFixed(decimals));
}

/** The mark before the pence of a price, where it can be no other: `,` of `1.299,00` and of `19,99`. */
export function decimalMarkOf(text: string): DecimalMark | undefined {
  const digits =
    text.length > longestAmount ? undefined : form.exec(plainAmount(text))?.groups?.['digits'];
  const [, mark] = /([.,])(?:\d{1,2}|\d{4,})$/.exec(withoutSpaces(digits ?? '')) ?? [];
  return mark === '.' || mark === ',' ? mark : undefined;
}

/** No price has more digits, in whatever currency. */
const most = 10_000_000_000;

function checkAmount(name: string, amount: number, text: string): number {
  if (Number.isNaN(amount))
    throw new RowProblem(
      `the ${name} cannot be read: "${text}" (--locale tells a CSV file's marks)`,
    );
  if (amount === 0) throw new SkippedRow('price of 0', `the ${name} is 0`);
  if (amount > most) throw new RowProblem(`the ${name} is above ${most.toLocaleString('en')}`);
  return amount;
}

type PriceParts = { readonly digits: string; readonly named: readonly (string | undefined)[] };

function readParts(name: string, text: string): PriceParts {
  const { minus, inner = minus, digits, code, sign, after } = form.exec(text)?.groups ?? {};
  if (digits === undefined) throw new RowProblem(`the ${name} cannot be read: ${quote(text)}`);
  if (inner !== undefined) throw new RowProblem(`the ${name} is negative: ${text}`);
  return { digits, named: [code, sign, after] };
}

function readWritten(name: string, written: string, context: PriceContext): Money {
  const { currency: assumed } = context;
  checkText(name, checkLength(`the ${name}`, written.trim(), longestAmount));
  const text = plainAmount(written);
  const { digits, named } = readParts(name, text);
  const currency = joinCurrencies(named.map(nameCurrency));
  const code = onlyCode(currency) ?? assumed;
  const amount = checkAmount(name, readAmount(digits, { ...context, currency: code }), text);
  return currency === undefined ? { amount } : { amount, currency };
}

/** Throws a `RowProblem` for what is no amount of a known currency, a `SkippedRow` for 0. */
export function readMoney(name: string, value: string | number, context: PriceContext = {}): Money {
  if (typeof value === 'string') return readWritten(name, value, context);
  const { currency, marks } = context;
  const written = value.toFixed(currency ? decimalsOf(currency) : defaultDecimals);
  // Nothing has to be found out of a number as JSON has it.
  const isPlain = marks === undefined && value > 0 && value <= most;
  return isPlain
    ? { amount: checkAmount(name, Number(written), written) }
    : readWritten(name, written, context);
}

type Period = { readonly start: number; readonly end: number };

/** `2026-01-01T00:00+0000/2026-02-01T00:00+0000`; undefined where there is none. */
export function readPeriod(period: string | undefined): Period | undefined {
  if (period === undefined) return undefined;
  const [start = NaN, end = NaN] = period.split('/', 2).map((moment) => readTime(moment.trim()));
  if (Number.isNaN(start) || Number.isNaN(end))
    throw new RowProblem(`the sale's dates cannot be read: "${period.slice(0, shownOfText)}"`);
  return { start, end };
}

export const isIn = ({ start, end }: Period, nowMs: number): boolean =>
  start <= nowMs && nowMs <= end;
