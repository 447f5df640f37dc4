import { useMemo, type MouseEvent } from 'react';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import { withMount } from '../storefront/mount-prefix';
import { selectListingUrl } from './listing-location';
import type { AppThunk } from '../store/root-state';
import { useAppDispatch } from '../store/hooks';

/**
 * Handlers for a control that is no link: a click with Ctrl or Command, or with the middle button, opens the listing
 * after `change` in another tab, as a link would. Keep `change` the same object; undefined opens nothing.
 */
export function useNewTab(change: ListingChange | undefined) {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    if (!change) return {};
    const open = (event: MouseEvent) => {
      event.preventDefault();
      dispatch(openInNewTab(change));
    };
    return {
      onClickCapture: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey) open(event);
      },
      onAuxClick: (event: MouseEvent) => {
        if (event.button === 1) open(event);
      },
    };
  }, [dispatch, change]);
}

const openInNewTab =
  (change: ListingChange): AppThunk =>
  (_dispatch, getState, { platform, mount }) => {
    const url = selectListingUrl(getState());
    if (!url) return;
    platform.openTab?.(withMount(mount, writeChangedUrl(url, change)));
  };
