/** The result of every format: rows with the number of their first line. */

/** Values by column or element, in lower case with underscores (`previous_price`), each with its original name. */
export type FlatFields = ReadonlyMap<
  string,
  { readonly name: string; readonly values: readonly string[] }
>;

/** Fields while they are gathered. */
export type MutableFields = Map<string, { readonly name: string; readonly values: string[] }>;

/** Why a row is left out although nothing is wrong with it: what it describes is not on sale. */
export type SkipReason =
  | 'price of 0'
  | 'no price'
  | 'price in another currency'
  | 'gift card'
  | 'not published'
  | 'not visible'
  | 'same id as an earlier row'
  | 'of another store view'
  | 'unknown id'
  | 'rule of options'
  | 'one cell alone';

export type FlatRow = {
  readonly kind: 'flat';
  readonly line: number;
  readonly fields: FlatFields;
  /** The vendor's own columns that it is made of, the nearest first. */
  readonly sources?: readonly FlatFields[];
};

export type Row =
  | FlatRow
  | { readonly kind: 'native'; readonly line: number; readonly value: unknown }
  /** A row that cannot be read at all; those after it can. */
  | { readonly kind: 'problem'; readonly line: number; readonly problem: string }
  | { readonly kind: 'skipped'; readonly line: number; readonly reason: SkipReason };

export type Rows = AsyncIterable<Row>;

/** Ends the whole import: nothing after it can be trusted. The message is for the user at the terminal. */
export class ImportFailure extends Error {}

export const failureAt = (line: number, problem: string): ImportFailure =>
  new ImportFailure(`line ${line.toLocaleString('en')}: ${problem}`);

/**
 * Categories of a file, and its collections. All stay in memory, and no shopper finds the way through more: a file
 * beyond has another column in their place.
 */
export const mostPlaces = 100_000;

/** More rows may be missing than the one that is broken. */
export const cutShortAt = (line: number): ImportFailure =>
  failureAt(
    line,
    'the file ends within this row, so it seems cut short; if it is whole, end it with a line break',
  );

/** `field` is the one that `--map` takes for these. */
export const tooMany = (places: string, field: string): ImportFailure =>
  new ImportFailure(
    `the file has more than ${mostPlaces.toLocaleString('en')} ${places}; say which column has them, such as --map "${field}=COLUMN"`,
  );

/** No product takes more; a longer row means that the file lost its line ends or a quote. */
export const longestRow = 1_000_000;

export const tooLong = `longer than ${longestRow.toLocaleString('en')} characters`;

/** `g:Previous price`, `previousPrice` and `PREVIOUS-PRICE` are all `previous_price`. */
export const fieldKey = (name: string): string =>
  name
    .trim()
    .replace(/^[gc]:/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s_-]+/g, '_')
    .toLowerCase();
