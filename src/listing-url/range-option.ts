/**
 * Options of range facets (decision 15). The quotes are part of the id. Worked examples:
 * `10-99-to-20` is `"10.99"-"20"`, `10-and-above` is `"10"-"inf"`, `up-to-20` is `"-inf"-"20"`, `10-99` alone is `10.99`.
 */
import { decodePercent, encodePercent } from './percent';

/** Inclusive; an absent bound is open. */
export type RangeBounds = { readonly from?: number; readonly to?: number };

const number = String.raw`\d{1,15}(?:\.\d{1,15})?`;
const seoNumber = String.raw`\d{1,15}(?:[-.]\d{1,15})?`;
const seoBetween = new RegExp(`^(${seoNumber})-to-(${seoNumber})$`);
const seoAbove = new RegExp(`^(${seoNumber})-and-above$`);
const seoBelow = new RegExp(`^up-to-(${seoNumber})$`);
const seoSingle = /^(\d{1,15})-(\d{1,15})$/;
const idShape = new RegExp(`^("?)(-inf|${number})\\1-\\1(inf|${number})\\1$`);
const idSingle = new RegExp(`^${number}$`);

const decimal = (text: string) => text.replace('-', '.');
const seoDecimal = (text: string) => text.replace('.', '-');
const quoted = (from: string, to: string) => `"${from}"-"${to}"`;

/** The id behind the URL form of one range; what has none of the forms passes through. */
export function readRangeOption(seoId: string): string {
  const text = decodePercent(seoId);
  const between = seoBetween.exec(text);
  if (between) return quoted(decimal(between[1] ?? ''), decimal(between[2] ?? ''));
  const above = seoAbove.exec(text);
  if (above) return quoted(decimal(above[1] ?? ''), 'inf');
  const below = seoBelow.exec(text);
  if (below) return quoted('-inf', decimal(below[1] ?? ''));
  if (seoSingle.test(text)) return decimal(text);
  return canonicalRangeId(text);
}

/** The URL form of a range id, quoted or not; what is no range passes through, percent-encoded. */
export function writeRangeOption(id: string): string {
  const shape = idShape.exec(id);
  const [from = '', to = ''] = [shape?.[2], shape?.[3]];
  if (shape && from !== '-inf' && to !== 'inf') return `${seoDecimal(from)}-to-${seoDecimal(to)}`;
  if (shape && from !== '-inf') return `${seoDecimal(from)}-and-above`;
  if (shape && to !== 'inf') return `up-to-${seoDecimal(to)}`;
  return idSingle.test(id) ? seoDecimal(id) : encodePercent(id);
}

/** An id of one of the three shapes, with its quotes; any other text as it is. */
export function canonicalRangeId(id: string): string {
  const shape = idShape.exec(id);
  return shape ? quoted(shape[2] ?? '', shape[3] ?? '') : id;
}

/** The bounds a range id means; a single number is both. Undefined for what is no range. */
export function readRangeBounds(id: string): RangeBounds | undefined {
  if (idSingle.test(id)) return { from: Number(id), to: Number(id) };
  const shape = idShape.exec(id);
  if (!shape) return undefined;
  return {
    ...(shape[2] === '-inf' ? {} : { from: Number(shape[2]) }),
    ...(shape[3] === 'inf' ? {} : { to: Number(shape[3]) }),
  };
}

/** The id of the range between two bounds, in the units of the facet: `"10"-"inf"`. */
export const writeRangeId = ({ from, to }: RangeBounds): string =>
  quoted(from === undefined ? '-inf' : String(from), to === undefined ? 'inf' : String(to));
