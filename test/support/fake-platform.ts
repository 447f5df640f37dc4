/** The outside world of a test: answers listing requests from a function and remembers what it was asked. */
import type { Platform } from '../../src/platform/platform';

type Answer = (url: string, init?: RequestInit) => Promise<Response> | Response;

export type FakePlatform = Platform & {
  /** Addresses asked so far. */
  readonly asked: string[];
  /** Lines logged so far, as "error: text". */
  readonly logged: string[];
  readonly published: { readonly topic: string; readonly payload: unknown }[];
  readonly focused: string[];
  readonly reported: string[];
};

/** Session storage in memory. */
function fakeSessionStorage(): Platform['sessionStorage'] {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** A platform whose `fetch` gives what `answer` says, rejecting when the request is aborted first. */
export function fakePlatform(answer: Answer, overrides: Partial<Platform> = {}): FakePlatform {
  const asked: string[] = [];
  const logged: string[] = [];
  const published: { topic: string; payload: unknown }[] = [];
  const focused: string[] = [];
  const reported: string[] = [];
  return {
    asked,
    logged,
    published,
    focused,
    reported,
    fetch: (url, init) => {
      asked.push(url);
      return new Promise((resolve, reject) => {
        const stop = () => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted) stop();
        init?.signal?.addEventListener('abort', stop);
        Promise.resolve(answer(url, init)).then(resolve, reject);
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
    sessionStorage: fakeSessionStorage(),
    publish: (topic, payload) => published.push({ topic, payload }),
    reportError: (_error, area) => reported.push(area),
    focus: (elementId) => focused.push(elementId),
    ...overrides,
  };
}
