/** Keeps what stands around a listing true to it: the document's head, and the shopper's place in the page. */
import { delay, takeLatest } from 'redux-saga/effects';
import { platformOfStore, selected } from '../listing/saga-effects';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { listingShown } from '../listing/shown-listing-slice';
import { selectBrand } from '../listing/storefront-slice';
import { listingSeo } from './listing-seo';

export function* watchPresentation() {
  yield takeLatest(listingShown.type, present);
}

/** After Back, and in a document that was left and opened again, the shopper finds their place (decision 42). */
function* present({ payload: { trigger } }: ReturnType<typeof listingShown>) {
  // The listing is drawn first: before, there is nowhere to scroll to, and nobody waits for a title.
  yield delay(0);
  const platform = yield* platformOfStore();
  const url = yield* selected(selectShownUrl);
  const listing = yield* selected(selectShownListing);
  const brand = yield* selected(selectBrand);
  if (url) platform.describePage?.(listingSeo({ url, brand, listing }));
  if (trigger === undefined || trigger === 'BROWSER_ACTION') platform.comeBack?.();
}
