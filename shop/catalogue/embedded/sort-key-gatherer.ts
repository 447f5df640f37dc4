/** Gathers what products are sorted by while they come in. */
import { isSoldOut } from '../availability';
import type { CatalogueProduct } from '../catalogue-product';
import { createSortValueGatherer } from '../sort-values';
import { growingUint32 } from './growing-column';
import type { SortKeys } from './sort-orders';

export type SortKeyGatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => SortKeys;
};

export function createSortKeyGatherer(): SortKeyGatherer {
  const ids: string[] = [];
  const soldOut = growingUint32();
  const values = createSortValueGatherer();
  return {
    add: (product) => {
      ids.push(product.id);
      soldOut.push(Number(isSoldOut(product)));
      values.add(product);
    },
    finish: () => ({ ids, soldOut: soldOut.finish(), values: values.finish() }),
  };
}
