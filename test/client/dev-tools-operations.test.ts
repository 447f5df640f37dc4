import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createBrowserHistory } from 'history';
import { LOCATION_CHANGE } from 'redux-first-history';
import { isListed } from '../../src/client/dev-tools/dev-tools-looks';
import {
  returnToPresent,
  timeTravel,
  watchTimeTravel,
} from '../../src/client/dev-tools/time-travel';
import { selectHasFailed, selectIsFetching } from '../../src/listing/shown-listing-slice';
import { pageScrolledTo } from '../../src/listing/navigation';
import { retryAtOnce } from '../../src/listing/retry-at-once';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { eventsOfAction, eventsOfBrowserAction, publishedSince } from '../events/a-journey';
import { toggleFacet } from '../events/journey-step';
import { responseOf } from '../support/a-listing-api';
import { aQueryState } from '../support/a-query-state';
import { aVisit, type Visit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';

type State = ReturnType<Visit['state']>;

const sofas = '/browse/sofas';
const acme = toggleFacet('brand', 'acme');
const bolt = toggleFacet('brand', 'bolt');
const acmePath = `${sofas}/brand--acme`;
const boltPath = `${sofas}/brand--bolt`;
const bothPath = `${sofas}/brand--acme+bolt`;

/** A server-rendered page with Redux DevTools, on which the shopper has ticked "acme". */
async function aPageUnderDevTools() {
  window.history.replaceState(null, '', sofas);
  const enhancer = instrument() as unknown as StoreEnhancer;
  const body = responseOf('/group_id/sofas?page=1&num_results_per_page=30');
  const visit = await aVisit({
    history: createBrowserHistory(),
    tools: timeTravel(enhancer),
    globals: { queryState: aQueryState(sofas, body) },
  });
  const stops = [
    watchTimeTravel(visit.store, visit.environment),
    returnToPresent(visit.store, isListed),
  ];
  const { liftedStore } = visit.store as unknown as EnhancedStore<State, UnknownAction, unknown>;
  await visit.act(acme);
  publishedSince(visit);
  return {
    visit,
    lifted: liftedStore,
    address: () => window.location.pathname,
    /** The number of the last action of this type. */
    idOf: (type: string) => {
      const { actionsById } = liftedStore.getState();
      const ids = Object.keys(actionsById).map(Number);
      return ids.findLast((id) => actionsById[id]?.action.type === type) ?? -1;
    },
    end: closeAfterTest(() => {
      for (const stop of stops) stop?.();
      visit.end();
    }),
  };
}

type Page = Awaited<ReturnType<typeof aPageUnderDevTools>>;

/** The events of one click on a facet whose listing arrives at once. */
const eventsOf = (path: string, ...options: readonly string[]) =>
  eventsOfAction({ trigger: 'FACET', path, options });

const skip = (page: Page) =>
  page.lifted.dispatch(ActionCreators.toggleAction(page.idOf(LOCATION_CHANGE)));

const operations: Readonly<Record<string, (page: Page) => void>> = {
  Reset: ({ lifted }) => lifted.dispatch(ActionCreators.reset()),
  Revert: ({ lifted }) => lifted.dispatch(ActionCreators.rollback()),
  'a skipped action': skip,
  Sweep: (page) => {
    skip(page);
    page.lifted.dispatch(ActionCreators.sweep());
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Goes back and waits in real time, because jsdom reports Back in real time. */
async function goBack({ visit }: Page) {
  jest.useRealTimers();
  const hasMoved = new Promise((moved) =>
    window.addEventListener('popstate', moved, { once: true }),
  );
  window.history.back();
  await hasMoved;
  await new Promise((done) => setTimeout(done, 400));
  jest.useFakeTimers();
  return publishedSince(visit);
}

describe.each(Object.entries(operations))('after %s in Redux DevTools', (_name, operate) => {
  it('the page shows the listing of the state, and requests and publishes nothing', async () => {
    const page = await aPageUnderDevTools();
    const requestCount = page.visit.service.requestCount;
    operate(page);
    await page.visit.settle(1_000);
    expect(page.address()).toBe(sofas);
    expect(selectShownListing(page.visit.state())?.products).toHaveLength(2);
    expect(publishedSince(page.visit)).toEqual([]);
    expect(page.visit.service.requestCount).toBe(requestCount);
  });

  it('the same facet again, another one and Back are requested, shown and published', async () => {
    const page = await aPageUnderDevTools();
    operate(page);
    await page.visit.act(acme);
    expect(page.address()).toBe(acmePath);
    expect(publishedSince(page.visit)).toEqual(eventsOf(acmePath, 'brand=acme'));
    const requestCount = page.visit.service.requestCount;
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(await goBack(page)).toEqual(
      eventsOfBrowserAction({ path: acmePath, options: ['brand=acme'] }),
    );
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
  });
});

describe('after Commit in Redux DevTools', () => {
  it('the same facet again removes the option, and Revert and a facet continue from there', async () => {
    const page = await aPageUnderDevTools();
    page.lifted.dispatch(ActionCreators.commit());
    await page.visit.act(acme);
    expect(page.address()).toBe(sofas);
    expect(publishedSince(page.visit)).toEqual(eventsOf(sofas));
    page.lifted.dispatch(ActionCreators.rollback());
    expect(page.address()).toBe(acmePath);
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
  });
});

describe('after a jump to the last row of the log', () => {
  it('the page is in the present again, although unlisted actions follow that row', async () => {
    const page = await aPageUnderDevTools();
    await page.visit.settle(5_000);
    publishedSince(page.visit);
    const last = page.idOf('lastAction/actionRecorded');
    expect(page.lifted.getState().stagedActionIds.at(-1)).toBeGreaterThan(last);
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    expect(page.address()).toBe(sofas);
    page.lifted.dispatch(ActionCreators.jumpToAction(last));
    expect(page.address()).toBe(acmePath);
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
  });
});

describe('while Redux DevTools lock changes', () => {
  it('a facet changes, requests and publishes nothing, and works after unlocking', async () => {
    const page = await aPageUnderDevTools();
    const requestCount = page.visit.service.requestCount;
    page.lifted.dispatch(ActionCreators.lockChanges(true));
    await page.visit.act(bolt, 5_000);
    expect(page.address()).toBe(acmePath);
    expect(publishedSince(page.visit)).toEqual([]);
    expect(page.visit.service.requestCount).toBe(requestCount);
    page.lifted.dispatch(ActionCreators.lockChanges(false));
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(await goBack(page)).toEqual(
      eventsOfBrowserAction({ path: acmePath, options: ['brand=acme'] }),
    );
  });
});

describe('while Redux DevTools pause their recording', () => {
  it('a facet and Back are requested, shown and published, then and afterwards', async () => {
    const page = await aPageUnderDevTools();
    const requestCount = page.visit.service.requestCount;
    page.lifted.dispatch(ActionCreators.pauseRecording(true));
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(await goBack(page)).toEqual(
      eventsOfBrowserAction({ path: acmePath, options: ['brand=acme'] }),
    );
    page.lifted.dispatch(ActionCreators.pauseRecording(false));
    await page.visit.act(acme);
    expect(publishedSince(page.visit)).toEqual(eventsOf(sofas));
    expect(page.address()).toBe(sofas);
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
  });
});

describe('an imported list of actions, as the tools export them', () => {
  it('gives the same listing, and the next action continues from it', async () => {
    const page = await aPageUnderDevTools();
    const { actionsById, stagedActionIds, committedState } = page.lifted.getState();
    const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
    const exported = JSON.stringify([actions, committedState]);
    await page.visit.act(bolt);
    publishedSince(page.visit);
    const requestCount = page.visit.service.requestCount;
    const [nextLiftedState, preloadedState] = JSON.parse(exported) as [UnknownAction[], State];
    page.lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState, preloadedState });
    await page.visit.settle(1_000);
    expect(page.address()).toBe(acmePath);
    expect(publishedSince(page.visit)).toEqual([]);
    expect(page.visit.service.requestCount).toBe(requestCount);
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
  });
});

describe('while the tools show an earlier state', () => {
  /** A page that shows its first state, to which the shopper has done something with `delayMs`. */
  async function aPageInThePast() {
    const page = await aPageUnderDevTools();
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    expect(page.address()).toBe(sofas);
    return page;
  }
  const isInThePast = ({ lifted }: Page) => {
    const { currentStateIndex, stagedActionIds } = lifted.getState();
    return currentStateIndex < stagedActionIds.length - 1;
  };

  it('a click leads back to the present first, and is requested, shown and published there', async () => {
    const page = await aPageInThePast();
    const requestCount = page.visit.service.requestCount;
    await page.visit.act(bolt);
    expect(page.address()).toBe(bothPath);
    expect(publishedSince(page.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(isInThePast(page)).toBe(false);
    expect(await goBack(page)).toEqual(
      eventsOfBrowserAction({ path: acmePath, options: ['brand=acme'] }),
    );
  });

  it('Back leads to the entry before that of the present', async () => {
    const page = await aPageInThePast();
    expect(await goBack(page)).toEqual(eventsOfBrowserAction({ path: sofas }));
    expect(page.address()).toBe(sofas);
    expect(isInThePast(page)).toBe(false);
  });

  it('a listing that was requested before arrives in the present, and the page stays in the past', async () => {
    const page = await aPageUnderDevTools();
    page.visit.service.delayMs = 2_000;
    await page.visit.act(bolt, 1_000);
    publishedSince(page.visit);
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    await page.visit.settle(5_000);
    expect(page.address()).toBe(sofas);
    expect(selectShownListing(page.visit.state())?.products).toHaveLength(2);
    expect(isInThePast(page)).toBe(true);
    const listingOfBoth = eventsOf(bothPath, 'brand=acme', 'brand=bolt').slice(0, 4);
    expect(publishedSince(page.visit)).toEqual(listingOfBoth);
    page.lifted.dispatch(
      ActionCreators.jumpToState(page.lifted.getState().stagedActionIds.length - 1),
    );
    expect(page.address()).toBe(bothPath);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(selectHasFailed(page.visit.state())).toBe(false);
    expect(page.visit.service.requestCount).toBe(2);
  });

  it('a page that comes into view, a prefetch and another connection leave it there', async () => {
    const page = await aPageInThePast();
    const requestCount = page.visit.service.requestCount;
    await page.visit.act(pageScrolledTo(2), 1_000);
    page.visit.store.dispatch(retryAtOnce());
    await page.visit.prefetch(boltPath, 1_000);
    expect(page.visit.service.requestCount).toBe(requestCount + 1);
    expect(isInThePast(page)).toBe(true);
    expect(page.address()).toBe(sofas);
    expect(publishedSince(page.visit)).toEqual([]);
  });

  it('a click changes nothing as long as changes are locked', async () => {
    const page = await aPageInThePast();
    page.lifted.dispatch(ActionCreators.lockChanges(true));
    await page.visit.act(bolt, 5_000);
    expect(isInThePast(page)).toBe(true);
    expect(publishedSince(page.visit)).toEqual([]);
  });
});

describe('an imported history whose last request was pending', () => {
  it('works: the listing is requested when the shopper opens it', async () => {
    const page = await aPageUnderDevTools();
    page.visit.service.delayMs = 5_000;
    await page.visit.act(bolt, 50);
    const exported = JSON.stringify(page.lifted.getState());
    page.end();
    const second = await aPageUnderDevTools();
    const imported = JSON.parse(exported) as LiftedState<State, UnknownAction, unknown>;
    second.lifted.dispatch(ActionCreators.importState<State, UnknownAction, unknown>(imported));
    expect(second.address()).toBe(bothPath);
    expect(selectIsFetching(second.visit.state())).toBe(true);
    await second.visit.act(acme);
    expect(publishedSince(second.visit)).toEqual(eventsOf(boltPath, 'brand=bolt'));
    const requestCount = second.visit.service.requestCount;
    await second.visit.act(acme);
    expect(publishedSince(second.visit)).toEqual(eventsOf(bothPath, 'brand=acme', 'brand=bolt'));
    expect(second.visit.service.requestCount).toBe(requestCount + 1);
  });
});
