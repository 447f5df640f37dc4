import type { Platform } from '../platform/platform';
import { savedApi } from '../saved-for-later/saved-api';
import { readStoredList } from '../saved-for-later/saved-session';
import type { AppDispatch } from '../store/root-state';

type RestoredPage = {
  readonly store: { readonly dispatch: AppDispatch };
  readonly platform: Pick<Platform, 'sessionStorage' | 'whileMounted'>;
};

/** The longest wait of a restored page for the response to a change. */
const settleMs = 2_000;

/** Updates the saved products of a page that the browser restores from its back/forward cache. */
export function watchRestoredPage({ store: { dispatch }, platform }: RestoredPage): void {
  const update = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // In WebKit, calls that were pending when the page was left never settle. What waits for a query requests it again.
    dispatch(savedApi.util.getRunningQueriesThunk()).forEach((query) => query.abort());
    const changes = dispatch(savedApi.util.getRunningMutationsThunk());
    // In other browsers the responses follow; in WebKit the buttons would stay busy.
    setTimeout(() => changes.forEach((change) => change.abort()), settleMs);
    // WebKit delivers no messages to a page in its cache, so this reads the changes of other pages from session
    // storage.
    const list = readStoredList(platform.sessionStorage);
    if (list) dispatch(savedApi.util.updateQueryData('savedProducts', undefined, () => list));
  };
  window.addEventListener('pageshow', update, platform.whileMounted);
}
