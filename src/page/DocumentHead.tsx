import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectBrand } from '../listing/storefront-slice';
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
  const head = useMemo(
    () => url && listing && listingSeo({ url, listing, brand, language }),
    [url, listing, brand, language],
  );
  useEffect(() => {
    if (head) dispatch(pageDescribed(head));
  }, [dispatch, head]);
  return null;
}
