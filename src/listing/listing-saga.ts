/**
 * Keeps the listing of the present URL on screen: asks for it, gives up the one before, and says
 * exactly once when another listing is shown. It reacts to actions, so a time-travel jump asks for nothing.
 */
import type { Task } from 'redux-saga';
import {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  take,
  takeLatest,
} from 'redux-saga/effects';
import { LOCATION_CHANGE } from 'redux-first-history';
import { triggerOf, type LastActionType } from './last-action';
import type { LocationChange } from './last-action-saga';
import { listingApi } from './listing-api';
import { isSameArgs, selectListingArgs, type ListingArgs } from './listing-args';
import { dispatchOfStore, platformOfStore, selected } from './saga-effects';
import { selectIsCurrentKnown } from './shown-listing';
import {
  fetchingEnded,
  listingAwaited,
  listingFailed,
  listingShown,
  nothingAwaited,
  retryAsked,
} from './shown-listing-slice';
import { minimumFetchingMs } from './timing';

type Answer = { readonly data?: unknown; readonly error?: unknown };

const isAborted = ({ error }: Answer) =>
  (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';

export function* watchListing() {
  yield fork(holdShownListing);
  yield takeLatest(listingAwaited.type, endFetching);
  let followed = yield* selected(selectListingArgs);
  let trigger: LastActionType | undefined;
  let task = (yield fork(followListing, followed)) as Task;
  for (;;) {
    const action = (yield take([LOCATION_CHANGE, retryAsked.type])) as
      LocationChange | ReturnType<typeof retryAsked>;
    const args = yield* selected(selectListingArgs);
    if (action.type === LOCATION_CHANGE) {
      // Carried parameters and the like change the address but not the listing.
      if (isSameArgs(args, followed)) continue;
      trigger = triggerOf(action.payload.location, action.payload.action);
    } else if (yield* selected(selectIsCurrentKnown)) continue;
    yield cancel(task);
    followed = args;
    // A listing asked for again still is what the shopper did before it failed.
    task = (yield fork(followListing, args, trigger)) as Task;
  }
}

/** Asks for one listing and tells when it is there; cancelled when the shopper moves on. */
function* followListing(args: ListingArgs | undefined, trigger?: LastActionType) {
  if (!args) {
    yield put(nothingAwaited());
    return;
  }
  try {
    const { nextFrame } = yield* platformOfStore();
    // What was pressed shows in a frame of its own: it waits neither for a list that is there at once nor for asking.
    if (nextFrame && trigger && trigger !== 'BROWSER_ACTION') yield call(nextFrame);
    if (yield* isThere(args)) yield put(listingShown(trigger ? { args, trigger } : { args }));
    else yield put(listingFailed(args));
  } finally {
    // A request that a prefetch began is aborted too. One that renews a listing already shown goes on.
    if ((yield cancelled()) as boolean) yield* giveUp(args);
  }
}

type Request = PromiseLike<Answer> & { readonly refetch: () => PromiseLike<Answer> };

/** Asks for a listing, and waits for it unless it is known; gives whether it can be shown. */
function* isThere(args: ListingArgs) {
  const dispatch = yield* dispatchOfStore();
  const request = dispatch(listingApi.endpoints.listing.initiate(args));
  try {
    return (yield* selected(selectIsCurrentKnown)) || (yield* answered(request));
  } finally {
    request.unsubscribe();
  }
}

function* giveUp(args: ListingArgs) {
  const dispatch = yield* dispatchOfStore();
  dispatch(listingApi.util.getRunningQueryThunk('listing', args))?.abort();
}

/** Awaits an answer in sight of the shopper. */
function* answered(request: Request): Generator<unknown, boolean, unknown> {
  yield put(listingAwaited());
  let answer = (yield request) as Answer;
  // It joined a request that was just being given up: the shopper asked again while a retry was awaited.
  if (isAborted(answer)) answer = (yield request.refetch()) as Answer;
  return answer.data !== undefined;
}

/** The listing on screen stays in the cache for as long as it is on screen, also when offline. */
function* holdShownListing() {
  const dispatch = yield* dispatchOfStore();
  let release: (() => void) | undefined;
  for (;;) {
    const { payload } = (yield take(listingShown.type)) as ReturnType<typeof listingShown>;
    const held = dispatch(listingApi.endpoints.listing.initiate(payload.args));
    release?.();
    release = () => held.unsubscribe();
  }
}

/** Once shown, the fetching indicator stays for at least 50 ms (decision 26). */
function* endFetching() {
  yield all([delay(minimumFetchingMs), take([listingShown.type, listingFailed.type])]);
  yield put(fetchingEnded());
}
