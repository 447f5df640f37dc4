import {
  createSelector,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectBrand } from '../listing/storefront-slice';
import type { PageHead, Platform } from '../platform/platform';
import { listingSeo } from './listing-seo';

const selectHead = createSelector(
  [selectShownUrl, selectShownListing, selectBrand],
  (url, listing, brand) => url && listing && listingSeo({ url, listing, brand }),
);

const pageDescribed =
  (head: PageHead): ThunkAction<void, unknown, Platform, UnknownAction> =>
  (_dispatch, _getState, platform) =>
    platform.describePage?.(head);

/** Updates title, description, canonical link and robots rule of the document for the listing on screen. */
export function DocumentHead() {
  const dispatch = useDispatch<ThunkDispatch<unknown, Platform, UnknownAction>>();
  const head = useSelector(selectHead);
  useEffect(() => {
    if (head) dispatch(pageDescribed(head));
  }, [dispatch, head]);
  return null;
}
