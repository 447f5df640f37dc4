import type { Platform } from '../platform/platform';
import { readChangesOfOtherPages } from '../saved-for-later/restored-list';

type RestoredPage = {
  readonly store: Parameters<typeof readChangesOfOtherPages>[0];
  readonly platform: Pick<Platform, 'session'>;
};

/** Brings a page up to date that the browser shows again from its back/forward cache. */
export function watchRestoredPage({ store, platform }: RestoredPage): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readChangesOfOtherPages(store, platform.session);
  });
}
