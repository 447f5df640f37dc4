/** Announces a change of the listing 2 s after the last click, and then the number of results (docs/product.md, 10.3). */
import { LOCATION_CHANGE } from 'redux-first-history';
import { call, delay, put, race, take } from 'redux-saga/effects';
import type { ListingUrl } from '../listing-url/listing-url';
import { loadedPagesOf } from '../listing/last-action';
import {
  isAnotherListing,
  selectListingUrl,
  selectLocation,
  selectUrlBefore,
  type LocationChange,
} from '../listing/listing-location';
import { languageOfStore, reported, selected } from '../listing/saga-effects';
import {
  selectShownCurrency,
  selectIsCurrentShown,
  selectShownListing,
} from '../listing/shown-listing';
import { listingFailed, listingShown } from '../listing/shown-listing-slice';
import { filterAnnouncement, viewAnnouncement } from './announcement';
import { chipsOf, facetNameOf } from './chips/chip-labels';
import { filtersAnnounced, resultsCounted } from './chips/chips-slice';
import { selectKnownFacets } from './known-facets-slice';
import { limitText } from './limit-text';

export const announcementDelayMs = 2_000;

/** Changes within the 2 s share one message. */
export function* watchAnnouncements() {
  for (;;) {
    yield* anotherListing();
    yield call(announceMoves);
  }
}

/** Waits for another listing: the entry of an opened drawer is none, and restarts nothing. */
function* anotherListing() {
  for (;;) {
    const change = (yield take(LOCATION_CHANGE)) as LocationChange;
    if (yield* selected(isAnotherListing(change))) return true;
  }
}

/** Announces the moves that have just begun, and those that follow before the results of these are there. */
const announceMoves = reported('announcement', function* () {
  let isAnnounced = false;
  while (!isAnnounced) {
    const before = yield* selected(selectUrlBefore);
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
  const after = yield* selected(selectListingUrl);
  if (!before || !after) return true;
  // The listing knows the category's name.
  if (!isSameCategory(before, after) && (yield* outcome()) === 'left') return false;
  const message = yield* messageOf(before, after);
  return message === undefined || (yield* announce(message));
}

/** Waits for the listing of the present URL; `left` when the shopper moves on before. */
function* outcome() {
  if (yield* selected(selectIsCurrentShown)) return 'shown' as const;
  const first = (yield race({
    shown: take(listingShown.type),
    failed: take(listingFailed.type),
    left: call(anotherListing),
  })) as { readonly shown?: unknown; readonly left?: unknown };
  if (first.left) return 'left' as const;
  return first.shown ? ('shown' as const) : ('failed' as const);
}

function* messageOf(before: ListingUrl, after: ListingUrl) {
  const known = yield* selected(selectKnownFacets);
  const currencyCode = yield* selected(selectShownCurrency);
  const language = yield* languageOfStore();
  const { texts } = language;
  const chips = (url: ListingUrl) => chipsOf(url, known, { language, currencyCode });
  const category = isSameCategory(before, after) ? undefined : yield* shownCategory();
  const message = filterAnnouncement(chips(before), chips(after), {
    nameOf: (id) => facetNameOf(known, id),
    texts,
  });
  if (category === undefined && !message) {
    // The pages loaded below each other have a status of their own.
    const areLoaded = loadedPagesOf(yield* selected(selectLocation)) !== undefined;
    return areLoaded ? undefined : viewAnnouncement(before, after, texts);
  }
  const announcements = [category, message, limitText(after, texts)];
  return texts.filterChanges.together(announcements.flatMap((text) => text || []));
}

const isSameCategory = (one: ListingUrl, other: ListingUrl): boolean =>
  one.category?.id === other.category?.id;

/** The name of the category of the present URL, empty when it has none; undefined when its listing has failed. */
function* shownCategory() {
  if (!(yield* selected(selectIsCurrentShown))) return undefined;
  return (yield* selected(selectShownListing))?.category?.displayName ?? '';
}

/** Returns false when the shopper moved on while the results were pending. */
function* announce(message: string) {
  yield put(filtersAnnounced(message));
  const reached = yield* outcome();
  const listing = yield* selected(selectShownListing);
  if (reached === 'shown' && listing) yield put(resultsCounted(listing.numResults));
  return reached !== 'left';
}
