import type { Platform } from '../platform/platform';
import { restoreSavedProducts } from '../saved-for-later/restored-list';

type RestoredPage = {
  readonly store: Parameters<typeof restoreSavedProducts>[0];
  readonly platform: Pick<Platform, 'sessionStorage'>;
};

/** Updates a page that the browser restores from its back/forward cache. */
export function watchRestoredPage({ store, platform }: RestoredPage): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreSavedProducts(store, platform.sessionStorage);
  });
}
