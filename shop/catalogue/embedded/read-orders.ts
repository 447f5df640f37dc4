/** Reads the orders of a generation. */
import { sortOptions, type OwnSortOption } from '../../../src/listing-url/sort-option';
import type { ColumnFile } from './column-file';
import { type GenerationDescription, orderColumn } from './generation-files';
import { createSet, type ProductSet } from './product-set';
import { type ByOrder, byOrder, placesOf } from './sort-orders';
import type { YieldToEventLoop } from './yield-to-event-loop';

/** The products in one order, and the place of each in it. */
export type SortOrder = { readonly products: Uint32Array; readonly placeOf: Uint32Array };

export type SortedProducts = {
  readonly orders: ByOrder<SortOrder>;
  readonly soldOut: ProductSet;
};

const byRelevance = orderColumn('relevance');

/**
 * The products that are sold out are the last of each order. An order that was added since the generation was written
 * is that of relevance until the next import, as for any API that does not know it.
 */
export async function readOrders(
  columns: ColumnFile,
  { products: count, soldOut = 0 }: GenerationDescription,
  yieldToOthers: YieldToEventLoop,
): Promise<SortedProducts> {
  const orders: [OwnSortOption, SortOrder][] = [];
  for (const option of sortOptions) {
    const own = orderColumn(option);
    const products = columns.uint32(columns.has(own) ? own : byRelevance);
    orders.push([option, { products, placeOf: placesOf(products) }]);
    await yieldToOthers();
  }
  return {
    orders: byOrder(orders),
    soldOut: createSet(
      columns
        .uint32(byRelevance)
        .slice(count - soldOut)
        .sort(),
    ),
  };
}
