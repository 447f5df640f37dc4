/** Prices and other numbers as shoppers type them, which is as the page writes them (docs/product.md, 9.5). */
import type { FacetUnit } from './facet-unit';
import type { Formats } from './formats';

export type ReadAmount = (text: string) => number | undefined;

export type Amounts = {
  /** Without the currency: `1,299.50`. */
  readonly write: (amount: number) => string;
  /** Undefined for what the page never writes: `12.345` in pounds may be meant as 12.34 or as 12,345. */
  readonly read: ReadAmount;
};

const longestAmount = 50;

/** The digits of all scripts stand ten by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * With the digits and marks of the most common keyboard, and without the marks of direction that some languages have
 * around an amount.
 */
const plain = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .replace(/’/g, "'")
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');

/** With `_` between groups; of Indian amounts only the last group has three digits. */
const amountForm = /^(?:\d{1,9}|\d{1,3}(?:_\d{2,3}){0,2}_\d{3})(?:\.(\d*))?$/;

/** Amounts of a currency. */
export const amountsOf = ({ money, currencyMark }: Formats, currency: string): Amounts =>
  amountsAs((amount) => money(amount, currency), plain(currencyMark(currency)));

/**
 * What the boxes of a facet hold. A sent form does not say the unit, so numbers that are no prices are read in one way,
 * with groups of digits or without. They are written without where there is no unit, since they may be years.
 */
export function amountsOfFacet(
  { id, unit }: { readonly id: string; readonly unit?: FacetUnit | undefined },
  formats: Formats,
  currency: string,
): Amounts {
  if (id === 'price') return amountsOf(formats, currency);
  const { read, write } = amountsAs(formats.number, '');
  return { read, write: unit ? write : (amount) => plain(formats.ungrouped(amount)) };
}

/** The marks between digits and the number of decimals are those of what the page writes. */
function amountsAs(say: Formats['number'], mark: string): Amounts {
  const bare = (text: string) => plain(text).replace(mark, '').trim();
  const write = (amount: number) => bare(say(amount));
  const sample = write(1_000_000.123456789);
  const [group = '_', , point = '\n'] = sample.match(/\D/g) ?? [];
  const [, decimals = ''] = sample.split(point);
  return {
    write,
    read: (text) => {
      if (text.length > longestAmount) return undefined;
      const typed = bare(text).replaceAll(group, '_').replaceAll(point, '.');
      const [, fraction = ''] = amountForm.exec(typed) ?? [undefined, `${decimals}0`];
      return fraction.length > decimals.length ? undefined : Number(typed.replaceAll('_', ''));
    },
  };
}
