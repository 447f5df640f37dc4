/**
 * Options of range facets (docs/product.md, 3.5). The quotes are part of the id. Worked examples:
 * `10-99-to-20` is `"10.99"-"20"`, `10-and-above` is `"10"-"inf"`, `up-to-20` is `"-inf"-"20"`, `10-99` alone is
 * `10.99`.
 */
import { composed } from '../lib/composed';
import { decodePercent, encodePercent } from './percent';

/** Inclusive; an absent bound is open. */
export type RangeBounds = { readonly from?: number; readonly to?: number };

export const isWithin = (
  value: number,
  { from = -Infinity, to = Infinity }: RangeBounds = {},
): boolean => value >= from && value <= to;

const seoRange =
  /^(?:up-to-(\d{1,15}(?:[-.]\d{1,15})?)|(\d{1,15}(?:[-.]\d{1,15})?)-(?:to-(\d{1,15}(?:[-.]\d{1,15})?)|and-above))$/;
const seoSingle = /^\d{1,15}-\d{1,15}$/;
const idShape = /^("?)(-inf|\d{1,15}(?:\.\d{1,15})?)\1-\1(inf|\d{1,15}(?:\.\d{1,15})?)\1$/;
const idSingle = /^\d{1,15}(?:\.\d{1,15})?$/;

const decimal = (text: string) => text.replace(/(\d)-/, '$1.');
const seoDecimal = (text: string) => text.replace('.', '-');
const quoted = (from: string, to: string) => `"${from}"-"${to}"`;

/** The id of the URL form of one range; a text in another form passes through. */
export const readRangeOption = (seoId: string): string =>
  readRangeText(composed(decodePercent(seoId)));

function readRangeText(text: string): string {
  const [isRange, below, from = '-inf', to = below ?? 'inf'] = seoRange.exec(text) ?? [];
  if (isRange) return quoted(decimal(from), decimal(to));
  return seoSingle.test(text) ? decimal(text) : canonicalRangeId(text);
}

/** The URL form of a range id, quoted or not; an id that is no range passes through percent-encoded. */
export function writeRangeOption(id: string): string {
  // A text such as `10.5-to-20` reads as a range.
  const text = readRangeText(composed(id));
  return writeForm(id) ?? writeForm(text) ?? encodePercent(text);
}

/** Undefined for an id that is no range, and for a range without bounds. */
function writeForm(id: string): string | undefined {
  const [, , from, to] = idShape.exec(id) ?? [];
  if (from === undefined || to === undefined) return idSingle.test(id) ? seoDecimal(id) : undefined;
  if (from === '-inf') return to === 'inf' ? undefined : `up-to-${seoDecimal(to)}`;
  return to === 'inf'
    ? `${seoDecimal(from)}-and-above`
    : `${seoDecimal(from)}-to-${seoDecimal(to)}`;
}

/** The quoted form of a range id; any other text stays as it is. */
function canonicalRangeId(id: string): string {
  const shape = idShape.exec(id);
  return shape ? quoted(shape[2] ?? '', shape[3] ?? '') : id;
}

/** Whether an id is a range of any facet: the quotes tell it from an ordinary id such as `10-12`. */
export const isRangeId = (id: string): boolean => id.startsWith('"') && writeForm(id) !== undefined;

/** The bounds of a range id; a single number is both bounds. Undefined for an id that is no range. */
export function readRangeBounds(id: string): RangeBounds | undefined {
  if (idSingle.test(id)) return { from: Number(id), to: Number(id) };
  const shape = idShape.exec(id);
  if (!shape) return undefined;
  return {
    ...(shape[2] === '-inf' ? {} : { from: Number(shape[2]) }),
    ...(shape[3] === 'inf' ? {} : { to: Number(shape[3]) }),
  };
}

/** An id cannot hold a negative number, NaN, or a number too large or small for plain decimals. */
const boundText = (bound: number | undefined, open: string): string =>
  idSingle.test(String(bound)) ? String(bound) : open;

/**
 * The id of the range between two bounds, in the units of the facet: `"10"-"inf"`. A bound that an id cannot hold is
 * open.
 */
export const writeRangeId = ({ from, to }: RangeBounds): string =>
  quoted(boundText(from, '-inf'), boundText(to, 'inf'));
