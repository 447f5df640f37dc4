import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument } from '@redux-devtools/instrument';
import { isActionCreator, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import {
  devToolsOptions,
  summariseAction,
  summariseState,
} from '../../src/client/dev-tools/dev-tools-looks';
import * as alerts from '../../src/alerts/alerts-slice';
import * as chips from '../../src/filters/chips/chips-slice';
import * as drawer from '../../src/filters/drawer/drawer-slice';
import * as lastAction from '../../src/listing/last-action-slice';
import { readSession } from '../../src/events/session';
import { listingApi } from '../../src/listing/listing-api';
import * as navigation from '../../src/listing/navigation';
import * as retries from '../../src/listing/request/retry-listing';
import * as wireIds from '../../src/listing/request/wire-ids-state';
import * as shownListing from '../../src/listing/shown-listing-slice';
import * as pictureSize from '../../src/results-bar/picture-size-slice';
import * as saving from '../../src/saved-for-later/saved-for-later-slice';
import type { ListingArgs } from '../../src/listing/request/listing-args';
import { timeTravel, type InspectedStore } from '../../src/client/dev-tools/time-travel';
import { selectShownListing } from '../../src/listing/shown-listing';
import { toggleFacet } from '../events/journey-step';
import { aListingBody } from '../support/a-listing';
import { aVisit } from '../support/a-visit';

const guide = readFileSync(join(__dirname, '../../docs/guides/developer-tools.md'), 'utf8');

const { alertDismissed, alertRaised } = alerts;
const { filtersAnnounced, resultsCounted } = chips;
const { drawerClosed, drawerOpened, facetCollapsed, facetExpanded, productsViewed } = drawer;
const { categoryChosen, facetOptionsChosen, facetsCleared, facetToggled } = navigation;
const { pageChosen, pageScrolledTo, pageSizeChosen, sortChosen } = navigation;
const { failureNoteClosed, listingFailed, listingShown, listingWanted, retryAsked } = shownListing;
const { actionRecorded } = lastAction;
const { pictureSizeChosen } = pictureSize;
const { retryScheduled } = retries;
const { saveToggled } = saving;
const { wireIdsCorrected } = wireIds;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page in Redux DevTools', () => {
  it('summarises a listing in states and in actions', async () => {
    const visit = await aVisit();
    const shown = JSON.stringify(summariseState(visit.state()).listingApi);
    expect(shown).toContain('2 products of');
    expect(shown).not.toContain('product_list');
    const action = {
      type: 'listingApi/executeQuery/fulfilled',
      payload: aListingBody({ results: 31 }),
    };
    expect(summariseAction(action)).toEqual({
      type: action.type,
      payload: '30 products of 31, 0 facets',
    });
  });

  it('lists six actions for a facet, the shopper’s first, each with its subject', async () => {
    const seen: UnknownAction[] = [];
    const middleware: Middleware = () => (next) => (action) => {
      seen.push(action as UnknownAction);
      return next(action);
    };
    const visit = await aVisit({ tools: { middleware: [middleware] } });
    visit.service.delayMs = 400;
    await visit.settle(5_000);
    seen.length = 0;
    await visit.act(toggleFacet('brand', 'acme'), 10_000);
    const [denied = ''] = devToolsOptions.actionsDenylist as readonly string[];
    // The extension builds its patterns in the same way.
    // eslint-disable-next-line no-restricted-syntax -- it takes its patterns as text
    const log = seen.filter(({ type }) => !new RegExp(denied).test(type)).map(summariseAction);
    const path = '/browse/sofas/brand--acme';
    expect(log.map(({ type }) => type)).toEqual([
      'listing/facetToggled brand--acme',
      `@@router/LOCATION_CHANGE ${path}`,
      `shownListing/listingWanted ${path}`,
      `lastAction/actionRecorded ${path}`,
      `listingApi/executeQuery/fulfilled listing ${path}`,
      `shownListing/listingShown ${path}`,
    ]);
    expect(JSON.stringify(log)).not.toContain('product_list');
    const [, rows = ''] = /```\n(listing\/facetToggled[^`]+)```/.exec(guide) ?? [];
    const inGuide = rows.replaceAll('furniture', 'sofas').replaceAll('bexcombe', 'acme').trim();
    expect(inGuide.split('\n').sort()).toEqual(log.map(({ type }) => type).sort());
  });

  it('is recorded as the guide shows it', () => {
    const [, json = ''] = /```json\n([^`]+)```/.exec(guide) ?? [];
    const shown: unknown = JSON.parse(json);
    expect(readSession(shown)).toEqual(shown);
  });

  it('summarises the dehydrated state too', () => {
    const action = listingApi.util.upsertQueryEntries([
      { endpointName: 'listing', arg: {} as ListingArgs, value: aListingBody({ results: 31 }) },
    ]);
    const shown = JSON.stringify(summariseAction(action));
    expect(shown).toContain('30 products of 31');
    expect(shown).not.toContain('product_list');
  });

  it('does not change the real state or any other action', async () => {
    const visit = await aVisit();
    summariseState(visit.state());
    expect(selectShownListing(visit.state())?.products).toHaveLength(2);
    expect(summariseAction({ type: 'drawer/drawerOpened' })).toEqual({
      type: 'drawer/drawerOpened',
    });
    expect(summariseState('no state of ours')).toBe('no state of ours');
  });
});

