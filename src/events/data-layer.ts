/** Google's data layer: e-commerce events of Google Analytics 4, and two own ones for filters and sort orders. */
import { brandNameOf } from '../catalogue/brand-names';
import type { Listing } from '../catalogue/listing';
import type { Price } from '../catalogue/price';
import type { Product } from '../catalogue/product';
import { statePrice, type StatingOptions } from '../catalogue/stated-price';
import { readList, readRecord, type UnknownRecord } from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import type { ListingUrl } from '../listing-url/listing-url';
import type { MadeChange } from '../listing/made-change';
import type { EventPayloads } from './event-payloads';
import { productListId, productListName } from './product-list';

type AnalyticsUpdate = EventPayloads['analytics-update'];

/** An entry for `window.dataLayer`. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

/** How an event of the page becomes an entry: `x-data-layer` in its contract. */
export type EntryRule = {
  readonly event: string;
  /** Only for a change of this kind. */
  readonly change?: MadeChange['kind'];
  /** Only with this field. */
  readonly with?: string;
  /** Only without this field. */
  readonly without?: string;
  /** Fields of the event by parameter. Facets become a list of `facet:option`, or one text of it. */
  readonly parameters?: Readonly<
    Record<string, string | { readonly field: string; readonly as: 'text' }>
  >;
  /** What its e-commerce object is about. */
  readonly items?: 'list' | 'product' | 'promotion';
  /** Whether the price of its product is its value. */
  readonly hasValue?: true;
};

/** A listing as the shopper sees it. */
export type ReportedListing = {
  readonly listing: Listing;
  readonly url: ListingUrl;
  /** The page's heading. */
  readonly name: string;
  readonly language: StatingOptions;
};

type Ecommerce = Readonly<Record<string, unknown>> & {
  readonly items: readonly { readonly price?: number | undefined }[];
};

/** GA4 merges an entry into the one before; without this entry a list would contain products of the list before. */
const clearedEcommerce: DataLayerEntry = { ecommerce: null };

/**
 * The entries of an event, in order; none for an event that has none. `ecommerceOf` gives the list or the product that
 * it is about; without one there is no entry.
 */
export function layerEntries(
  rules: readonly EntryRule[],
  payload: UnknownRecord,
  ecommerceOf: (items: 'list' | 'product') => Ecommerce | undefined,
): readonly DataLayerEntry[] {
  return rules.flatMap((rule) => {
    const { event, items, hasValue } = rule;
    if (!applies(rule, payload)) return [];
    const parameters = parametersOf(rule, payload);
    if (!items) return [{ event, ...parameters }];
    const ecommerce = items === 'promotion' ? promotionOf(parameters, payload) : ecommerceOf(items);
    if (!ecommerce) return [];
    const value = hasValue && ecommerce.items[0]?.price;
    return [
      clearedEcommerce,
      { event, ecommerce: withoutUndefined({ ...ecommerce, value: value || undefined }) },
    ];
  });
}

function applies(rule: EntryRule, payload: UnknownRecord): boolean {
  const { change, with: needed, without: excluded } = rule;
  if (change !== undefined && readRecord(payload.change).kind !== change) return false;
  if (needed !== undefined && payload[needed] === undefined) return false;
  return excluded === undefined || payload[excluded] === undefined;
}

const parametersOf = ({ parameters = {} }: EntryRule, payload: UnknownRecord) =>
  withoutUndefined(
    Object.fromEntries(
      Object.entries(parameters).map(([name, source]) => {
        const field = typeof source === 'string' ? source : source.field;
        const value = flatFacets(payload[field]);
        // A report of Analytics takes no lists.
        return [name, typeof source === 'string' ? value : readList(value).join('|') || undefined];
      }),
    ),
  );

/** As in `brand:acme`; any other value unchanged. */
const flatFacets = (value: unknown): unknown =>
  Array.isArray(value)
    ? (value as AnalyticsUpdate['facets']).flatMap(({ id, options }) =>
        options.map((option) => `${id}:${option}`),
      )
    : value;

const promotionOf = (parameters: object, { productId }: UnknownRecord): Ecommerce => ({
  ...parameters,
  items: productId === undefined ? [] : [{ item_id: productId } as object],
});

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

const itemOf = ({ brandNames }: Listing, product: Product, index: number) =>
  withoutUndefined({
    item_id: product.productId,
    item_name: product.title,
    item_brand: brandNameOf(brandNames, product.brand) || undefined,
    item_variant: product.variationId || undefined,
    index,
    quantity: 1,
  });

/** A product and its place in the list over all pages, from 0. */
type PlacedProduct = readonly [Product, index: number];

/** The list with these products, in the currency of the first price; undefined without any product. */
export function listEcommerce(
  { listing, url, name, language }: ReportedListing,
  products: readonly PlacedProduct[],
): Ecommerce | undefined {
  if (products.length === 0) return undefined;
  const price = products.find(([product]) => product.price)?.[0].price;
  const currency = price && language.currencyOf(price);
  return withoutUndefined({
    item_list_id: productListId(listing, url),
    item_list_name: productListName(listing, url, name),
    currency,
    items: products.map(([product, index]) =>
      withoutUndefined({
        ...itemOf(listing, product, index),
        ...amountsOf(product.price, currency, language),
      }),
    ),
  });
}

/** The products of the listing, or of a page of it, at their places over all pages. */
export function placedProducts(
  { page, resultsPerPage, products }: Listing,
  shown: readonly Product[] = products,
): readonly PlacedProduct[] {
  const places = new Map(products.map((product, index) => [product, index]));
  const start = (page - 1) * resultsPerPage;
  return shown.map((product) => [product, start + (places.get(product) ?? 0)]);
}
