/** What Redux DevTools show of the page's actions and states, and what their jumps do to the address bar. */
import type { Action } from '@reduxjs/toolkit';
import { isRecord, readList, readRecord } from '../lib/read-unknown';

export { followTimeTravel } from './time-travel';

/** "30 products of 120, 8 facets" in place of a listing API's answer; anything else as it is. */
function summarise(body: unknown): unknown {
  const listing = readRecord(body).response;
  if (!isRecord(listing)) return body;
  const { num_results: results } = readRecord(listing.meta);
  const [products, facets] = [listing.product_list, listing.facet_list].map(
    (list) => readList(list).length,
  );
  return `${products} products of ${String(results)}, ${facets} facets`;
}

const summariseEntry = (entry: unknown) =>
  isRecord(entry) ? { ...entry, data: summarise(entry.data) } : entry;

const summarisePayload = (payload: unknown) =>
  isRecord(payload) && 'body' in payload
    ? { ...payload, body: summarise(payload.body) }
    : summarise(payload);

export const summariseAction = <A extends Action>(action: A): A =>
  'payload' in action ? { ...action, payload: summarisePayload(action.payload) } : action;

export function summariseState<State>(state: State): State {
  const { listingApi, knownFacets } = readRecord(state);
  const { queries } = readRecord(listingApi);
  if (!isRecord(listingApi) || !isRecord(queries)) return state;
  const entries = Object.entries(queries).map(([key, entry]) => [key, summariseEntry(entry)]);
  const facets = readList(readRecord(knownFacets).facets);
  return {
    ...state,
    listingApi: { ...listingApi, queries: Object.fromEntries(entries) as unknown },
    ...(isRecord(knownFacets) && {
      knownFacets: { ...knownFacets, facets: `${String(facets.length)} facets` },
    }),
  };
}
