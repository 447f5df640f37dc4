/** A platform for tests: responds to listing requests by a function, and records requests, logs and events. */
import { createMemoryStorage } from '../../src/platform/memory-storage';
import type { Platform } from '../../src/platform/platform';

type Respond = (url: string, init?: RequestInit) => Promise<Response> | Response;

export type FakePlatform = Platform & {
  /** Addresses requested so far. */
  readonly requested: string[];
  /** Lines logged so far, as "error: text". */
  readonly logged: string[];
  readonly published: { readonly topic: string; readonly payload: unknown }[];
  readonly focused: string[];
  readonly reported: string[];
};

/** `fetch` resolves with the result of `respond`, and rejects when the request is aborted first. */
export function fakePlatform(respond: Respond, overrides: Partial<Platform> = {}): FakePlatform {
  const requested: string[] = [];
  const logged: string[] = [];
  const published: { topic: string; payload: unknown }[] = [];
  const focused: string[] = [];
  const reported: string[] = [];
  return {
    requested,
    logged,
    published,
    focused,
    reported,
    origin: 'https://shop.example',
    fetch: (url, init) => {
      requested.push(url);
      return new Promise((resolve, reject) => {
        const stop = () => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted) stop();
        init?.signal?.addEventListener('abort', stop);
        Promise.resolve(respond(url, init)).then(resolve, reject);
      });
    },
    requestHeaders: {},
    csrfToken: () => undefined,
    userId: () => undefined,
    savesData: () => false,
    retries: true,
    log: {
      info: (message) => logged.push(`info: ${message}`),
      error: (message) => logged.push(`error: ${message}`),
    },
    sessionStorage: createMemoryStorage(),
    localStorage: createMemoryStorage(),
    publish: (topic, payload) => published.push({ topic, payload }),
    reportError: (_error, area) => reported.push(area),
    focus: (elementId) => focused.push(elementId),
    ...overrides,
  };
}
