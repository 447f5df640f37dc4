/** Products like another one, for its page. */
import { isSoldOut } from '../catalogue/availability';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { queryByRelevance, type ListingEngine } from '../catalogue/listing-engine';

const mostSimilar = 12;
/** The most popular products of a category, from which the most similar are taken. */
const candidates = 96;

/** A column may be named like a property of every object. */
const valuesOf = ({ attributes }: CatalogueProduct, facet: string): readonly string[] =>
  (Object.hasOwn(attributes, facet) && attributes[facet]) || [];

/** How many values of facets two products share. */
const sharedValues = (one: CatalogueProduct, other: CatalogueProduct): number =>
  Object.entries(one.attributes).reduce(
    (shared, [facet, values]) =>
      shared + valuesOf(other, facet).filter((value) => values.includes(value)).length,
    0,
  );

/**
 * Those of the same category in stock that share most values with the product, then the most popular. None when the
 * query fails.
 */
export async function findSimilar(
  engine: ListingEngine,
  product: CatalogueProduct,
): Promise<readonly CatalogueProduct[]> {
  const [id] = product.categoryIds;
  if (id === undefined) return [];
  const page = await engine
    .query({ ...queryByRelevance({ kind: 'group', id }, candidates), countsNothing: true })
    .catch(() => undefined);
  return (page?.products ?? [])
    .filter((other) => other.id !== product.id && !isSoldOut(other))
    .map((other) => ({ other, shared: sharedValues(product, other) }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostSimilar)
    .map(({ other }) => other);
}
