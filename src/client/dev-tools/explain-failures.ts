/**
 * Says on a developer's console why requests to an API fail: refused by CORS, no connection, or slow. A browser does not tell a page, so
 * a request in the mode `no-cors` finds it out, whose response no page can read.
 */
import type { Store } from '@reduxjs/toolkit';
import { readRecord } from '../../lib/read-unknown';
import { listingTimeoutMs } from '../../listing/request/fetch-listing';
import type { Platform } from '../../platform/platform';
import type { RootState } from '../../store/root-state';

type Failure = {
  /** The page global with the base of the API. */
  readonly global: 'apiURL' | 'envURL';
  /** Its value, for one more request. */
  readonly address: string;
  readonly isSlow: boolean;
  readonly contract: string;
};

/** One for each API at most: failures with a status say themselves what is wrong. */
function failuresIn(state: RootState): readonly Failure[] {
  const { apiURL, envURL } = state.storefront;
  const errorsOf = (entries: object) =>
    Object.values(entries).flatMap((entry) => readRecord(entry).error ?? []);
  const kinds = errorsOf(state.listingApi.queries).map((error) => readRecord(error).kind);
  const saved = errorsOf({
    ...state.savedForLaterApi.queries,
    ...state.savedForLaterApi.mutations,
  });
  const hasSavedFailed = saved.some((error) => readRecord(error).status === undefined);
  const isSlow = kinds.includes('timeout');
  const listing: Failure = {
    global: 'apiURL',
    address: apiURL,
    isSlow,
    contract: 'docs/listing-api.md',
  };
  const saving: Failure = {
    global: 'envURL',
    address: envURL,
    isSlow: false,
    contract: 'docs/save-for-later-api.md',
  };
  return [
    ...(isSlow || kinds.includes('network') ? [listing] : []),
    ...(hasSavedFailed ? [saving] : []),
  ];
}

async function reasonOf(failure: Failure, fetch: Platform['fetch']): Promise<string> {
  const { address, isSlow, contract } = failure;
  const slow = `no response within ${listingTimeoutMs / 1_000} s: look at its times in the Network panel`;
  if (isSlow) return slow;
  const signal = AbortSignal.timeout(listingTimeoutMs);
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', signal });
  } catch {
    return signal.aborted
      ? slow
      : 'no connection: it is away, its certificate is refused, or the policy of this page lacks it in connect-src';
  }
  return new URL(address, window.location.href).origin === window.location.origin
    ? `it responds now: look at the failed request in the Network panel, and at ${contract}`
    : `it responds, but most likely CORS refuses this page: allow ${window.location.origin}, see ${contract}#another-origin`;
}

/** Explains each API's failure once. */
export function explainFailures(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  { fetch, log }: Pick<Platform, 'fetch' | 'log'>,
): void {
  const explained = new Set<string>();
  store.subscribe(() => {
    for (const failure of failuresIn(store.getState())) {
      const { global, address } = failure;
      if (explained.has(global)) continue;
      explained.add(global);
      void reasonOf(failure, fetch).then((reason) => log.info(`${global} ${address}: ${reason}`));
    }
  });
}
