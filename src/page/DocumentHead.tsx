import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PageDispatch, PageThunk } from '../listing/page-thunk';
import { selectShownListing, selectShownUrl } from '../listing/shown-listing';
import { selectBrand, selectMount } from '../listing/storefront-slice';
import type { PageHead } from '../platform/platform';
import { useLanguage } from '../storefront/use-language';
import { listingSeo } from './listing-seo';

const pageDescribed =
  (head?: PageHead): PageThunk<unknown> =>
  (_dispatch, _getState, platform) =>
    platform.describePage?.(head);

/**
 * Updates title, description, canonical link and robots rule of the document for the listing on screen. The structured data, which
 * only the server writes, goes with its listing.
 */
export function DocumentHead() {
  const dispatch = useDispatch<PageDispatch<unknown>>();
  const language = useLanguage();
  const url = useSelector(selectShownUrl);
  const listing = useSelector(selectShownListing);
  const brand = useSelector(selectBrand);
  const mount = useSelector(selectMount);
  useEffect(() => {
    if (url && listing)
      dispatch(pageDescribed(listingSeo({ url, listing, brand, mount, language })));
    return () => void dispatch(pageDescribed());
  }, [dispatch, url, listing, brand, mount, language]);
  return null;
}
