import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import {
  devToolsOptions,
  summariseAction,
  summariseState,
} from '../../src/client/dev-tools/dev-tools-looks';
import { listingApi } from '../../src/listing/listing-api';
import type { ListingArgs } from '../../src/listing/request/listing-args';
import { selectShownListing } from '../../src/listing/shown-listing';
import { toggleFacet } from '../events/journey-step';
import { aListingBody } from '../support/a-listing';
import { aVisit } from '../support/a-visit';

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
      `listingApi/executeQuery/fulfilled ${path}`,
      `shownListing/listingShown ${path}`,
    ]);
    expect(JSON.stringify(log)).not.toContain('product_list');
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
    const action = { type: 'drawer/facetExpanded', payload: 'brand' };
    expect(summariseAction(action)).toEqual(action);
    expect(summariseAction({ type: 'drawer/drawerOpened' })).toEqual({
      type: 'drawer/drawerOpened',
    });
    expect(summariseState('no state of ours')).toBe('no state of ours');
  });
});
