import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createBrowserHistory } from 'history';
import { LOCATION_CHANGE } from 'redux-first-history';
import { followTimeTravel } from '../../src/client/time-travel';
import { selectIsFetching } from '../../src/listing/shown-listing-slice';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { publishedSince } from '../events/a-journey';
import { back, facet, quick } from '../events/journey-step';
import { answerOf } from '../support/a-listing-api';
import { aQueryState } from '../support/a-query-state';
import { aVisit, type Visit } from '../support/a-visit';

type State = ReturnType<Visit['state']>;

const sofas = '/browse/sofas';
const acme = facet('brand', 'acme');
const bolt = facet('brand', 'bolt');
const acmePath = `${sofas}/brand--acme`;
const boltPath = `${sofas}/brand--bolt`;
const bothPath = `${sofas}/brand--acme+bolt`;

/** A page that the server rendered, under the developer tools, whose shopper then ticked "acme". */
async function aPageUnderDevTools() {
  window.history.replaceState(null, '', sofas);
  const enhancer = instrument() as unknown as StoreEnhancer;
  const body = answerOf('/group_id/sofas?page=1&num_results_per_page=30');
  const visit = await aVisit({
    history: createBrowserHistory(),
    tools: { enhancers: [enhancer] },
    globals: { queryState: aQueryState(sofas, body) },
  });
  const stopFollowing = followTimeTravel(visit.store);
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
    end: () => {
      stopFollowing();
      visit.end();
    },
  };
}

type Page = Awaited<ReturnType<typeof aPageUnderDevTools>>;

/** What one click on a facet tells when its listing comes quickly. */
const told = (path: string, ...options: readonly string[]) =>
  quick('facet', { trigger: 'FACET', path, options });

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

/** Lets Back arrive, which the browser of a test reports in real time. */
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
  it('the page shows the listing of the state, and requests and tells nothing', async () => {
    const page = await aPageUnderDevTools();
    const { asked } = page.visit.service;
    operate(page);
    await page.visit.settle(1_000);
    expect(page.address()).toBe(sofas);
    expect(selectShownListing(page.visit.state())?.products).toHaveLength(2);
    expect(publishedSince(page.visit)).toEqual([]);
    expect(page.visit.service.asked).toBe(asked);
    page.end();
  });

  it('the same facet again, another one and Back are requested, shown and told', async () => {
    const page = await aPageUnderDevTools();
    operate(page);
    await page.visit.act(acme);
    expect(page.address()).toBe(acmePath);
    expect(publishedSince(page.visit)).toEqual(told(acmePath, 'brand=acme'));
    const { asked } = page.visit.service;
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(told(bothPath, 'brand=acme', 'brand=bolt'));
    expect(page.visit.service.asked).toBe(asked + 1);
    expect(selectIsCurrentShown(page.visit.state())).toBe(true);
    expect(await goBack(page)).toEqual(back({ path: acmePath, options: ['brand=acme'] }));
    expect(page.visit.service.asked).toBe(asked + 1);
    page.end();
  });
});

describe('after Commit in Redux DevTools', () => {
  it('the same facet again takes the choice back, and Revert and a facet go on from there', async () => {
    const page = await aPageUnderDevTools();
    page.lifted.dispatch(ActionCreators.commit());
    await page.visit.act(acme);
    expect(page.address()).toBe(sofas);
    expect(publishedSince(page.visit)).toEqual(told(sofas));
    page.lifted.dispatch(ActionCreators.rollback());
    expect(page.address()).toBe(acmePath);
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(told(bothPath, 'brand=acme', 'brand=bolt'));
    page.end();
  });
});

describe('a click while the tools show an earlier state', () => {
  it('requests nothing, tells nothing and leaves the address to that state', async () => {
    const page = await aPageUnderDevTools();
    page.lifted.dispatch(ActionCreators.jumpToState(0));
    const { asked } = page.visit.service;
    await page.visit.act(bolt, 5_000);
    expect(publishedSince(page.visit)).toEqual([]);
    expect(page.visit.service.asked).toBe(asked);
    expect(page.address()).toBe(sofas);
    page.end();
  });
});

describe('an imported history whose last request was pending', () => {
  it('is gone on with: the listing is requested when the shopper comes to it', async () => {
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
    expect(publishedSince(second.visit)).toEqual(told(boltPath, 'brand=bolt'));
    const { asked } = second.visit.service;
    await second.visit.act(acme);
    expect(publishedSince(second.visit)).toEqual(told(bothPath, 'brand=acme', 'brand=bolt'));
    expect(second.visit.service.asked).toBe(asked + 1);
    second.end();
  });
});

describe('an action that the tools dispatch without its payload', () => {
  it('ends nothing but itself and is reported', async () => {
    const page = await aPageUnderDevTools();
    await page.visit.act({ type: acme.type });
    expect(page.visit.platform.reported).toEqual(['navigation']);
    publishedSince(page.visit);
    await page.visit.act(bolt);
    expect(publishedSince(page.visit)).toEqual(told(bothPath, 'brand=acme', 'brand=bolt'));
    page.end();
  });
});
