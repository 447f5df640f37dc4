/** How Redux DevTools show the page's actions and states. */
import type { Action, ConfigureStoreOptions } from '@reduxjs/toolkit';
import { createPath } from 'history';
import type { WireListing, WireListingBody, WireMeta } from '../../catalogue/listing-response';
import { isRecord, readList, readRecord, readText, type Unchecked } from '../../lib/read-unknown';

export { watchTimeTravel, returnToPresent } from './time-travel';

type DevToolsOptions = Exclude<NonNullable<ConfigureStoreOptions['devTools']>, boolean>;

/**
 * Actions without a row in the log: RTK Query's internal ones, and announcements about filters, which follow after 2 s.
 */
const unlisted =
  /internalSubscriptions\/subscriptionsUpdated|listingApi\/executeQuery\/pending|chips\/(?:filtersAnnounced|resultsCounted)/;

export const isListed = ({ type }: Action): boolean => !unlisted.test(type);

/** "30 products of 120, 8 facets" in place of a listing API's response; any other value unchanged. */
function summarise(body: unknown): unknown {
  const { response } = readRecord<WireListingBody>(body);
  if (!isRecord(response)) return body;
  const { meta, product_list, facet_list }: Unchecked<WireListing> = response;
  const { num_results: results } = readRecord<WireMeta>(meta);
  const [products, facets] = [product_list, facet_list].map((list) => readList(list).length);
  return `${products} products of ${String(results)}, ${facets} facets`;
}

const summariseEntry = (entry: unknown) =>
  isRecord(entry) ? { ...entry, data: summarise(entry.data) } : entry;

/** The listings of the dehydrated state, among other payloads. */
const summariseParts = (payload: readonly unknown[]) =>
  payload.map((part) =>
    isRecord(part) && 'value' in part ? { ...part, value: summarise(part.value) } : part,
  );

/** With the pages on screen, in an action and in the state. */
const summarisePages = (shown: unknown) =>
  isRecord(shown) && {
    ...shown,
    pages: readList(shown.pages).map((page) => {
      const { args, body } = readRecord(page);
      return { args, body: summarise(body) };
    }),
  };

function summarisePayload(payload: unknown): unknown {
  if (Array.isArray(payload)) return summariseParts(payload);
  return isRecord(payload) && Array.isArray(payload.pages)
    ? summarisePages(payload)
    : summarise(payload);
}

/** The listing that an action is about, or the facet that it selects, as in the URL. */
function subjectOf(action: Action): string | undefined {
  const { payload, meta } = readRecord(action);
  const { location, args, url, facetId, optionId } = readRecord(payload);
  const { originalArgs } = readRecord(readRecord(meta).arg);
  if (facetId !== undefined) return [facetId, optionId].filter(Boolean).join('--');
  const listing = readText(url ?? readRecord(args ?? originalArgs).url);
  return isRecord(location) ? createPath(location) : listing;
}

/** A short form of an action. Its type, which is its row in the log, includes its subject. */
export function summariseAction<A extends Action>(action: A): A {
  const subject = subjectOf(action);
  return {
    ...action,
    ...('payload' in action && { payload: summarisePayload(action.payload) }),
    ...(subject !== undefined && { type: `${action.type} ${subject}` }),
  };
}

export function summariseState<State>(state: State): State {
  const { listingApi, knownFacets, shownListing } = readRecord(state);
  const { queries } = readRecord(listingApi);
  if (!isRecord(listingApi) || !isRecord(queries)) return state;
  const entries = Object.entries(queries).map(([key, entry]) => [key, summariseEntry(entry)]);
  const facets = readList(readRecord(knownFacets).facets);
  return {
    ...state,
    listingApi: { ...listingApi, queries: Object.fromEntries(entries) as unknown },
    shownListing: summarisePages(shownListing),
    ...(isRecord(knownFacets) && {
      knownFacets: { ...knownFacets, facets: `${facets.length} facets` },
    }),
  };
}

/** Summarises listings, which makes the tools fast. Jumps and exported histories use the real values. */
export const devToolsOptions: DevToolsOptions & { readonly maxAge: number } = {
  name: 'Product listing page',
  maxAge: 200,
  actionsDenylist: [unlisted.source],
  actionSanitizer: summariseAction,
  stateSanitizer: summariseState,
};
