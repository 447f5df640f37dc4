/** A shopper's visit to the page without its components: real store, real sagas, an invented listing API. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import { push } from 'redux-first-history';
import { prefetchListing } from '../../src/listing/prefetch';
import type { StoreTools } from '../../src/page/create-store';
import type { Platform } from '../../src/platform/platform';
import { responseOf } from './a-listing-api';
import { aPageStore } from './a-page-store';
import { fakePlatform } from './fake-platform';

type VisitOptions = {
  readonly path?: string;
  readonly tools?: StoreTools;
  readonly platform?: Partial<Platform>;
  /** Replaces the memory history; `path` is then ignored. */
  readonly history?: History;
  /** Fields of the page-global object. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Status of the first responses of the listing API. */
  readonly status?: number;
};

/** Until then each action is recorded and each response without delay has arrived. */
const settledMs = 300;

/** Starts with the first listing on screen and ends after the test. Needs jest's fake timers. */
export async function aVisit(options: VisitOptions = {}) {
  const { path = '/browse/sofas', tools, status: firstStatus = 200 } = options;
  const service = { delayMs: 0, status: firstStatus, requestCount: 0 };
  const platform = fakePlatform((url) => {
    service.requestCount += 1;
    const { status, delayMs } = service;
    const response = new Response(JSON.stringify(responseOf(url)), { status });
    return new Promise((resolve) => setTimeout(() => resolve(response), delayMs));
  }, options.platform);
  const page = aPageStore<History>({
    path,
    platform,
    globals: { isLocal: true, ...options.globals },
    ...(tools ? { tools } : {}),
    ...(options.history ? { history: options.history } : {}),
  });
  page.start();
  const settle = (ms = settledMs) => jest.advanceTimersByTimeAsync(ms);
  await settle();
  return {
    ...page,
    platform,
    /** Delay and status of the next responses, and the number of requests so far. */
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
    /** Index of the current history entry. */
    entry: () => page.memory.index,
  };
}

export type Visit = Awaited<ReturnType<typeof aVisit>>;
