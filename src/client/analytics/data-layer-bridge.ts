/** Reports the listing to Google Analytics 4 through `window.dataLayer`, for shoppers who agreed. */
import type { Store } from '@reduxjs/toolkit';
import {
  clearedEcommerce,
  listingChange,
  selectItem,
  viewItemList,
  type AnalyticsUpdate,
  type DataLayerEntry,
  type ReportedListing,
} from '../../events/data-layer';
import type { Environment } from '../../environment/environment';
import type { Listing } from '../../catalogue/listing';
import { isListingBody, type ListingBody } from '../../catalogue/read-listing';
import type { EventBus } from '../../lib/event-bus';
import { readRecord } from '../../lib/read-unknown';
import { listingUrlOf } from '../../listing/listing-location';
import {
  listingOf,
  selectGridListing,
  selectPagesOnScreen,
  selectShownListing,
  selectShownUrl,
} from '../../listing/shown-listing';
import { selectBrand } from '../../listing/storefront-state';
import { listingName } from '../../page/listing-seo';
import type { Language } from '../../storefront/language';
import { withMount } from '../../storefront/mount-prefix';
import type { Consent } from './consent';
import type { RootState } from '../../store/root-state';

export const dataLayerName = 'dataLayer';

type BridgeOptions = {
  readonly store: Pick<Store<RootState>, 'getState' | 'subscribe'>;
  readonly events: EventBus;
  readonly consent: Consent;
  readonly environment: Environment;
  /** The state before this chunk was loaded. */
  readonly stateBefore: RootState;
};

export function startDataLayerBridge(options: BridgeOptions): void {
  const { store, events, consent, environment } = options;
  const { language } = environment;
  let isFirstReported = false;
  let response: ListingBody | undefined;

  /** The products are those of the page that has come, at their places among all that are on screen. */
  function report(reported: ReportedListing | undefined, page: Listing | undefined) {
    if (!reported || !consent.isGiven()) return;
    isFirstReported = true;
    const entry = viewItemList(reported, page?.products);
    if (entry) push(clearedEcommerce, entry);
  }
  /** Reports the first list of a page once it is shown and the shopper has agreed. */
  function reportFirst(state = store.getState()) {
    if (!isFirstReported && consent.isGiven())
      report(listingOnScreen(state, language), selectShownListing(state));
  }
  /** Reports the update's own list: by now, the next one may be on screen. */
  function reportUpdate(update: AnalyticsUpdate) {
    const change = consent.isGiven() ? listingChange(update) : undefined;
    if (change) push(change);
    const state = store.getState();
    const page = selectPagesOnScreen(state).find(({ rawResponse }) => rawResponse === response);
    const listing = page ? selectGridListing(state) : listingOf(response, update.path);
    const [url, brand] = [listingUrlOf(update.path), selectBrand(state)];
    if (listing && url) report(named({ listing, url, brand, language }), page);
  }

  reportFirst(options.stateBefore);
  events.subscribe('results-update', (payload) => {
    const body = readRecord(payload).response;
    response = isListingBody(body) ? body : undefined;
  });
  events.subscribe('analytics-update', (payload) => reportUpdate(payload as AnalyticsUpdate));
  // The events from the time that this chunk was loading follow now, and may report a list first.
  queueMicrotask(() => reportFirst());
  const end = store.subscribe(() => {
    reportFirst();
    if (isFirstReported) end();
  });
  consent.onChange(() => reportFirst());
  reportClicks(options);
}

function reportClicks({ store, consent, environment: { language, mount } }: BridgeOptions): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const state = store.getState();
      const reported = consent.isGiven() ? listingOnScreen(state, language) : undefined;
      if (!reported) return;
      const index = followedProduct(reported.listing, event, mount);
      const entry = selectItem(reported, index);
      if (entry) push(clearedEcommerce, entry);
    });
  }
}

type NamedListing = Parameters<typeof listingName>[0] & { readonly listing: Listing };

const named = ({ listing, url, brand, language }: NamedListing): ReportedListing => ({
  listing,
  url,
  language,
  name: listingName({ listing, url, brand, language }),
});

/** Undefined before a listing is on screen. */
function listingOnScreen(state: RootState, language: Language): ReportedListing | undefined {
  const [listing, url] = [selectGridListing(state), selectShownUrl(state)];
  const brand = selectBrand(state);
  return listing && url && named({ listing, url, brand, language });
}

function push(...entries: readonly DataLayerEntry[]): void {
  const host = window as unknown as { [dataLayerName]?: DataLayerEntry[] };
  // One entry per call, since tag managers replace `push` by their own function.
  for (const entry of entries) (host[dataLayerName] ??= []).push(entry);
}

/**
 * Index of the product whose card was clicked, -1 for any other click: a link elsewhere may lead to the same product,
 * and a double click selects it once. The middle button opens a link too.
 */
function followedProduct(listing: Listing, event: Event, mount: string): number {
  const { target } = event;
  const link = target instanceof Element ? target.closest('.plp-card a[href]') : null;
  const { button, detail } = event as MouseEvent;
  if (!link || button > 1 || detail > 1) return -1;
  const address = link.getAttribute('href');
  return listing.products.findIndex(
    ({ url }) => url !== undefined && withMount(mount, url) === address,
  );
}
