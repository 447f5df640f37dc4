import { readProductIds } from '../pages/read-product-ids';
import { mostCompared } from './compare-address';

export type Comparison = {
  /** Each once, in the order of the address. */
  readonly ids: readonly string[];
  /** Whether the address names more products than are compared. */
  readonly hasMore: boolean;
  readonly onlyDifferences: boolean;
};

/** Reads a decoded query. What is not an id counts as missing. */
export function readComparison(query: Readonly<Record<string, unknown>>): Comparison {
  const ids = readProductIds(query);
  return {
    ids: ids.slice(0, mostCompared),
    hasMore: ids.length > mostCompared,
    onlyDifferences: query.only === 'differences',
  };
}
