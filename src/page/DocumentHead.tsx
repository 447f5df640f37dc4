import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectBrand, selectMount } from '../listing/storefront-slice';
import type { PageHead, Platform } from '../platform/platform';
import { useLanguage } from '../storefront/use-language';
import { listingSeo } from './listing-seo';

const pageDescribed =
  (head: PageHead): ThunkAction<void, unknown, Platform, UnknownAction> =>
  (_dispatch, _getState, platform) =>
    platform.describePage?.(head);

/** Updates title, description, canonical link and robots rule of the document for the listing on screen. */
export function DocumentHead() {
  const dispatch = useDispatch<ThunkDispatch<unknown, Platform, UnknownAction>>();
  const language = useLanguage();
  const url = useSelector(selectShownUrl);
  const listing = useSelector(selectShownListing);
  const brand = useSelector(selectBrand);
  const mount = useSelector(selectMount);
  useEffect(() => {
    if (url && listing)
      dispatch(pageDescribed(listingSeo({ url, listing, brand, mount, language })));
  }, [dispatch, url, listing, brand, mount, language]);
  return null;
}
