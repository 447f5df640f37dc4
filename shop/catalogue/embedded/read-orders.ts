/** Reads the orders of a generation. */
import type { ColumnFile } from './column-file';
import type { GenerationDescription } from './generation-files';
import { createSet, type ProductSet } from './product-set';
import { placesOf, type SortOrderName, sortOrderNames } from './sort-orders';
import type { YieldToEventLoop } from './yield-to-event-loop';

/** The products in one order, and the place of each in it. */
export type SortOrder = { readonly products: Uint32Array; readonly placeOf: Uint32Array };

export type SortedProducts = {
  readonly orders: Readonly<Record<SortOrderName, SortOrder>>;
  readonly soldOut: ProductSet;
};

/** The products that are sold out are the last of each order. */
export async function readOrders(
  columns: ColumnFile,
  { products: count, soldOut = 0 }: GenerationDescription,
  yieldToOthers: YieldToEventLoop,
): Promise<SortedProducts> {
  const orders: [SortOrderName, SortOrder][] = [];
  for (const name of sortOrderNames) {
    const products = columns.uint32(`order:${name}`);
    orders.push([name, { products, placeOf: placesOf(products) }]);
    await yieldToOthers();
  }
  return {
    orders: Object.fromEntries(orders) as Record<SortOrderName, SortOrder>,
    soldOut: createSet(
      columns
        .uint32('order:popular')
        .slice(count - soldOut)
        .sort(),
    ),
  };
}
