/** Data layer entries for Google Analytics 4: e-commerce events, and two own events for filters and sort orders. */
import { brandNameOf } from '../catalogue/brand-names';
import type { Listing } from '../catalogue/listing';
import type { Price } from '../catalogue/price';
import type { Product } from '../catalogue/product';
import { statePrice, type StatingOptions } from '../catalogue/stated-price';
import { nameFromId } from '../lib/name-from-id';
import { withoutUndefined } from '../lib/without-undefined';
import { writeFacetSegment } from '../listing-url/facet-segment';
import { wholeShopId, type ListingUrl } from '../listing-url/listing-url';
import type { EventPayloads } from './event-payloads';

/** An entry for `window.dataLayer`. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

export type AnalyticsUpdate = EventPayloads['analytics-update'];

/** A listing as the shopper sees it. */
export type ReportedListing = {
  readonly listing: Listing;
  readonly url: ListingUrl;
  /** The page's heading. */
  readonly name: string;
  readonly language: StatingOptions;
};

type ProductList = { readonly id: string; readonly name: string };

/** GA4 merges an entry into the one before; without this entry a list would contain products of the list before. */
export const clearedEcommerce: DataLayerEntry = { ecommerce: null };

/**
 * The list that a listing is, whatever its filters. A category narrows a search or a promotion and makes no other list.
 */
function productListOf(reported: ReportedListing): ProductList {
  const { collection } = reported.listing;
  const { type, pageName } = reported.url;
  if (type === 'search') return { id: 'search', name: 'Search results' };
  if (pageName === undefined) return browsedList(reported);
  return {
    id: collection?.id ?? pageName,
    name: collection?.displayName ?? nameFromId(pageName),
  };
}

/**
 * What a browse page is about, as in its address: `lamps`, `brand--acme`, `lamps/brand--acme`, or `all` for the whole
 * shop.
 */
function browsedList({ listing, url, name }: ReportedListing): ProductList {
  const place = (listing.category ?? url.category)?.id ?? wholeShopId;
  const subject = url.facets.find(({ id }) => id === url.unfilteredFacet);
  if (!subject) return { id: place, name };
  const segment = writeFacetSegment(subject);
  return { id: place === wholeShopId ? segment : `${place}/${segment}`, name };
}

/** What a price says in this currency, which holds for all items of an entry. */
function amountsOf(
  price: Price | undefined,
  currency: string | undefined,
  language: StatingOptions,
) {
  const stated = price && statePrice(price, language);
  if (!stated || stated.currency !== currency) return {};
  return { price: stated.current, discount: stated.saving };
}

const itemOf = ({ listing }: ReportedListing, product: Product, index: number) =>
  withoutUndefined({
    item_id: product.productId,
    item_name: product.title,
    item_brand: brandNameOf(listing.brandNames, product.brand) || undefined,
    item_variant: product.variationId || undefined,
    // Counts on over the pages, from 0.
    index: (listing.page - 1) * listing.resultsPerPage + index,
    quantity: 1,
  });

function ecommerceOf(reported: ReportedListing, products: readonly (readonly [Product, number])[]) {
  const { id, name } = productListOf(reported);
  const price = products.find(([product]) => product.price)?.[0].price;
  const currency = price && reported.language.currencyOf(price);
  return withoutUndefined({
    item_list_id: id,
    item_list_name: name,
    currency,
    items: products.map(([product, index]) =>
      withoutUndefined({
        ...itemOf(reported, product, index),
        ...amountsOf(product.price, currency, reported.language),
      }),
    ),
  });
}

/** The entry for these products of the listing; for all of them by default. Undefined without any. */
export function viewItemList(
  reported: ReportedListing,
  products: readonly Product[] = reported.listing.products,
): DataLayerEntry | undefined {
  if (products.length === 0) return undefined;
  const places = new Map(reported.listing.products.map((product, index) => [product, index]));
  const items = products.map((product) => [product, places.get(product) ?? 0] as const);
  return { event: 'view_item_list', ecommerce: ecommerceOf(reported, items) };
}

/** The entry for a selected product; `index` is its place on the page, from 0. Undefined without such a product. */
export function selectItem(reported: ReportedListing, index: number): DataLayerEntry | undefined {
  const product = reported.listing.products[index];
  return product && { event: 'select_item', ecommerce: ecommerceOf(reported, [[product, index]]) };
}

/** The entry for a change of sort order or filters, for which GA4 has no event of its own. */
export function listingChange(update: AnalyticsUpdate): DataLayerEntry | undefined {
  const { eventTrigger, facets, sort, numResults } = update;
  if (eventTrigger === 'SORT_ORDER') return { event: 'sort_listing', sort_order: sort };
  if (eventTrigger !== 'FACET') return undefined;
  const filters = facets.flatMap(({ id, options }) => options.map((option) => `${id}:${option}`));
  return { event: 'filter_listing', filters, num_results: numResults };
}
