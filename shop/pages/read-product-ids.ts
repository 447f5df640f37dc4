import { readId } from '../../src/catalogue/listing-bounds';

/**
 * The ids that a decoded query names as `product` (`product-query.ts`), each once, in its order. What is not an id
 * counts as missing. The longest address names some eight hundred.
 */
export function readProductIds({ product }: Readonly<Record<string, unknown>>): readonly string[] {
  const named = [product].flat().map(readId);
  return [...new Set(named.filter((id) => id !== undefined))];
}
