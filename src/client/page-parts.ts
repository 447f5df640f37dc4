/** The parts of the page that come in scripts of their own, when they are wanted. */
import { lazy } from 'react';
import type { PageParts } from '../page/page-parts';

const loadFilters = () => import(/* webpackChunkName: "filters" */ '../page/Filters');
const loadFallback = () => import(/* webpackChunkName: "fallback" */ '../page/Fallback');

/** From here up the filter column is on screen; below, nobody waits for its script. */
const wideScreen = '(min-width: 64rem)';

function whenWide(): Promise<void> {
  const query = window.matchMedia(wideScreen);
  return query.matches
    ? Promise.resolve()
    : new Promise((resolve) => {
        query.addEventListener('change', () => resolve(), { once: true });
      });
}

const loadLater = () => import(/* webpackChunkName: "later" */ '../page/LaterParts');

export const browserParts: PageParts = {
  Fallback: lazy(async () => ({ default: (await loadFallback()).Fallback })),
  AlertStack: lazy(async () => ({ default: (await loadLater()).AlertStack })),
  BelowGrid: lazy(async () => ({ default: (await loadLater()).BelowGrid })),
  FailureNote: lazy(async () => ({ default: (await loadLater()).ListingFailureNote })),
  FilterColumn: lazy(async () => {
    await whenWide();
    return { default: (await loadFilters()).FilterColumn };
  }),
  FilterDrawer: lazy(async () => ({ default: (await loadFilters()).FilterDrawer })),
};

/** Fetches in quiet moments what a press would otherwise wait for. */
export function loadPartsWhenIdle(): void {
  const load = () => {
    for (const part of [loadFilters, loadLater]) part().catch(() => undefined);
  };
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(load);
  else setTimeout(load, 2_000);
}
