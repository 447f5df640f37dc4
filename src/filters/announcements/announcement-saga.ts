/**
 * Announces a change of the listing 2 s after the last click, and then the number of results (docs/product.md, 10.3).
 */
import { LOCATION_CHANGE } from 'redux-first-history';
import { call, delay, fork, put, race, take } from 'redux-saga/effects';
import { wholeShopId, type ListingUrl } from '../../listing-url/listing-url';
import { loadPart } from '../../lib/load-part';
import { loadedPagesOf } from '../../listing/history-entry';
import {
  isAnotherListing,
  selectListingUrl,
  selectLocation,
  selectUrlBefore,
  type LocationChange,
} from '../../listing/listing-location';
import { retryScheduled } from '../../listing/request/retry-listing';
import {
  selectShownCurrency,
  selectIsCurrentShown,
  selectShownListing,
} from '../../listing/shown-listing';
import { listingFailed, listingShown } from '../../listing/shown-listing-slice';
import { chipsOf, facetNameOf } from '../chips/chip-labels';
import { filtersAnnounced, resultsCounted } from '../chips/chips-slice';
import { selectKnownFacets } from '../facets/known-facets-slice';
import { getEnvironment, selectValue, withErrorReport } from '../../store/effects';

export const announcementDelayMs = 2_000;

/** Said two seconds after a click, the words come later than the page. */
const loadWords = () => loadPart(() => import(/* webpackChunkName: "filters" */ './announcement'));

function* getWords() {
  return (yield call(loadWords)) as Awaited<ReturnType<typeof loadWords>>;
}

/** Changes within the 2 s share one message. */
export function* watchAnnouncements() {
  yield fork(announceLateFirst);
  for (;;) {
    yield* anotherListing();
    yield call(announceMoves);
  }
}

/** A first listing that comes after a failure, such as when the browser is online again: its number of results. */
const announceLateFirst = withErrorReport('announcement', function* () {
  if (yield* selectValue(selectIsCurrentShown)) return;
  const { failed } = (yield race({
    failed: take([retryScheduled.type, listingFailed.type]),
    shown: take(listingShown.type),
  })) as { readonly failed?: unknown };
  if (failed) yield* announce('');
});

/** Waits for another listing: the entry of an opened drawer is none, and restarts nothing. */
function* anotherListing() {
  for (;;) {
    const change = (yield take(LOCATION_CHANGE)) as LocationChange;
    if (yield* selectValue(isAnotherListing(change))) return true;
  }
}

/** Announces the moves that have just begun, and those that follow before the results of these are there. */
const announceMoves = withErrorReport('announcement', function* () {
  let isAnnounced = false;
  while (!isAnnounced) {
    const before = yield* selectValue(selectUrlBefore);
    yield* untilQuiet();
    isAnnounced = yield* announceSince(before);
  }
});

function* untilQuiet() {
  for (;;) {
    const { hasChanged } = (yield race({
      hasChanged: call(anotherListing),
      isQuiet: delay(announcementDelayMs),
    })) as { readonly hasChanged?: unknown };
    if (!hasChanged) return;
  }
}

/** Returns false when the shopper moved on while the results were pending. */
function* announceSince(before: ListingUrl | undefined) {
  const after = yield* selectValue(selectListingUrl);
  if (!before || !after) return true;
  // Filters are known at once. The listing knows its category's name, and another page or order is there when it is.
  const isKnown = isSameCategory(before, after) && (yield* filterMessage(before, after));
  if (!isKnown && !(yield* untilShown())) return false;
  const message = yield* messageOf(before, after);
  return message === undefined || (yield* announce(message));
}

/** Waits for the listing of the present URL, over failures too; false when the shopper moves on before. */
function* untilShown() {
  if (yield* selectValue(selectIsCurrentShown)) return true;
  const { shown } = (yield race({
    shown: take(listingShown.type),
    left: call(anotherListing),
  })) as { readonly shown?: unknown };
  return shown !== undefined;
}

function* filterMessage(before: ListingUrl, after: ListingUrl) {
  const known = yield* selectValue(selectKnownFacets);
  const currencyCode = yield* selectValue(selectShownCurrency);
  const { language } = yield* getEnvironment();
  const { texts } = language;
  const chips = (url: ListingUrl) => chipsOf(url, known, { language, currencyCode });
  const { filterAnnouncement } = yield* getWords();
  return filterAnnouncement(chips(before), chips(after), {
    nameOf: (id) => facetNameOf(known, id),
    texts,
  });
}

function* messageOf(before: ListingUrl, after: ListingUrl) {
  const { texts } = (yield* getEnvironment()).language;
  const { limitText, viewAnnouncement } = yield* getWords();
  const message = yield* filterMessage(before, after);
  const category = isSameCategory(before, after) ? undefined : yield* shownCategory();
  if (category === undefined && !message) {
    // The pages loaded below each other have a status of their own.
    const areLoaded = loadedPagesOf(yield* selectValue(selectLocation)) !== undefined;
    return areLoaded ? undefined : viewAnnouncement(before, after, texts);
  }
  const announcements = [category, message, limitText(after, texts)];
  return texts.filterChanges.together(announcements.flatMap((text) => text || []));
}

const isSameCategory = (one: ListingUrl, other: ListingUrl): boolean =>
  (one.category?.id ?? wholeShopId) === (other.category?.id ?? wholeShopId);

/** The name of the category on screen, empty when it has none. */
function* shownCategory() {
  return (yield* selectValue(selectShownListing))?.category?.displayName ?? '';
}

/** Returns false when the shopper moved on while the results were pending. */
function* announce(message: string) {
  yield put(filtersAnnounced(message));
  const isShown = yield* untilShown();
  const listing = yield* selectValue(selectShownListing);
  if (isShown && listing) yield put(resultsCounted(listing.numResults));
  return isShown;
}
