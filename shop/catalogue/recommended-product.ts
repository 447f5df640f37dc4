/** The product that the listing API recommends with a listing (docs/product.md, 21). */
import { fewestProducts } from '../../src/grid/grid-inserts';
import { sortOrders } from '../../src/listing-url/sort-option';
import type { CatalogueProduct } from './catalogue-product';
import type { ListingEngine, ListingPage, ListingQuery } from './listing-engine';

/** Mostly one of them at least is on another page. */
const candidates = 12;

/** The best rated products of a listing, on whatever page. A listing does without them when their query fails. */
export async function findBestRated(
  engine: ListingEngine,
  query: ListingQuery,
): Promise<readonly CatalogueProduct[]> {
  if (query.size < fewestProducts) return [];
  const sort = sortOrders.highestrated;
  return engine.query({ ...query, sort, page: 1, size: candidates, countsNothing: true }).then(
    ({ products }) => products,
    () => [],
  );
}

/** The first of these products that is not on the present page. */
export function recommendWith(
  { products }: ListingPage,
  best: readonly CatalogueProduct[],
): CatalogueProduct | undefined {
  if (products.length < fewestProducts) return undefined;
  const listed = new Set(products.map(({ id }) => id));
  return best.find(({ id }) => !listed.has(id));
}
