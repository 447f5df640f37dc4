/** Decides which form of facet a column of attributes becomes, if any, by its values (decision 133). */
import { isColourFacetId } from '../../../src/listing-url/facet-id';
import { isPriceName } from '../products/price-words';
import { isNo, isYes } from '../products/yes-and-no';
import type { ColumnStatistic, TextCounts } from './column-statistics';
import { knownUnit, noUnit, readQuantity, type Unit } from './quantity';

export type ColumnForm =
  | { readonly kind: 'range'; readonly unit: Unit; readonly name: string }
  /** Options that commas and semicolons part. */
  | { readonly kind: 'list' }
  | { readonly kind: 'options' }
  /** One option, "Yes". */
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'none'; readonly reason: string };

/** Letters and digits alone may mean something else, so there have to be both. */
function isYesNo({ values }: ColumnStatistic): boolean {
  const texts = [...values.counts.keys()];
  const isWord = texts.some((text) => text.length > 1);
  return (
    !values.hasMore &&
    texts.every((text) => isYes(text) || isNo(text)) &&
    (isWord || (texts.some(isYes) && texts.some(isNo)))
  );
}

function yesNoForm({ values }: ColumnStatistic, products: number): ColumnForm {
  const yes = [...values.counts].reduce((sum, [text, count]) => sum + (isYes(text) ? count : 0), 0);
  if (yes > 0 && yes < products) return { kind: 'yesNo' };
  return { kind: 'none', reason: `${yes === 0 ? 'no' : 'yes'} for every product` };
}

/** Spellings that differ in case, hyphens and spaces are one option. */
export const spellingKey = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, ' ');

const distinctOf = ({ counts }: TextCounts): number =>
  new Set([...counts.keys()].map(spellingKey)).size;

const occurrencesOf = ({ counts }: TextCounts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const fewOptions = 20;

/** An option is of use where several products have it. */
const repeats = (texts: TextCounts, atLeast: number): boolean =>
  !texts.hasMore &&
  (texts.counts.size <= fewOptions || texts.counts.size * atLeast <= occurrencesOf(texts));

/** The last word tells: a "Part number" is one, a "Number of seats" is not. */
const codeName =
  /(?:ean|gtin|upc|isbn|asin|sku|mpn|plu|codes?|ids?|number|no|nr|ref|reference|barcode|article|artikelnummer|url|link)\d{0,2}$/i;
const lastWordOf = (name: string): string => name.split(/[^\p{L}\p{N}]+/u).findLast(Boolean) ?? '';
const isCodeName = (name: string): boolean => codeName.exec(lastWordOf(name))?.index === 0;

const shareOf = (texts: TextCounts, fits: (text: string) => boolean): number =>
  [...texts.counts.keys()].filter(fits).length / Math.max(1, texts.counts.size);

const mostlyShare = 0.9;

/** Identifies a product: nearly every value is another one, and the name or the form says that it is a code. */
function isCode({ name, values }: ColumnStatistic): boolean {
  if (values.counts.size < occurrencesOf(values) * mostlyShare) return false;
  const isLongNumber = (text: string): boolean => /^\d{6,}$/.test(text);
  const hasLettersAndDigits = (text: string): boolean =>
    /^[\w./-]{3,}$/.test(text) && /\d/.test(text) && readQuantity(text, '.') === undefined;
  return (
    isCodeName(name) ||
    shareOf(values, isLongNumber) >= mostlyShare ||
    shareOf(values, hasLettersAndDigits) >= mostlyShare
  );
}

/** A unit only in parentheses: of a "Publication year" it is none. */
const isAmbiguous = /^(?:[dlmy]|day|foot|in|month|week|year)$/i;

/**
 * Of numbers without a unit: the unit that ends the column's name, `Width (cm)` or `weight_kg`, and the name without
 * it.
 */
function unitInName(
  name: string,
): Pick<Extract<ColumnForm, { kind: 'range' }>, 'unit' | 'name'> | undefined {
  const words = name.split(/[\s_()[\],]+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  const isMeant = /[)\]]$/.test(name) || !isAmbiguous.test(last);
  const suffix = words.length > 1 && isMeant ? knownUnit(last)?.suffix : undefined;
  if (suffix === undefined) return undefined;
  return { unit: { ...noUnit, suffix }, name: words.slice(0, -1).join(' ') };
}

