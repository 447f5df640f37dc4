/** Data layer entries for Google Analytics 4: e-commerce events, and two own events for filters and sort orders. */
import { brandNameOf } from '../catalogue/brand-names';
import type { Listing } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { withoutUndefined } from '../lib/without-undefined';
import type { Brand } from '../storefront/brand';
import { shownCurrency } from '../storefront/money';
import type { AnalyticsUpdate } from './event-payloads';
import { wholeShopId } from '../listing-url/listing-url';

/** An entry for `window.dataLayer`. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

type ProductList = { readonly id: string; readonly name: string };

/** GA4 merges an entry into the one before; without this entry a list would contain products of the list before. */
export const clearedEcommerce: DataLayerEntry = { ecommerce: null };

/** The list a listing is: its collection, its category, or the search. */
function productListOf(listing: Listing): ProductList {
  const { collection, category, meta } = listing;
  if (collection) return { id: collection.id, name: collection.displayName ?? collection.id };
  if (category) return { id: category.id, name: category.displayName };
  return meta.term === undefined
    ? { id: wholeShopId, name: 'All products' }
    : { id: 'search', name: 'Search results' };
}

const itemOf = (listing: Listing, product: Product, index: number) =>
  withoutUndefined({
    item_id: product.productId,
    item_name: product.title,
    item_brand: brandNameOf(listing.brandNames, product.brand) || undefined,
    item_variant: product.variationId || undefined,
    price: product.price?.current,
    discount: product.price?.saving,
    // Counts on over the pages, from 0.
    index: (listing.page - 1) * listing.resultsPerPage + index,
    quantity: 1,
  });

function ecommerceOf(
  listing: Listing,
  products: readonly (readonly [Product, number])[],
  brand: Brand,
) {
  const { id, name } = productListOf(listing);
  const price = products[0]?.[0].price;
  return withoutUndefined({
    item_list_id: id,
    item_list_name: name,
    currency: price && shownCurrency(price, brand),
    items: products.map(([product, index]) => itemOf(listing, product, index)),
  });
}

export const viewItemList = (listing: Listing, brand: Brand): DataLayerEntry => ({
  event: 'view_item_list',
  ecommerce: ecommerceOf(
    listing,
    listing.products.map((product, index) => [product, index] as const),
    brand,
  ),
});

/** The entry for a selected product; `index` is its place on the page, from 0. Undefined without such a product. */
export function selectItem(
  listing: Listing,
  index: number,
  brand: Brand,
): DataLayerEntry | undefined {
  const product = listing.products[index];
  return (
    product && { event: 'select_item', ecommerce: ecommerceOf(listing, [[product, index]], brand) }
  );
}

/** The entry for a change of sort order or filters, for which GA4 has no event of its own. */
export function listingChange(update: AnalyticsUpdate): DataLayerEntry | undefined {
  const { eventTrigger, facets, sort, numResults } = update;
  if (eventTrigger === 'SORT_ORDER') return { event: 'sort_listing', sort_order: sort };
  if (eventTrigger !== 'FACET') return undefined;
  const filters = facets.flatMap(({ id, options }) => options.map((option) => `${id}:${option}`));
  return { event: 'filter_listing', filters, num_results: numResults };
}
