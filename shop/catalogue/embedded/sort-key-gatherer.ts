/** Gathers what products are sorted by while they come in. */
import { isSoldOut } from '../availability';
import type { CatalogueProduct } from '../catalogue-product';
import { createSortValueGatherer } from '../sort-values';
import { growingWhole } from './growing-column';
import { growingTexts } from './growing-texts';
import type { SortKeys } from './sort-orders';

export type SortKeyGatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => SortKeys;
};

export function createSortKeyGatherer(expected?: number): SortKeyGatherer {
  const ids = growingTexts(expected);
  const soldOut = growingWhole(expected);
  const values = createSortValueGatherer(expected);
  return {
    add: (product) => {
      ids.push(product.id);
      soldOut.push(Number(isSoldOut(product)));
      values.add(product);
    },
    finish: () => ({ ids: ids.finish(), soldOut: soldOut.finish(), values: values.finish() }),
  };
}
