/** Reads the range that a shopper types into the two boxes of the price filter (docs/product.md, 9.5). */
import { withoutUndefined } from '../lib/without-undefined';
import type { ReadAmount } from '../storefront/amounts';
import type { RangeBounds } from './range-option';

/** The texts of the boxes. */
export type WrittenRange = { readonly minimum: string; readonly maximum: string };

/** Reads the typed bounds, the smaller one first. Text that is no amount leaves its side open. */
export function readWrittenRange(
  { minimum, maximum }: WrittenRange,
  readAmount: ReadAmount,
): RangeBounds {
  const from = readAmount(minimum);
  const to = readAmount(maximum);
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return withoutUndefined({ from: low, to: high });
}