const fewNumbers = 12;
const fewestNumbers = 4;

/** The numbers of sizes are names: a shopper looks for one of them. */
const isSize = (name: string): boolean => /size$|^größe$/i.test(name);

/** Few different numbers are options: the gigabytes of a phone. */
function areFew({ values, holders }: ColumnStatistic): boolean {
  const numbers = values.counts.size;
  const repeat = numbers < fewestNumbers || numbers <= holders / fewestNumbers;
  return !values.hasMore && numbers <= fewNumbers && repeat;
}

/** Products that have several numbers, and numbers that are names, are found by options. */
const isOption = (column: ColumnStatistic, hasUnit: boolean): boolean =>
  column.total > column.holders / mostlyShare ||
  areFew(column) ||
  isCode(column) ||
  (!hasUnit && isSize(column.name));

function rangeForm(column: ColumnStatistic): ColumnForm | undefined {
  const { name, quantities, total } = column;
  if (quantities === undefined || quantities.total < total * mostlyShare) return undefined;
  const hasUnit = quantities.unit.suffix !== '';
  if (isOption(column, hasUnit)) return undefined;
  return { kind: 'range', unit: quantities.unit, name, ...(!hasUnit && unitInName(name)) };
}

/** `Last name, first name` has as many parts in every row, and always in that order. */
const isList = ({ parts, values }: ColumnStatistic): boolean =>
  parts.isUneven &&
  parts.counts.size > 1 &&
  parts.counts.size < (values.hasMore ? Infinity : values.counts.size * 4) &&
  parts.movable * 4 >= parts.counts.size &&
  repeats(parts, 3);

const isDate = (text: string): boolean =>
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1\d{2,4})(?!\d)/.test(text);

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const isColour = ({ id, name }: ColumnStatistic): boolean =>
  isColourFacetId(id) && !isCodeName(name);

/** Why a column is no facet of options: the first that holds. */
const noOptions: readonly (readonly [
  reason: string,
  holds: (column: ColumnStatistic) => boolean,
])[] = [
  ['one product has it', ({ holders }) => holders === 1],
  ['long texts', ({ longTotal, total }) => longTotal > total / 10],
  [
    'the same for all products that have it',
    ({ values }) => !values.hasMore && distinctOf(values) === 1,
  ],
  ['addresses', ({ values }) => shareOf(values, isAddress) >= mostlyShare],
  ['dates', ({ values }) => shareOf(values, isDate) >= mostlyShare],
  ['a code, another for nearly every product', (column) => !isColour(column) && isCode(column)],
  ['too many different values', (column) => !isColour(column) && !repeats(column.values, 2)],
];

function optionsForm(column: ColumnStatistic): ColumnForm {
  const [reason] = noOptions.find(([, holds]) => holds(column)) ?? [];
  return reason === undefined ? { kind: 'options' } : { kind: 'none', reason };
}

/** Without tax, of a variant, before a reduction: shoppers filter by the price that they pay. */
const isFurtherPrice = ({ name, quantities, total }: ColumnStatistic): boolean =>
  (quantities?.total ?? 0) >= total * mostlyShare && isPriceName(name);

/** `products` is the number of all products. */
export function formOf(column: ColumnStatistic, products: number): ColumnForm {
  if (isYesNo(column)) return yesNoForm(column, products);
  if (isFurtherPrice(column)) return { kind: 'none', reason: 'another price' };
  return rangeForm(column) ?? (isList(column) ? { kind: 'list' } : optionsForm(column));
}
