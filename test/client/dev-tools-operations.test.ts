import { ActionCreators, type LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import { selectIsFetching } from '../../src/listing/shown-listing-slice';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { eventsOfBrowserAction, publishedSince } from '../events/a-journey';
import {
  acme,
  acmePath,
  aPageUnderDevTools,
  bolt,
  boltPath,
  bothPath,
  eventsOf,
  goBack,
  sofas,
  type Page,
  type State,
} from './a-page-under-dev-tools';

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

describe('an exported history', () => {
  it('has no token of the document, which each request sends', async () => {
    const csrfToken = jest.fn(() => 'token-of-the-document');
    const page = await aPageUnderDevTools({ csrfToken });
    await page.visit.act(bolt);
    expect(csrfToken).toHaveBeenCalled();
    const exported = JSON.stringify(page.lifted.getState());
    expect(exported).toContain(bothPath);
    expect(exported).not.toContain('token-');
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
