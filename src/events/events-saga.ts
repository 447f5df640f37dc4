/** Publishes navigations and shown listings. It reacts to actions, so time travel publishes nothing (decision 55). */
import { takeEvery } from 'redux-saga/effects';
import { updateKindOf } from '../listing/last-action';
import { actionRecorded } from '../listing/last-action-slice';
import { selectListingUrl, selectPageType } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { listingShown } from '../listing/shown-listing-slice';
import { selectBrand } from '../listing/storefront-state';
import { withMount } from '../storefront/mount-prefix';
import { listingEvents, listingView, type PageEvent } from './listing-events';
import { getEnvironment, selectValue, untilRendered, withErrorReport } from '../store/effects';

export function* watchEvents() {
  yield takeEvery(actionRecorded.type, withErrorReport('events', publishAction));
  yield takeEvery(listingShown.type, withErrorReport('events', publishUpdate));
}

function* publishAction({ payload }: ReturnType<typeof actionRecorded>) {
  const { mount } = yield* getEnvironment();
  const pathname = withMount(mount, payload.location.pathname);
  const location = { ...payload.location, pathname };
  const url = pathname + location.search;
  const type = updateKindOf(payload.type);
  yield* publishAll([{ topic: 'plp/update', payload: { type, url, location } }]);
}

/** The first listing of a page is viewed, but no update; every later one is, fetched or cached. */
function* publishUpdate({ payload }: ReturnType<typeof listingShown>) {
  const url = yield* selectValue(selectListingUrl);
  const listing = yield* selectValue(selectShownListing);
  if (!url || !listing) return;
  const { trigger, change, updateId = '', isRefresh } = payload;
  const shown = {
    updateId,
    change,
    isRefresh,
    pageType: yield* selectValue(selectPageType),
    brand: (yield* selectValue(selectBrand)).key,
    url,
    listing,
  };
  const { eventFields } = yield* getEnvironment();
  // After the render, listeners find the new list in the document and do not delay it.
  yield untilRendered();
  if (!trigger) return yield* publishAll([listingView(shown)]);
  const update = { ...shown, eventTrigger: trigger };
  yield* publishAll(listingEvents(update, eventFields?.(update)));
}

function* publishAll(events: readonly PageEvent[]) {
  const { platform } = yield* getEnvironment();
  for (const { topic, payload } of events) platform.publish(topic, payload);
}
