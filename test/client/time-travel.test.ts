import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createBrowserHistory } from 'history';
import { timeTravel, watchTimeTravel } from '../../src/client/dev-tools/time-travel';
import {
  drawerClosed,
  drawerOpened,
  facetExpanded,
  selectActiveFacet,
  selectIsDrawerOpen,
} from '../../src/filters/drawer/drawer-slice';
import { selectedOptions } from '../../src/listing-url/selected-options';
import { selectListingUrl } from '../../src/listing/listing-location';
import { selectShownListing } from '../../src/listing/shown-listing';
import { filteringSteps } from '../events/filtering-steps';
import { aVisit, type Visit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';

type State = ReturnType<Visit['state']>;
const liftedStoreOf = (visit: Visit) =>
  (visit.store as unknown as EnhancedStore<State, UnknownAction, unknown>).liftedStore;

/** What is on screen and in the address bar. */
function view(visit: Visit) {
  const url = selectListingUrl(visit.state());
  return {
    products: selectShownListing(visit.state())?.products.map(({ productId }) => productId),
    chips: url && selectedOptions(url).map(({ option }) => option.id),
    drawer: selectIsDrawerOpen(visit.state()) && (selectActiveFacet(visit.state()) ?? 'open'),
    address: window.location.pathname + window.location.search,
  };
}

async function aRecordedJourney() {
  window.history.replaceState(null, '', '/browse/sofas');
  const enhancer = instrument() as unknown as StoreEnhancer;
  const visit = await aVisit({ history: createBrowserHistory(), tools: timeTravel(enhancer) });
  const stop = watchTimeTravel(visit.store, visit.environment);
  const lifted = liftedStoreOf(visit);
  const recorded: { index: number; view: ReturnType<typeof view> }[] = [];
  const note = () =>
    recorded.push({ index: lifted.getState().currentStateIndex, view: view(visit) });
  note();
  for (const action of [drawerOpened(), facetExpanded('brand'), drawerClosed()]) {
    await visit.act(action);
    note();
  }
  for (const step of filteringSteps) {
    await step.act(visit);
    note();
  }
  return {
    visit,
    lifted,
    recorded,
    end: closeAfterTest(() => {
      stop();
      visit.end();
    }),
  };
}

const counts = (visit: Visit) => ({
  asked: visit.service.requestCount,
  published: visit.platform.published.length,
  entries: window.history.length,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a jump in Redux DevTools', () => {
  it('shows the listing, drawer, chips and address of that state without requests, events or history entries', async () => {
    const { visit, lifted, recorded } = await aRecordedJourney();
    const before = counts(visit);
    const places = [...recorded.keys()];
    for (const place of [...places.toReversed(), ...places, 3, 11, 0, 7, places.length - 1]) {
      const { index, view: seen } = recorded[place] ?? { index: 0, view: undefined };
      lifted.dispatch(ActionCreators.jumpToState(index));
      expect(view(visit)).toEqual(seen);
      await visit.settle(1_000);
      expect(view(visit)).toEqual(seen);
    }
    expect(counts(visit)).toEqual(before);
    expect(new Set(recorded.map(({ view: { address } }) => address)).size).toBeGreaterThan(10);
    expect(recorded.slice(0, 4).map(({ view: { drawer } }) => drawer)).toEqual([
      false,
      'open',
      'brand',
      false,
    ]);
  });

  it('works in another page too, with an exported history', async () => {
    const first = await aRecordedJourney();
    const exported = JSON.stringify(first.lifted.getState());
    first.end();
    const second = await aRecordedJourney();
    const before = counts(second.visit);
    const imported = JSON.parse(exported) as LiftedState<State, UnknownAction, unknown>;
    second.lifted.dispatch(ActionCreators.importState<State, UnknownAction, unknown>(imported));
    for (const { index, view: seen } of first.recorded) {
      second.lifted.dispatch(ActionCreators.jumpToState(index));
      expect(view(second.visit)).toEqual(seen);
    }
    await second.visit.settle(1_000);
    expect(counts(second.visit)).toEqual(before);
  });
});

describe('the store', () => {
  it('holds and receives only serializable values', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await aRecordedJourney();
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });
});
