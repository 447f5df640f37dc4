import { useEffect } from 'react';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectBrand } from '../listing/storefront-state';
import type { PageHead } from '../platform/platform';
import { listingSeo } from './listing-seo';
import type { AppThunk } from '../store/root-state';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useEnvironment } from '../environment/use-environment';

const pageDescribed =
  (head?: PageHead): AppThunk =>
  (_dispatch, _getState, { platform }) =>
    platform.describePage?.(head);

/**
 * Updates title, description, canonical link and robots rule of the document for the listing on screen. The structured
 * data, which only the server writes, goes with its listing.
 */
export function DocumentHead() {
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectShownUrl);
  const listing = useAppSelector(selectShownListing);
  const brand = useAppSelector(selectBrand);
  const { mount, language } = useEnvironment();
  useEffect(() => {
    if (url && listing)
      dispatch(pageDescribed(listingSeo({ url, listing, brand, mount, language })));
    return () => void dispatch(pageDescribed());
  }, [dispatch, url, listing, brand, mount, language]);
  return null;
}
