/** A shopper's visit to the whole page without its looks: real store, real sagas, a made-up listing API. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import { push } from 'redux-first-history';
import { listingApi } from '../../src/listing/listing-api';
import { prefetchListing } from '../../src/listing/prefetch';
import type { StoreTools } from '../../src/page/create-store';
import type { Platform } from '../../src/platform/platform';
import { savedApi } from '../../src/saved-for-later/saved-api';
import { responseOf } from './a-listing-api';
import { aPageStore } from './a-page-store';
import { fakePlatform } from './fake-platform';

type VisitOptions = {
  readonly path?: string;
  readonly tools?: StoreTools;
  readonly platform?: Partial<Platform>;
  /** A history of the test's own; `path` then says nothing. */
  readonly history?: History;
  /** Fields of the page-global object. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** How the listing API answers from the start. */
  readonly status?: number;
};

/** Time after which each action has been recorded and each quick answer has arrived. */
const settledMs = 300;

/** Starts with the first listing on screen. Needs jest's fake timers. */
export async function aVisit(options: VisitOptions = {}) {
  const { path = '/browse/sofas', tools, platform = {}, status: firstStatus = 200 } = options;
  const service = { delayMs: 0, status: firstStatus, asked: 0 };
  const world = fakePlatform((url) => {
    service.asked += 1;
    const { status, delayMs } = service;
    const answer = new Response(JSON.stringify(responseOf(url)), { status });
    return new Promise((resolve) => setTimeout(() => resolve(answer), delayMs));
  }, platform);
  const page = aPageStore<History>({
    path,
    platform: world,
    globals: { isLocal: true, ...options.globals },
    ...(tools ? { tools } : {}),
    ...(options.history ? { history: options.history } : {}),
  });
  const task = page.start();
  const settle = (ms = settledMs) => jest.advanceTimersByTimeAsync(ms);
  await settle();
  return {
    ...page,
    platform: world,
    /** How the listing API answers from now on, and how often it was asked. */
    service,
    state: page.store.getState,
    settle,
    act: async (action: UnknownAction, ms?: number) => {
      page.store.dispatch(action);
      await settle(ms);
    },
    back: async (ms?: number) => {
      page.history.back();
      await settle(ms);
    },
    forward: async (ms?: number) => {
      page.history.forward();
      await settle(ms);
    },
    visit: async (href: string, ms?: number) => {
      page.store.dispatch(push(href));
      await settle(ms);
    },
    prefetch: async (href: string, ms?: number) => {
      page.store.dispatch(prefetchListing(href));
      await settle(ms);
    },
    /** Where the shopper is among the entries of the browser's history. */
    entry: () => page.memory.index,
    end: () => {
      task.cancel();
      page.store.dispatch(listingApi.util.resetApiState());
      page.store.dispatch(savedApi.util.resetApiState());
    },
  };
}

export type Visit = Awaited<ReturnType<typeof aVisit>>;
