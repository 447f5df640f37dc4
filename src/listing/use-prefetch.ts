/** Handlers that prefetch a link's listing 200 ms after hover, focus or touch, or when a mouse presses it (docs/product.md, 5.7). */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, type PointerEvent } from 'react';
import { useDispatch } from 'react-redux';
import { writeChangedUrl } from '../listing-url/changed-url';
import type { ListingChange } from '../listing-url/listing-change';
import type { Platform } from '../platform/platform';
import { selectListingUrl } from './listing-location';
import { prefetchListing, type CancelPrefetch, type PrefetchState } from './prefetch';
import { prefetchDelayMs } from './timing';

type PrefetchDispatch = ThunkDispatch<PrefetchState, Platform, UnknownAction>;
/** Returns nothing when there is nothing to fetch. */
type Prefetch = () => CancelPrefetch | undefined;

/** Spread the result on the link or control that opens `address`, an address without mount prefix; undefined prefetches nothing. */
export function usePrefetch(address: string | undefined) {
  const dispatch = useDispatch<PrefetchDispatch>();
  const prefetch = useCallback(
    () => (address === undefined ? undefined : dispatch(prefetchListing(address))),
    [dispatch, address],
  );
  return useIntent(prefetch);
}

/**
 * As `usePrefetch`, for a control that changes the listing. The address is computed on intent, so that controls do not render
 * again on each navigation. Pass the same `change` object each time.
 */
export function usePrefetchOf(change: ListingChange | undefined) {
  const dispatch = useDispatch<PrefetchDispatch>();
  const prefetchChange = useCallback(
    () => change && dispatch(changePrefetched(change)),
    [dispatch, change],
  );
  return useIntent(prefetchChange);
}

const changePrefetched =
  (
    change: ListingChange,
  ): ThunkAction<CancelPrefetch | undefined, PrefetchState, Platform, UnknownAction> =>
  (dispatch, getState) => {
    const url = selectListingUrl(getState());
    return url && dispatch(prefetchListing(writeChangedUrl(url, change)));
  };

function useIntent(prefetch: Prefetch) {
  const intent = useMemo(() => createIntent(prefetch), [prefetch]);
  useEffect(() => intent.end, [intent]);
  return intent.handlers;
}

function createIntent(prefetch: Prefetch) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelPrefetch: CancelPrefetch | undefined;
  const start = () => {
    if (cancelPrefetch) return;
    const cancel: unknown = prefetch();
    // Locked Redux DevTools dispatch nothing and return false.
    if (typeof cancel === 'function') cancelPrefetch = cancel as CancelPrefetch;
  };
  const startSoon = () => {
    timer ??= setTimeout(start, prefetchDelayMs);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const end = () => {
    stopWaiting();
    cancelPrefetch?.();
    cancelPrefetch = undefined;
  };
  return {
    end,
    handlers: {
      onPointerEnter: startSoon,
      // A finger leaves before its click, which wants what was prefetched.
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === 'touch' ? stopWaiting() : end(),
      // The finger scrolls.
      onPointerCancel: end,
      onFocus: startSoon,
      onBlur: end,
      // A mouse button is held for some 80 ms before its click. A finger may be about to scroll.
      onPointerDown: ({ pointerType, button }: PointerEvent) => {
        if (pointerType === 'mouse' && button === 0) start();
      },
      // After a click the control does the opposite, which is not what the shopper intends next.
      onClick: stopWaiting,
    },
  };
}
