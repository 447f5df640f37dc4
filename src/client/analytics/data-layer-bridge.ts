/** Tells Google Analytics 4 about the listing through `window.dataLayer`, for shoppers who agreed. */
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
import { selectShownListing, type ListingState } from '../../listing/shown-listing';
import { selectShownArgs } from '../../listing/shown-listing-slice';
import type { Consent } from './consent';

export const dataLayerName = 'dataLayer';

type BridgeOptions = {
  readonly store: Pick<Store<ListingState>, 'getState' | 'subscribe'>;
  readonly bus: EventBus;
  readonly consent: Consent;
};

export function startDataLayerBridge({ store, bus, consent }: BridgeOptions): void {
  let isFirstTold = false;
  const listing = () => selectShownListing(store.getState());

  function tell(shown: Listing) {
    isFirstTold = true;
    push(clearedEcommerce, viewItemList(shown));
  }
  /** The first list of a page is told when it is there and the shopper has agreed, whichever comes last. */
  function tellFirst() {
    const shown = isFirstTold || !consent.isGiven() ? undefined : listing();
    if (shown && selectShownArgs(store.getState())) tell(shown);
  }

  tellFirst();
  const end = store.subscribe(() => {
    tellFirst();
    if (isFirstTold) end();
  });
  consent.onChange(tellFirst);
  bus.subscribe('analytics-update', (payload) => {
    const shown = listing();
    if (!shown || !consent.isGiven()) return;
    const change = listingChange(payload as AnalyticsUpdate);
    if (change) push(change);
    tell(shown);
  });
  for (const press of ['click', 'auxclick']) {
    document.addEventListener(press, (event) => {
      const shown = consent.isGiven() ? listing() : undefined;
      const index = shown ? followedProduct(shown, event) : -1;
      const entry = shown && selectItem(shown, index);
      if (entry) push(clearedEcommerce, entry);
    });
  }
}

function push(...entries: readonly DataLayerEntry[]): void {
  const host = window as unknown as { [dataLayerName]?: DataLayerEntry[] };
  // One at a time: tag managers put a `push` of their own in its place.
  for (const entry of entries) (host[dataLayerName] ??= []).push(entry);
}

/** Place of the product whose link was pressed, -1 for any other press. The middle button opens a link too. */
function followedProduct(listing: Listing, event: Event): number {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const { button } = event as MouseEvent;
  if (!link || button > 1) return -1;
  const address = link.getAttribute('href');
  return listing.products.findIndex(({ url }) => url === address);
}