describe('the row of an action', () => {
  const listing = { args: { url: '/browse/sofas' } };
  const pages = [{ ...listing, body: aListingBody({ results: 31 }) }];
  const ofSaving = {
    meta: { arg: { endpointName: 'setSaved', originalArgs: { productId: '12', isSaved: true } } },
  };
  const rows: readonly [row: string, action: UnknownAction][] = [
    [
      'listing/facetToggled brand--a',
      facetToggled({ kind: 'facet', facetId: 'brand', optionId: 'a' }),
    ],
    [
      'listing/facetOptionsChosen brand--a+b',
      facetOptionsChosen({ kind: 'facet_options', facetId: 'brand', optionIds: ['a', 'b'] }),
    ],
    ['listing/facetsCleared', facetsCleared({ kind: 'clear_all' })],
    ['listing/categoryChosen lamps', categoryChosen({ kind: 'category', categoryId: 'lamps' })],
    ['listing/sortChosen price', sortChosen({ kind: 'sort_order', sortOption: 'price' })],
    ['listing/pageSizeChosen 96', pageSizeChosen({ kind: 'result_count', numProducts: 96 })],
    ['listing/pageChosen 2', pageChosen({ kind: 'pagination', pageNumber: 2 })],
    ['listing/pageScrolledTo 3', pageScrolledTo(3)],
    ['shownListing/listingWanted /browse/sofas', listingWanted(listing as never)],
    ['shownListing/listingShown /browse/sofas', listingShown({ ...listing, pages } as never)],
    ['shownListing/listingFailed', listingFailed()],
    ['shownListing/failureNoteClosed', failureNoteClosed()],
    ['shownListing/retryAsked', retryAsked()],
    ['shownListing/retryScheduled 2025-06-02T09:30:00.000Z', retryScheduled(1_748_856_600_000)],
    ['wireIds/wireIdsCorrected Oak+Pine', wireIdsCorrected({ oak: ['Oak'], pine: ['Pine'] })],
    [
      'lastAction/actionRecorded /browse/sofas?page=2',
      actionRecorded({
        type: 'FACET',
        location: { pathname: '/browse/sofas', search: '?page=2', hash: '' },
      }),
    ],
    ['drawer/drawerOpened', drawerOpened()],
    ['drawer/drawerClosed', drawerClosed()],
    ['drawer/productsViewed', productsViewed()],
    ['drawer/facetExpanded brand', facetExpanded('brand')],
    ['drawer/facetCollapsed brand', facetCollapsed('brand')],
    ['drawer/facetCollapsed', facetCollapsed()],
    ['chips/filtersAnnounced 12 products', filtersAnnounced('12 products')],
    ['chips/resultsCounted 12', resultsCounted(12)],
    ['alerts/alertRaised Not saved', alertRaised({ variant: 'error', text: 'Not saved' })],
    ['alerts/alertDismissed a1', alertDismissed('a1')],
    ['pictureSize/pictureSizeChosen large', pictureSizeChosen(true)],
    ['pictureSize/pictureSizeChosen usual', pictureSizeChosen(false)],
    ['savedForLater/saveToggled 12', saveToggled('12')],
    [
      'savedForLater/savedElsewhere 12 removed',
      { type: 'savedForLater/savedElsewhere', payload: { productId: '12', isSaved: false } },
    ],
    [
      'savedForLaterApi/executeMutation/pending setSaved 12 saved',
      { type: 'savedForLaterApi/executeMutation/pending', ...ofSaving },
    ],
    [
      'savedForLaterApi/executeQuery/fulfilled token',
      {
        type: 'savedForLaterApi/executeQuery/fulfilled',
        payload: true,
        meta: { arg: { endpointName: 'token' } },
      },
    ],
    [
      'savedForLaterApi/queries/queryResultPatched savedProducts(undefined)',
      {
        type: 'savedForLaterApi/queries/queryResultPatched',
        payload: { queryCacheKey: 'savedProducts(undefined)', patches: [] },
      },
    ],
    [
      'listingApi/queries/cacheEntriesUpserted listing /browse/sofas',
      listingApi.util.upsertQueryEntries([
        {
          endpointName: 'listing',
          arg: { url: '/browse/sofas' } as ListingArgs,
          value: aListingBody({ results: 31 }),
        },
      ]),
    ],
  ];

  it.each(rows)('is %s', (row, action) => {
    expect(summariseAction(action).type).toBe(row);
  });

  it('is known of every action of the page', () => {
    const slices = [
      alerts,
      chips,
      drawer,
      lastAction,
      navigation,
      pictureSize,
      retries,
      saving,
      shownListing,
      wireIds,
    ];
    const types = slices
      .flatMap((slice): unknown[] => Object.values(slice))
      .filter((value) => isActionCreator(value))
      .map(({ type }) => type);
    const known = new Set(rows.map(([, { type }]) => type));
    expect(types.filter((type) => !known.has(type))).toEqual([]);
    expect(types.length).toBeGreaterThan(20);
  });
});

