/**
 * Handlers that prefetch a link's listing 200 ms after hover, focus or touch, or when a mouse presses it
 * (docs/product.md, 5.7).
 */
import { useEffect, useMemo, type PointerEvent } from 'react';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import { selectListingUrl } from './listing-location';
import { prefetchListing, type CancelPrefetch } from './prefetch';
import type { AppThunk } from '../store/root-state';
import { useAppDispatch } from '../store/hooks';

const prefetchDelayMs = 200;

/**
 * An address without mount prefix, or what a control changes: its address is computed on intent, so that it need not
 * render for it.
 */
type Target = string | ListingChange;

/**
 * Spread the result on the link or control; undefined prefetches nothing. Pass the same object for a change each time.
 */
export function usePrefetch(target: Target | undefined) {
  const dispatch = useAppDispatch();
  const intent = useMemo(
    () => createIntent(() => target && dispatch(prefetchTarget(target))),
    [dispatch, target],
  );
  useEffect(() => intent.end, [intent]);
  return intent.handlers;
}

const prefetchTarget =
  (target: Target): AppThunk<CancelPrefetch | undefined> =>
  (dispatch, getState) => {
    const url = selectListingUrl(getState());
    const address = typeof target === 'string' ? target : url && writeChangedUrl(url, target);
    return address === undefined ? undefined : dispatch(prefetchListing(address));
  };

function createIntent(prefetch: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelPrefetch: CancelPrefetch | undefined;
  const start = () => {
    if (cancelPrefetch) return;
    const cancel = prefetch();
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
