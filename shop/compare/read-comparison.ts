import { readId } from '../../src/catalogue/listing-bounds';
import { mostCompared } from './compare-address';

export type Comparison = {
  /** Each once, in the order of the address. */
  readonly ids: readonly string[];
  /** Whether the address names more products than are compared. */
  readonly hasMore: boolean;
  readonly onlyDifferences: boolean;
};

/** Reads a decoded query. What is not an id counts as missing. */
export function readComparison({ product, only }: Readonly<Record<string, unknown>>): Comparison {
  const named = [product].flat().map(readId);
  const ids = [...new Set(named.filter((id) => id !== undefined))];
  return {
    ids: ids.slice(0, mostCompared),
    hasMore: ids.length > mostCompared,
    onlyDifferences: only === 'differences',
  };
}
