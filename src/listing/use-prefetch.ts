/** Handlers that prefetch a link's listing 200 ms after hover, focus or touch (specification section 7.1). */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Platform } from '../platform/platform';
import type { ListingLocationState } from './listing-location';
import type { WithListingApi } from './listing-api';
import { prefetchListing, type CancelPrefetch } from './prefetch';
import { prefetchDelayMs } from './timing';

type PrefetchDispatch = ThunkDispatch<
  ListingLocationState & WithListingApi,
  Platform,
  UnknownAction
>;

/** Spread the result on the link or control that leads to `href`; undefined prefetches nothing. */
export function usePrefetch(href: string | undefined) {
  const dispatch = useDispatch<PrefetchDispatch>();
  const intent = useMemo(() => createIntent(dispatch, href), [dispatch, href]);
  useEffect(() => intent.end, [intent]);
  return intent.handlers;
}

function createIntent(dispatch: PrefetchDispatch, href: string | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelPrefetch: CancelPrefetch | undefined;
  const start = () => {
    if (timer !== undefined || href === undefined) return;
    timer = setTimeout(() => {
      cancelPrefetch = dispatch(prefetchListing(href));
    }, prefetchDelayMs);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    cancelPrefetch?.();
    cancelPrefetch = undefined;
  };
  return {
    end,
    handlers: {
      onPointerEnter: start,
      onPointerLeave: end,
      onFocus: start,
      onBlur: end,
      onTouchStart: start,
      onTouchCancel: end,
    },
  };
}
