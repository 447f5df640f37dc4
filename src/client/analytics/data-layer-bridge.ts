/** Reports the listing to Google Analytics 4 through `window.dataLayer`, for shoppers who agreed. */
import type { Store } from '@reduxjs/toolkit';
import {
  clearedEcommerce,
  listingChange,
  selectItem,
  viewItemList,
  type DataLayerEntry,
} from '../../events/data-layer';
import type { AnalyticsUpdate } from '../../events/event-payloads';
import type { Listing } from '../../catalogue/listing';
import type { EventBus } from '../../lib/event-bus';
import {
  selectGridListing,
  selectShownListing,
  type ListingState,
} from '../../listing/shown-listing';
import { selectBrand, selectMount } from '../../listing/storefront-slice';
import { withMount } from '../../storefront/mount-prefix';
import { selectShownPages } from '../../listing/shown-listing-slice';
import type { Consent } from './consent';

export const dataLayerName = 'dataLayer';

type BridgeOptions = {
  readonly store: Pick<Store<ListingState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly consent: Consent;
};

export function startDataLayerBridge({ store, bus, consent }: BridgeOptions): void {
  let isFirstReported = false;
  const listing = () => selectShownListing(store.getState());
  const brand = selectBrand(store.getState());

  function report(shown: Listing) {
    isFirstReported = true;
    push(clearedEcommerce, viewItemList(shown, brand));
  }
  /** Reports the first list of a page once it is shown and the shopper has agreed. */
  function reportFirst() {
    const shown = isFirstReported || !consent.isGiven() ? undefined : listing();
    if (shown && selectShownPages(store.getState()).length > 0) report(shown);
  }

  reportFirst();
  const end = store.subscribe(() => {
    reportFirst();
    if (isFirstReported) end();
  });
  consent.onChange(reportFirst);
  bus.subscribe('analytics-update', (payload) => {
    const shown = listing();
    if (!shown || !consent.isGiven()) return;
    const change = listingChange(payload as AnalyticsUpdate);
    if (change) push(change);
    report(shown);
  });
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const shown = consent.isGiven() ? selectGridListing(store.getState()) : undefined;
      const index = shown ? followedProduct(shown, event, selectMount(store.getState())) : -1;
      const entry = shown && selectItem(shown, index, brand);
      if (entry) push(clearedEcommerce, entry);
    });
  }
}

function push(...entries: readonly DataLayerEntry[]): void {
  const host = window as unknown as { [dataLayerName]?: DataLayerEntry[] };
  // One entry per call, since tag managers replace `push` by their own function.
  for (const entry of entries) (host[dataLayerName] ??= []).push(entry);
}

/** Index of the product whose link was clicked, -1 for any other click. The middle button opens a link too. */
function followedProduct(listing: Listing, event: Event, mount: string): number {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const { button } = event as MouseEvent;
  if (!link || button > 1) return -1;
  const address = link.getAttribute('href');
  return listing.products.findIndex(
    ({ url }) => url !== undefined && withMount(mount, url) === address,
  );
}
