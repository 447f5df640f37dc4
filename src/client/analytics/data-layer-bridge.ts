/** Reports to Google Analytics 4 through `window.dataLayer`. */
import type { Store } from '@reduxjs/toolkit';
import type { Listing } from '../../catalogue/listing';
import { isListingBody, type ListingBody } from '../../catalogue/read-listing';
import type { Environment } from '../../environment/environment';
import {
  layerEntries,
  listEcommerce,
  placedProducts,
  type DataLayerEntry,
} from '../../events/data-layer';
import { dataLayerEvents } from '../../events/data-layer-events';
import type { EventPayloads } from '../../events/event-payloads';
import { selectListedProducts } from '../../events/listed-product';
import { readRecord } from '../../lib/read-unknown';
import { listingUrlOf } from '../../listing/listing-location';
import { listingOf, selectGridListing, selectPagesOnScreen } from '../../listing/shown-listing';
import { selectShownPages } from '../../listing/shown-listing-slice';
import { selectBrand } from '../../listing/storefront-state';
import { listingName } from '../../page/listing-name';
import type { Platform } from '../../platform/platform';
import type { RootState } from '../../store/root-state';
import type { Deliver } from './delivery';

export const dataLayerName = 'dataLayer';

type BridgeOptions = {
  readonly store: Pick<Store<RootState>, 'getState'>;
  readonly environment: Environment;
  readonly platform: Pick<Platform, 'reportError'>;
  /** The state before this chunk was loaded. */
  readonly stateBefore: RootState;
};

type ListingView = EventPayloads['listing-view'];
type ProductEvent = EventPayloads['product-save'];

/** Returns the function that takes each event. */
export function startDataLayerBridge(options: BridgeOptions): Deliver {
  const push = createPush(options.platform);
  let response: ListingBody | undefined;
  return (topic, payload) => {
    if (topic === 'results-update') {
      const body = readRecord(payload).response;
      response = isListingBody(body) ? body : undefined;
    }
    const rules = dataLayerEvents[topic] ?? [];
    push(
      layerEntries(rules, readRecord(payload), (items) =>
        items === 'list'
          ? viewedList(options, payload as ListingView, response)
          : eventProduct(options, payload as ProductEvent),
      ),
    );
  };
}

type ReportedProducts = {
  readonly state: RootState;
  readonly listing: Listing;
  readonly path: string;
  readonly products: ReturnType<typeof placedProducts>;
};

/** The products of the page that has come, at their places among all that are on screen. */
function viewedList(
  options: BridgeOptions,
  { updateId, path }: ListingView,
  response: ListingBody | undefined,
) {
  const present = options.store.getState();
  for (const state of [present, options.stateBefore]) {
    const place = selectShownPages(state).findIndex(
      ({ args, updateId: id }) => id === updateId && args.url === path,
    );
    const [page, listing] = [selectPagesOnScreen(state)[place], selectGridListing(state)];
    if (page && listing)
      return ecommerceOf(options, {
        state,
        listing,
        path,
        products: placedProducts(listing, page.products),
      });
  }
  // By now, the next list is on screen.
  const listing = listingOf(response, path);
  return (
    listing &&
    ecommerceOf(options, { state: present, listing, path, products: placedProducts(listing) })
  );
}

/** The product of an event. */
function eventProduct(options: BridgeOptions, { list, path, productId, position }: ProductEvent) {
  const state = options.store.getState();
  const listing = selectGridListing(state);
  const products = selectListedProducts(state, list === 'suggestions' ? list : 'grid');
  const product = products.find((listed) => listed.productId === productId);
  const placed = product && ([product, position - 1] as const);
  const ecommerce =
    listing && placed && ecommerceOf(options, { state, listing, path, products: [placed] });
  return list === 'suggestions' && ecommerce
    ? { ...ecommerce, item_list_id: list, item_list_name: 'Suggestions' }
    : ecommerce;
}

function ecommerceOf(
  { environment: { language } }: BridgeOptions,
  { state, listing, path, products }: ReportedProducts,
) {
  const url = listingUrlOf(path);
  if (!url) return undefined;
  const name = listingName({ listing, url, brand: selectBrand(state), language });
  return listEcommerce({ listing, url, name, language }, products);
}

/** Tag managers replace `push` by their own function, and hosts the whole list by something else. */
function createPush({ reportError }: BridgeOptions['platform']) {
  let hasFailed = false;
  return (entries: readonly DataLayerEntry[]) => {
    const host = window as unknown as { [dataLayerName]?: DataLayerEntry[] };
    try {
      for (const entry of entries) (host[dataLayerName] ??= []).push(entry);
    } catch (error) {
      if (!hasFailed) reportError(error, 'data layer');
      hasFailed = true;
    }
  };
}
