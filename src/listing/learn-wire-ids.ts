/** Learns the API's spelling of option ids from the answers in the cache (decision 15a). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { rememberWireIds, type WireIds } from '../catalogue/wire-ids';
import { selectWireIds, wireIdsLearned, type WithWireIds } from './wire-ids-slice';

/** The part of the store that holds the API's answers. */
export type CachedAnswers = {
  readonly listingApi: {
    readonly queries: Readonly<Record<string, { data?: unknown } | undefined>>;
  };
};

/** Answers that were read once; no request is kept waiting for what is known already. */
const learned = new WeakSet<object>();

/** All that is known by now, also from what the server left in the page. */
export function learnWireIds(api: BaseQueryApi): WireIds {
  const state = api.getState() as WithWireIds & CachedAnswers;
  const before = selectWireIds(state);
  let known = before;
  for (const entry of Object.values(state.listingApi.queries)) {
    const body = entry?.data;
    if (typeof body !== 'object' || body === null || learned.has(body)) continue;
    learned.add(body);
    known = rememberWireIds(known, body);
  }
  if (known !== before) api.dispatch(wireIdsLearned(known));
  return known;
}
