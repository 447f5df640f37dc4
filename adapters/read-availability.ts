import { longestName } from '../src/catalogue/listing-bounds';
import type { WireProduct } from '../src/catalogue/listing-response';
import { readText } from '../src/lib/read-unknown';

const soldOutTexts = new Set(['soldout', 'outofstock', 'false', '0', 'no']);

/** A flag, a number of pieces, or a text such as `in stock`, `OutOfStock` or schema.org's address of either. */
export function readAvailability(value: unknown): WireProduct['availability'] {
  const text = typeof value === 'boolean' ? String(value) : readText(value)?.slice(0, longestName);
  if (text === undefined) return undefined;
  const word = text
    .slice(text.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[ _-]/g, '');
  return soldOutTexts.has(word) || Number(word) < 0 ? 'SoldOut' : 'InStock';
}
