/** What a regained connection is good for (docs/product.md, 5.6). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WithShownListing } from '../shown-listing-slice';
import { retryAsked, selectHasFailed, selectRetry } from '../shown-listing-slice';

/** Asks again for a listing that failed or waits for its next try; a request under way is left alone. */
export const retryWhenOnline =
  (): ThunkAction<void, WithShownListing, unknown, UnknownAction> => (dispatch, getState) => {
    const state = getState();
    if (selectHasFailed(state) || selectRetry(state)) dispatch(retryAsked());
  };
