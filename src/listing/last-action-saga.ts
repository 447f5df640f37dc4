/** Records each navigation 250 ms after it happened (specification section 4). */
import type { Location } from 'history';
import { LOCATION_CHANGE, type RouterActions } from 'redux-first-history';
import { delay, fork, put, take } from 'redux-saga/effects';
import { listingIdentity } from '../listing-url/write-listing-url';
import { triggerOf } from './last-action';
import { actionRecorded } from './last-action-slice';
import { listingUrlOf, selectLocation } from './listing-location';
import { selected } from './saga-effects';
import { lastActionDelayMs } from './timing';

export type LocationChange = Extract<RouterActions, { type: typeof LOCATION_CHANGE }>;

/** A new location that shows the same listing, as when the drawer opens, is no navigation. */
export function* watchLastAction() {
  let present = identityOf(yield* selected(selectLocation));
  for (;;) {
    const change = (yield take(LOCATION_CHANGE)) as LocationChange;
    const next = identityOf(change.payload.location);
    if (next !== undefined && next !== present) yield fork(recordAction, change);
    present = next;
  }
}

function identityOf(location: Location | undefined): string | undefined {
  const url = location && listingUrlOf(location.pathname + location.search);
  return url && listingIdentity(url);
}

function* recordAction({ payload: { location, action } }: LocationChange) {
  yield delay(lastActionDelayMs);
  const { pathname, search, hash } = location;
  yield put(
    actionRecorded({
      type: triggerOf(location, action),
      url: pathname + search,
      location: { pathname, search, hash },
    }),
  );
}