describe('the options of Redux DevTools', () => {
  it('let the tools show where an action was dispatched, in development alone', () => {
    expect(devToolsOptions.trace).toBe(true);
    jest.isolateModules(() => {
      jest.replaceProperty(process.env, 'NODE_ENV', 'production');
      const { devToolsOptions: built } = jest.requireActual<{
        devToolsOptions: typeof devToolsOptions;
      }>('../../src/client/dev-tools/dev-tools-looks');
      expect(built.trace).toBe(false);
    });
  });

  it('reach with the trace through the middleware to what dispatched', async () => {
    const { trace, traceLimit } = devToolsOptions;
    const visit = await aVisit({
      tools: timeTravel(instrument(undefined, { trace, traceLimit } as never)),
    });
    const { liftedStore } = visit.store as unknown as InspectedStore;
    const dispatchedHere = () => visit.store.dispatch(drawerOpened());
    dispatchedHere();
    const { actionsById } = liftedStore.getState();
    const opened = Object.values(actionsById).find(
      ({ action }) => action.type === drawerOpened.type,
    );
    expect(opened?.stack).toContain('dispatchedHere');
  });

  it('switch everything on but the Dispatcher, which evaluates texts', () => {
    const on = Object.entries(devToolsOptions.features ?? {}).filter(([, is]) => is);
    expect(on.map(([name]) => name).sort()).toEqual([
      ...'export import jump lock pause persist reorder skip test'.split(' '),
    ]);
    expect(devToolsOptions.features).toHaveProperty('dispatch', false);
  });
});
