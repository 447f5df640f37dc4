/** Which lowest price of the 30 days before a reduction counts for a brand (docs/prices.md). */
import type { Brand, PriorPriceRules } from '../../src/storefront/brand';
import type { CatalogueCategory, CataloguePrice, CatalogueProduct } from './catalogue-product';
import { priorDays, type PriorAmount } from './price-history';

/** The rules of a brand with all that it leaves out. Equal rules are equal as JSON. */
export type PriorReading = Required<PriorPriceRules>;

/** Undefined for a brand that shows prices as they are sent. */
export const priorReadingOf = ({
  priceRules,
  priorPrice: { steps = 'each', newArrivals = 'nothing', perishable = [] } = {},
}: Pick<Brand, 'priceRules' | 'priorPrice'>): PriorReading | undefined =>
  priceRules === 'eu'
    ? { steps, newArrivals, perishable: [...new Set(perishable)].sort() }
    : undefined;

export const isSameReading = (one: PriorReading, other: PriorReading): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** These categories and all below them. */
function withDescendants(
  categories: readonly CatalogueCategory[],
  ids: readonly string[],
): ReadonlySet<string> {
  const found = new Set(ids);
  for (let size = 0; found.size > size && ids.length > 0;) {
    size = found.size;
    for (const { id, parentId } of categories)
      if (parentId !== undefined && found.has(parentId)) found.add(id);
  }
  return found;
}

type PricedProduct = Pick<CatalogueProduct, 'price' | 'categoryIds'>;

/** Returns the price that a reduction is computed from; undefined where nothing may be claimed. */
export type ReadPriorPrice = (product: PricedProduct) => number | undefined;

/** The one place that decides it: listings and the discount facet both ask here. */
export function createPriorPrice(
  { steps, newArrivals, perishable }: PriorReading,
  categories: readonly CatalogueCategory[],
): ReadPriorPrice {
  const spoiling = withDescendants(categories, perishable);
  const stepOf = ({ prior30 }: CataloguePrice): PriorAmount | undefined =>
    (steps === 'first' ? prior30?.first : undefined) ?? prior30?.each;
  const known = (price: CataloguePrice): number | undefined => {
    const { amount, days = 0 } = stepOf(price) ?? {};
    return days >= priorDays || newArrivals === 'known-days' ? amount : undefined;
  };
  return ({ price, categoryIds }) => {
    const amount = categoryIds.some((id) => spoiling.has(id)) ? price.previous : known(price);
    return amount !== undefined && amount > price.current ? amount : undefined;
  };
}
