import type { AppThunk } from '../store/root-state';
import { retryAsked, selectHasFailed, selectRetryAtMs } from './shown-listing-slice';

/**
 * Requests a listing again that has failed or waits for a retry, when the browser is online again or the shopper
 * selects the present listing again (docs/product.md, 5.6). It does not touch a pending request.
 */
export const retryAtOnce = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (selectHasFailed(state) || selectRetryAtMs(state)) dispatch(retryAsked());
};
