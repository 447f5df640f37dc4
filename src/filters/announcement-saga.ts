/** Announces a filter change 2 s after the last click, and then the number of results (docs/product.md, 10.3). */
import { LOCATION_CHANGE } from 'redux-first-history';
import { delay, put, race, take } from 'redux-saga/effects';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectedOptions } from '../listing-url/selected-options';
import { selectListingUrl, selectUrlBefore } from '../listing/listing-location';
import { selected } from '../listing/saga-effects';
import { selectIsCurrentShown, selectShownListing } from '../listing/shown-listing';
import { listingFailed, listingShown } from '../listing/shown-listing-slice';
import { filterAnnouncement } from './announcement';
import { facetNameOf } from './chips/chip-labels';
import { filtersAnnounced, resultsCounted } from './chips/chips-slice';
import { selectKnownFacets } from './known-facets-slice';
import { limitText } from './limit-text';

export const announcementDelayMs = 2_000;

/** Changes within the 2 s share one message. */
export function* watchAnnouncements() {
  for (;;) {
    yield take(LOCATION_CHANGE);
    let isAnnounced = false;
    while (!isAnnounced) {
      const before = optionsOf(yield* selected(selectUrlBefore));
      yield* untilQuiet();
      isAnnounced = yield* announceSince(before);
    }
  }
}

type Options = ReturnType<typeof selectedOptions>;
const optionsOf = (url: ListingUrl | undefined): Options => (url ? selectedOptions(url) : []);

function* untilQuiet() {
  for (;;) {
    const { hasChanged } = (yield race({
      hasChanged: take(LOCATION_CHANGE),
      isQuiet: delay(announcementDelayMs),
    })) as { readonly hasChanged?: unknown };
    if (!hasChanged) return;
  }
}

function* announceSince(before: Options) {
  const message = yield* messageOf(before, optionsOf(yield* selected(selectListingUrl)));
  return message === undefined || (yield* announce(message));
}

function* messageOf(before: Options, after: Options) {
  const facets = yield* selected(selectKnownFacets);
  const message = filterAnnouncement(before, after, (facetId) => facetNameOf(facets, facetId));
  const url = yield* selected(selectListingUrl);
  const limit = url && limitText(url);
  return message !== undefined && limit !== undefined ? `${message}. ${limit}` : message;
}

/** Returns false when the shopper moved on while the results were pending. */
function* announce(message: string) {
  const isShown = yield* selected(selectIsCurrentShown);
  const present = yield* presentCount();
  yield put(filtersAnnounced(isShown ? { message, ...present } : { message }));
  if (isShown) return true;
  const { isShownNow, hasChanged } = (yield race({
    isShownNow: take(listingShown.type),
    hasFailed: take(listingFailed.type),
    hasChanged: take(LOCATION_CHANGE),
  })) as { readonly isShownNow?: unknown; readonly hasChanged?: unknown };
  const { numResults } = yield* presentCount();
  if (isShownNow && numResults !== undefined) yield put(resultsCounted(numResults));
  return hasChanged === undefined;
}

function* presentCount() {
  const listing = yield* selected(selectShownListing);
  return listing ? { numResults: listing.numResults } : {};
}
