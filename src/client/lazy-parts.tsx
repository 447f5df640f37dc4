import { lazy } from 'react';
import type { watchLeftOutClaims } from '../listing/left-out-claims';
import type { AppDispatch } from '../store/root-state';
import { loadPart } from '../lib/load-part';
import type { Fallback } from '../page/Fallback';
import type * as Filters from '../page/Filters';
import { filterColumnId } from '../filters/element-ids';
import type { ReplayEntries } from '../hydration/early-entries';
import { ReplayedPart } from '../hydration/ReplayedPart';
import { noExtensions, type ExtendEnvironment } from '../environment/environment';
import type { PageParts } from '../page/page-parts';
import { hasExtensions, type Extensions } from '../page/storefront';
import type { Platform, WhileMounted } from '../platform/platform';
import { loadFurtherPictures } from '../product/use-further-picture';
import type { Brand } from '../storefront/brand';
import type { Texts } from '../storefront/texts/texts';
import { wideScreen } from '../ui/wide-screen';
import { whenIdle } from './when-idle';

let loadedFilters: typeof Filters | undefined;

async function loadFilters(): Promise<typeof Filters> {
  loadedFilters = await loadPart(() => import(/* webpackChunkName: "filters" */ '../page/Filters'));
  return loadedFilters;
}

let loadedFallback: typeof Fallback | undefined;

async function loadFallback() {
  const load = () => import(/* webpackChunkName: "fallback" */ '../page/Fallback');
  loadedFallback = (await loadPart(load)).Fallback;
  return { default: loadedFallback };
}

/** Loads nothing for a brand without extensions. A page whose extensions fail to load goes without them. */
export async function loadExtensions(
  extensions: Extensions,
  brand: Brand,
  reportError: Platform['reportError'],
): Promise<ExtendEnvironment> {
  if (!hasExtensions(extensions, brand)) return noExtensions;
  const load = () => import(/* webpackChunkName: "extensions" */ '../page/extend-page');
  try {
    return await loadPart(async () =>
      (await load()).extendWithLoaded(extensions, brand, reportError),
    );
  } catch (error) {
    reportError(error, 'extensions');
    return noExtensions;
  }
}

/** On other screens there is no filter column, so nothing waits for its script. */
function whenWide(whileMounted: WhileMounted): Promise<void> {
  const query = matchMedia(wideScreen);
  return query.matches
    ? Promise.resolve()
    : new Promise((resolve) => {
        query.addEventListener('change', () => resolve(), { once: true, ...whileMounted });
      });
}

/** The parts of the page; `replayEntries` is for the filter column, which is hydrated later than the page. */
// React shows a lazy component 300 ms late, also when its chunk is there.
export const createBrowserParts = (
  replayEntries: ReplayEntries,
  whileMounted: WhileMounted,
): PageParts => ({
  belowGrid: () => lazy(() => whenIdle().then(loadBelowGrid)),
  documentHead: () => lazy(() => whenIdle().then(loadDocumentHead)),
  fallback: () => loadedFallback ?? lazy(loadFallback),
  filterColumn: () =>
    lazy(async () => {
      await whenWide(whileMounted);
      const { FilterColumn } = await loadFilters();
      const Column = () => (
        <ReplayedPart part={`#${filterColumnId}`} replay={replayEntries}>
          <FilterColumn />
        </ReplayedPart>
      );
      return { default: Column };
    }),
  filterDrawer: () =>
    loadedFilters?.FilterDrawer ??
    lazy(async () => ({ default: (await loadFilters()).FilterDrawer })),
  promotedFilters: () =>
    lazy(() => whenIdle().then(async () => ({ default: (await loadFilters()).PromotedFilters }))),
});

/** In the file of the further pictures. */
async function loadEnergyLabels(texts: Texts, whileMounted?: WhileMounted): Promise<void> {
  const load = () => import(/* webpackChunkName: "further-pictures" */ '../product/energy-labels');
  (await loadPart(load)).watchEnergyLabels(() => texts, whileMounted);
}

/** In the same file. */
async function loadIntent(dispatch: AppDispatch, whileMounted?: WhileMounted): Promise<void> {
  const load = () => import(/* webpackChunkName: "further-pictures" */ './watch-intent');
  (await loadPart(load)).watchIntent(dispatch, whileMounted);
}

/** In the file of the filters. */
async function loadBelowGrid() {
  const load = () => import(/* webpackChunkName: "filters" */ '../page/BelowGrid');
  return { default: (await loadPart(load)).BelowGrid };
}

/** In the same file: the server has written the head of the first listing. */
async function loadDocumentHead() {
  const load = () => import(/* webpackChunkName: "filters" */ '../page/DocumentHead');
  return { default: (await loadPart(load)).DocumentHead };
}

type Reporting = Parameters<typeof watchLeftOutClaims>[0];

/** In the same file. */
async function loadReports(reporting: Reporting): Promise<void> {
  const load = () =>
    import(/* webpackChunkName: "further-pictures" */ '../listing/left-out-claims');
  (await loadPart(load)).watchLeftOutClaims(reporting);
}

type IdleParts = Pick<Reporting, 'store'> & {
  readonly store: Readonly<Record<'dispatch', AppDispatch>>;
  readonly texts: Texts;
  readonly platform: Platform;
};

/**
 * Loads in a quiet moment the filters, so that the drawer opens at once, and what links and cards
 * do when they are pointed at or their energy labels are clicked.
 */
export const loadPartsWhenIdle = ({ texts, store, platform }: IdleParts): void =>
  void whenIdle()
    .then(() =>
      Promise.all([
        loadFilters(),
        loadFurtherPictures(),
        loadEnergyLabels(texts, platform.whileMounted),
        loadReports({ store, log: platform.log }),
        loadIntent(store.dispatch, platform.whileMounted),
      ]),
    )
    .catch(() => undefined);
