/** Retries at once: when the browser is online again, or the shopper selects the present listing again (docs/product.md, 5.6). */
import type { PageThunk } from '../page-thunk';
import {
  retryAsked,
  selectHasFailed,
  selectRetryAtMs,
  type WithShownListing,
} from '../shown-listing-slice';

/** Requests a listing again that has failed or waits for a retry; does not touch a pending request. */
export const retryAtOnce = (): PageThunk<WithShownListing> => (dispatch, getState) => {
  const state = getState();
  if (selectHasFailed(state) || selectRetryAtMs(state)) dispatch(retryAsked());
};
