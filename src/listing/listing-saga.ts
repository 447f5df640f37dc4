/**
 * Requests the listing of the current URL, aborts the request before, and dispatches `listingShown` once for each
 * listing, and again when a newer response changes it. It reacts to actions, so a time-travel jump requests nothing.
 */
import { nanoid } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, take, takeLatest } from 'redux-saga/effects';
import { LOCATION_CHANGE } from 'redux-first-history';
import type { ListingBody } from '../catalogue/read-listing';
import { isAborted } from '../lib/is-aborted';
import { changeOf, triggerOf } from './history-entry';
import { listingApi, selectEntry } from './listing-api';
import { isSameArgs, type ListingArgs } from './request/listing-args';
import { redirectOf } from './redirect';
import { selectListingArgs } from './select-listing-args';
import { invalidListingUrl } from '../listing-url/invalid-listing-url';
import { listingTypes } from '../listing-url/listing-url';
import { selectLoadedPages } from './loaded-pages';
import { isAnotherListing, selectListingUrl, type LocationChange } from './listing-location';
import { selectIsCurrentShown, selectRefreshedPages } from './shown-listing';
import {
  listingFailed,
  listingShown,
  listingWanted,
  retryAsked,
  selectShownPages,
  selectWanted,
  type ShownPage,
  type ShownUpdate,
  type WantedListing,
} from './shown-listing-slice';
import type { RootState } from '../store/root-state';
import {
  dispatchThunk,
  getEnvironment,
  selectValue,
  untilCancelled,
  withErrorReport,
} from '../store/effects';

const { initiate } = listingApi.endpoints.listing;

export function* watchListing() {
  yield takeLatest(listingShown.type, withErrorReport('listing', holdShown));
  const run = withErrorReport('listing', requestAndShow);
  if (!(yield* selectValue(selectListingUrl))) {
    const { platform } = yield* getEnvironment();
    const places = listingTypes.join(', /');
    platform.log.error(
      invalidListingUrl,
      `not below /${places}, or too long: docs/guides/mounting.md`,
    );
  }
  const first = yield* selectValue(selectListingArgs);
  let task = (yield fork(run, first && { args: first })) as Task;
  for (;;) {
    const action = (yield take([LOCATION_CHANGE, retryAsked.type])) as
      LocationChange | ReturnType<typeof retryAsked>;
    const next: Next | undefined = yield* action.type === LOCATION_CHANGE
      ? nextListing(action)
      : retriedListing();
    if (!next) continue;
    yield cancel(task);
    task = (yield fork(run, next.wanted)) as Task;
  }
}

/** `wanted` is undefined where the URL names no listing to request. */
type Next = { readonly wanted: WantedListing | undefined };

/** The listing of a new location; undefined when the listing does not change. */
function* nextListing(change: LocationChange) {
  if (!(yield* selectValue(isAnotherListing(change)))) return undefined;
  const args = yield* selectValue(selectListingArgs);
  const { location, action } = change.payload;
  const trigger = triggerOf(location, action);
  return { wanted: args && { args, trigger, change: changeOf(location, action) } };
}

/** The listing of a retry, with the trigger of the failed request; undefined when there is nothing to retry. */
function* retriedListing() {
  const args = yield* selectValue(selectListingArgs);
  const wanted = args && ((yield* selectValue(selectWanted)) ?? { args });
  // Another listing is about to be requested.
  const isLeft = !isSameArgs(wanted?.args, args);
  return isLeft || (yield* selectValue(selectIsCurrentShown)) ? undefined : { wanted };
}

/** Requests one listing and shows it; cancelled when the shopper moves on. */
function* requestAndShow(wanted: WantedListing | undefined) {
  if (!wanted) {
    yield put(listingWanted());
    return;
  }
  const { args, trigger } = wanted;
  const { platform } = yield* getEnvironment();
  // A click is painted in a frame of its own, before a cached listing or the request.
  if (platform.nextFrame && trigger && trigger !== 'BROWSER_ACTION') yield call(platform.nextFrame);
  // The subscription lasts as long as the listing is wanted, so that a failure stays in the cache while it is on
  // screen.
  const request = yield* dispatchThunk(initiate(args));
  try {
    yield put(listingWanted(wanted));
    const body = (yield* cachedBody(args)) ?? (yield* requestedBody(args, request));
    if (body === undefined) yield put(listingFailed());
    else if (!(yield* leaves(args, body))) {
      const pages = yield* selectValue((state) => selectLoadedPages(state, { args, body }));
      yield put(yield* shownAction(wanted, pages));
    }
    yield untilCancelled();
  } finally {
    request.unsubscribe();
    yield* abortUnlessCached(args);
  }
}

/** Whether the response leads the shopper to another document instead. */
function* leaves(args: ListingArgs, body: ListingBody) {
  const leading = yield* dispatchThunk(redirectOf(args, body));
  const href = (leading && (yield leading)) as string | undefined;
  if (href === undefined) return false;
  const { platform } = yield* getEnvironment();
  platform.leaveFor?.(href);
  return true;
}

/** The action that shows these pages; those that others are loaded next to stay part of their own update. */
function* shownAction(shown: Omit<ShownUpdate, 'pages'>, pages: readonly ShownPage[]) {
  const before = yield* selectValue(selectShownPages);
  const others = before.filter(({ args }) => !shown.isRefresh && args.url !== shown.args.url);
  const updateId = nanoid();
  return listingShown({
    ...shown,
    updateId,
    pages: pages.map(
      (page) => others.find(({ body }) => body === page.body) ?? { ...page, updateId },
    ),
  });
}

type Request = ReturnType<ReturnType<typeof initiate>>;

/** The response of a request; undefined when all retries have failed. */
function* requestedBody(args: ListingArgs, request: Request) {
  const result = (yield request) as Awaited<Request>;
  // An imported history contains a pending entry without a request, and RTK Query requests no pending entry again: no
  // public function of it removes one.
  if (result.isLoading) {
    const queryCacheKey = request.queryCacheKey as QueryCacheKey;
    yield put(listingApi.internalActions.removeQueryResult({ queryCacheKey }));
  }
  // The shopper retried while a retry was scheduled: this joined the aborted request and needs another one.
  if (!result.isLoading && !isAborted(result)) return result.data;
  const repeated = yield* dispatchThunk(initiate(args, { subscribe: false }));
  return ((yield repeated) as Awaited<Request>).data;
}

const cachedBody = (args: ListingArgs) =>
  selectValue((state: RootState) => selectEntry(state, args).data);

/** Aborts a prefetch too, but not a request that refreshes a cached listing. */
function* abortUnlessCached(args: ListingArgs) {
  const running = yield* dispatchThunk(listingApi.util.getRunningQueryThunk('listing', args));
  if (running && (yield* cachedBody(args)) === undefined) running.abort();
}

/**
 * Keeps the listing on screen in the cache, also when offline. Pages that are no longer fresh are requested again; what
 * they then show is an update by the action that brought the listing (docs/product.md, 5.5).
 */
function* holdShown({ payload }: ReturnType<typeof listingShown>) {
  const held: Request[] = [];
  try {
    for (const { args } of payload.pages) held.push(yield* dispatchThunk(initiate(args)));
    yield Promise.all(held);
    const pages = yield* selectValue((state: RootState) =>
      selectRefreshedPages(state, payload.pages),
    );
    // The shopper has changed nothing.
    const refreshed = { ...payload, change: undefined, isRefresh: true } as const;
    if (pages) yield put(yield* shownAction(refreshed, pages));
    yield untilCancelled();
  } finally {
    for (const request of held) request.unsubscribe();
  }
}
