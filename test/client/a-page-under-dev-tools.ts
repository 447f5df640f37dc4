/** A page whose shopper has ticked "acme" under Redux DevTools, by their own instrument. */
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createBrowserHistory } from 'history';
import { isListed } from '../../src/client/dev-tools/dev-tools-looks';
import {
  returnToPresent,
  timeTravel,
  watchTimeTravel,
} from '../../src/client/dev-tools/time-travel';
import type { Platform } from '../../src/platform/platform';
import { eventsOfAction, publishedSince } from '../events/a-journey';
import { toggleFacet } from '../events/journey-step';
import { responseOf } from '../support/a-listing-api';
import { aQueryState } from '../support/a-query-state';
import { aVisit, type Visit } from '../support/a-visit';
import { closeAfterTest } from '../support/close-after-test';

export type State = ReturnType<Visit['state']>;

export const sofas = '/browse/sofas';
export const acme = toggleFacet('brand', 'acme');
export const bolt = toggleFacet('brand', 'bolt');
export const acmePath = `${sofas}/brand--acme`;
export const boltPath = `${sofas}/brand--bolt`;
export const bothPath = `${sofas}/brand--acme+bolt`;

/** The events of one click on a facet whose listing arrives at once. */
export const eventsOf = (path: string, ...options: readonly string[]) =>
  eventsOfAction({ trigger: 'FACET', path, options });

/** A server-rendered page with Redux DevTools, on which the shopper has ticked "acme". */
export async function aPageUnderDevTools(platform: Partial<Platform> = {}) {
  window.history.replaceState(null, '', sofas);
  const enhancer = instrument() as unknown as StoreEnhancer;
  const body = responseOf('/group_id/sofas?page=1&num_results_per_page=30');
  const visit = await aVisit({
    history: createBrowserHistory(),
    tools: timeTravel(enhancer),
    globals: { queryState: aQueryState(sofas, body) },
    platform,
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

export type Page = Awaited<ReturnType<typeof aPageUnderDevTools>>;

/** Goes back and waits in real time, because jsdom reports Back in real time. */
export async function goBack({ visit }: Page) {
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
