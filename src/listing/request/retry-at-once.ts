/** Retries at once: when the browser is online again, or the shopper selects the present listing again (docs/product.md, 5.6). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  retryAsked,
  selectHasFailed,
  selectRetry,
  type WithShownListing,
} from '../shown-listing-slice';

/** Requests a listing again that has failed or waits for a retry; does not touch a pending request. */
export const retryAtOnce =
  (): ThunkAction<void, WithShownListing, unknown, UnknownAction> => (dispatch, getState) => {
    const state = getState();
    if (selectHasFailed(state) || selectRetry(state)) dispatch(retryAsked());
  };
