/**
 * Keeps the listing of the present URL on screen: requests it, aborts the request before it, and says exactly once when
 * another listing is shown. It reacts to actions, so a time-travel jump requests nothing.
 */
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, take, takeLatest } from 'redux-saga/effects';
import { LOCATION_CHANGE } from 'redux-first-history';
import { triggerOf } from './last-action';
import { listingApi, selectEntry, type WithListingApi } from './listing-api';
import { isSameArgs, selectListingArgs, type ListingArgs } from './listing-args';
import { invalidListingUrl } from '../listing-url/invalid-listing-url';
import { isAnotherListing, selectListingUrl, type LocationChange } from './listing-location';
import { dispatched, platformOfStore, reported, selected, untilCancelled } from './saga-effects';
import { selectIsCurrentKnown } from './shown-listing';
import {
  isAborted,
  listingFailed,
  listingShown,
  listingWanted,
  retryAsked,
  selectWanted,
  type WantedListing,
} from './shown-listing-slice';

const { initiate } = listingApi.endpoints.listing;

export function* watchListing() {
  yield takeLatest(listingShown.type, reported('listing', holdShown));
  const follow = reported('listing', followListing);
  if (!(yield* selected(selectListingUrl))) {
    const { log } = yield* platformOfStore();
    log.error(invalidListingUrl);
  }
  const first = yield* selected(selectListingArgs);
  let task = (yield fork(follow, first && { args: first })) as Task;
  for (;;) {
    const action = (yield take([LOCATION_CHANGE, retryAsked.type])) as
      LocationChange | ReturnType<typeof retryAsked>;
    const next: Next | undefined = yield* action.type === LOCATION_CHANGE
      ? nextListing(action)
      : listingAgain();
    if (!next) continue;
    yield cancel(task);
    task = (yield fork(follow, next.wanted)) as Task;
  }
}

/** `wanted` is undefined where the URL names no listing to request. */
type Next = { readonly wanted: WantedListing | undefined };

/** What a location asks for; undefined when it leaves the listing as it is. */
function* nextListing(change: LocationChange) {
  if (!(yield* selected(isAnotherListing(change)))) return undefined;
  const args = yield* selected(selectListingArgs);
  const { location, action } = change.payload;
  return { wanted: args && { args, trigger: triggerOf(location, action) } };
}

/** A listing that is wanted again still is what the shopper did before it failed. */
function* listingAgain() {
  const args = yield* selected(selectListingArgs);
  const wanted = args && ((yield* selected(selectWanted)) ?? { args });
  // Another one than was wanted before is about to be requested.
  const isLeft = !isSameArgs(wanted?.args, args);
  return isLeft || (yield* selected(selectIsCurrentKnown)) ? undefined : { wanted };
}

/** Requests one listing and shows it when it is there; cancelled when the shopper moves on. */
function* followListing(wanted: WantedListing | undefined) {
  if (!wanted) {
    yield put(listingWanted());
    return;
  }
  const { args, trigger } = wanted;
  const { nextFrame } = yield* platformOfStore();
  // A click shows in a frame of its own: it waits neither for a listing that is there at once nor for the request.
  if (nextFrame && trigger && trigger !== 'BROWSER_ACTION') yield call(nextFrame);
  // Subscribed for as long as it is wanted: a failure is known for as long as it is on screen.
  const request = yield* dispatched(initiate(args));
  try {
    yield put(listingWanted(wanted));
    const body = (yield* knownBody(args)) ?? (yield* answered(args, request));
    yield put(body === undefined ? listingFailed() : listingShown({ ...wanted, body }));
    yield untilCancelled();
  } finally {
    request.unsubscribe();
    yield* abortUnlessKnown(args);
  }
}

type Request = ReturnType<ReturnType<typeof initiate>>;

/** Gives the response; undefined when there is none after all retries. */
function* answered(args: ListingArgs, request: Request) {
  const answer = (yield request) as Awaited<Request>;
  // Pending, and no request behind it: an imported history brought it along.
  if (answer.isLoading) {
    const queryCacheKey = request.queryCacheKey as QueryCacheKey;
    yield put(listingApi.internalActions.removeQueryResult({ queryCacheKey }));
  }
  // It joined a request that was just being aborted: the shopper asked again while a retry was scheduled.
  if (!answer.isLoading && !isAborted(answer)) return answer.data;
  const repeated = yield* dispatched(initiate(args, { subscribe: false }));
  return ((yield repeated) as Awaited<Request>).data;
}

const knownBody = (args: ListingArgs) =>
  selected((state: WithListingApi) => selectEntry(state, args).data);

/** Also when a prefetch began the request. One that renews a listing already shown goes on. */
function* abortUnlessKnown(args: ListingArgs) {
  const running = yield* dispatched(listingApi.util.getRunningQueryThunk('listing', args));
  if (running && (yield* knownBody(args)) === undefined) running.abort();
}

/** The listing on screen stays in the cache for as long as it is on screen, also when offline. */
function* holdShown({ payload: { args } }: ReturnType<typeof listingShown>) {
  const held = yield* dispatched(initiate(args));
  try {
    yield untilCancelled();
  } finally {
    held.unsubscribe();
  }
}
