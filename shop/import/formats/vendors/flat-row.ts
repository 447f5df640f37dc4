/** Turns rows of a vendor's columns into rows of the columns that the import reads. */
import { isNoAttribute } from '../../products/column-names';
import { isPath } from '../../products/place-pictures';
import { fieldKey, type FlatFields, type FlatRow } from '../row';

/** The first column of these that has a value; empty when none has. */
export function textOf(fields: FlatFields, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields.get(key)?.values[0];
    if (value !== undefined) return value;
  }
  return '';
}

/** The columns that begin so and have a value: one for each store, or for each currency. */
export const columnsLike = (fields: FlatFields, beginning: string) =>
  [...fields.keys()]
    .filter((key) => key.startsWith(beginning))
    .flatMap((key) => fields.get(key) ?? []);

/** What all stores have in stock together; empty where none of them counts it. */
export function totalStock(fields: FlatFields, ...beginnings: readonly string[]): string {
  const stocks = beginnings.flatMap((beginning) =>
    columnsLike(fields, beginning).map(({ values: [stock] }) => Number(stock) || 0),
  );
  // What one store owes is no stock less in another.
  return stocks.length === 0
    ? ''
    : String(stocks.reduce((total, stock) => total + Math.max(stock, 0), 0));
}

export type VendorOptions = {
  /** The address before pictures of which the file has only a path, without a slash at its end. */
  readonly imageBase?: string | undefined;
  /** That of the shop, where it is told. */
  readonly currency?: string | undefined;
};

type Columns = Readonly<Record<string, string | readonly string[]>>;
/** The line of a product or variant, and the rows that it is made of, the nearest first. */
type Origin = { readonly line: number; readonly sources: readonly FlatFields[] };
export type Attribute = readonly [name: string, values: readonly string[]];

/** Empty values are left out, and attributes whose names are those of columns with a meaning. */
export function flatRow(
  { line, sources }: Origin,
  columns: Columns,
  attributes: readonly Attribute[] = [],
): FlatRow {
  const fields = new Map<string, { readonly name: string; readonly values: readonly string[] }>();
  const put = (name: string, values: readonly string[]): void => {
    const some = values.filter((value) => value !== '');
    if (some.length > 0) fields.set(fieldKey(name), { name, values: some });
  };
  for (const [name, value] of Object.entries(columns))
    put(name, typeof value === 'string' ? [value] : value);
  for (const [name, values] of attributes)
    if (!isNoAttribute(fieldKey(name)) && !fields.has(fieldKey(name))) put(name, values);
  return { kind: 'flat', line, fields, sources };
}

/** Those of columns that come again: `image1`, `option_2`. No export has more that matter. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** `Home > Sofas`, from names that may themselves have the marks of a path. */
export const pathOf = (levels: readonly string[]): string =>
  levels.map((level) => level.replace(/[|>]/g, ' ').trim()).join(' > ');

/** The parts of a text that are not empty. */
export const listOf = (text: string, mark: string): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a cell takes in memory besides its text, in characters. */
const charactersOfCell = 100;

/** What a row takes in memory, in characters. */
export function lengthOf(fields: FlatFields): number {
  let length = 0;
  for (const { values } of fields.values())
    for (const value of values) length += charactersOfCell + value.length;
  return length;
}

/** Of `24.0000` the money, `24.00`. */
export const priceOf = (text: string): string =>
  /^\d+\.\d{3,}$/.test(text) ? Number(text).toFixed(2) : text;

/** A reduced price; empty where it is not set, which exports write as 0 too. */
export const salePriceOf = (text: string): string => (/[1-9]/.test(text) ? priceOf(text) : '');

/** Empty for a path without the address that its pictures are at. */
export const pictureAddress = (path: string, base: string | undefined): string =>
  base === undefined && isPath(path) ? '' : path;

/** The first picture, and the first other one. */
export function pictureColumns(pictures: readonly string[]) {
  const [image = ''] = pictures;
  const second = pictures.find((url) => url !== image) ?? '';
  return { image_link: image, additional_image_link: second };
}

const withTime = (day: string, time: string): string =>
  day.length === 10 ? `${day}T${time}` : day;

/** `2026-01-01T00:00:00/2026-01-31T23:59:59`, where one day may be missing; empty without both. */
export const periodOf = (start: string, end: string): string =>
  start === '' && end === ''
    ? ''
    : `${withTime(start, '00:00:00') || '1970-01-01'}/${withTime(end, '23:59:59') || '9999-12-31'}`;
