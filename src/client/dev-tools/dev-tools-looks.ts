/** How Redux DevTools show the page's actions and states. */
import type { Action, ConfigureStoreOptions } from '@reduxjs/toolkit';
import { createPath, type Path } from 'history';
import type { WireListing, WireListingBody, WireMeta } from '../../catalogue/listing-response';
import {
  isRecord,
  readList,
  readRecord,
  readText,
  type Unchecked,
  type UnknownRecord,
} from '../../lib/read-unknown';
import { retryScheduled } from '../../listing/request/retry-listing';
import { wireIdsCorrected } from '../../listing/request/wire-ids-state';
import type { pictureSizeChosen } from '../../results-bar/picture-size-slice';

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

type ReadSubject = (value: unknown, all: UnknownRecord) => string | undefined;

/** The type alone: a module that two scripts share makes the first one larger. */
const sizeChosen: typeof pictureSizeChosen.type = 'pictureSize/pictureSizeChosen';

/** Of actions whose payloads do not say it in words. */
const subjectsOfTypes: Readonly<Record<string, ReadSubject>> = {
  [sizeChosen]: (isLarge) => (isLarge ? 'large' : 'usual'),
  [retryScheduled.type]: (timeMs) => readText(new Date(Number(timeMs)).toJSON()),
  [wireIdsCorrected.type]: (ids) => Object.values(readRecord(ids)).flat().join('+'),
};

/** What a payload, or what an endpoint is asked for, is about: by the first of these fields that it has. */
const subjectsOfFields: Readonly<Record<string, ReadSubject>> = {
  location: (location) => createPath(readRecord(location) as Partial<Path>),
  queryDescription: subjectOfQuery,
  args: subjectOfValue,
  // As in the URL.
  facetId: (facetId, { optionId, optionIds }) =>
    [facetId, readList(optionIds).join('+') || optionId].filter(Boolean).join('--'),
  productId: (productId, { isSaved }) =>
    [productId, isSaved ? 'saved' : 'removed'].filter(Boolean).join(' '),
  url: readText,
  categoryId: readText,
  sortOption: readText,
  numProducts: readText,
  pageNumber: readText,
  text: readText,
  queryCacheKey: readText,
};

/** A listing, a facet, a product, …, or the value itself. */
function subjectOfValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return subjectOfValue(value[0]);
  if (!isRecord(value)) return readText(value);
  const name = Object.keys(subjectsOfFields).find((field) => value[field] !== undefined);
  return name && subjectsOfFields[name]?.(value[name], value);
}

/** The name of an endpoint of RTK Query with what it is asked for. */
function subjectOfQuery(query: unknown): string {
  const { endpointName, originalArgs } = readRecord(query);
  return [endpointName, subjectOfValue(originalArgs)].filter(Boolean).join(' ');
}

/** Nothing where the type of the action says all, as of a drawer that opens. */
function subjectOf(action: Action): string | undefined {
  const { payload, meta } = readRecord(action);
  const { arg } = readRecord(meta);
  if (isRecord(arg)) return subjectOfQuery(arg);
  return (subjectsOfTypes[action.type] ?? subjectOfValue)(payload, {});
}

/** A short form of an action. Its type, which is its row in the log, includes its subject. */
export function summariseAction<A extends Action>(action: A): A {
  const subject = subjectOf(action);
  return {
    ...action,
    ...('payload' in action && { payload: summarisePayload(action.payload) }),
    ...(subject && { type: `${action.type} ${subject}` }),
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

/** Said once on the console, since the tools only hide the button. */
export const whyNoDispatcher =
  'Redux DevTools: the Dispatcher is off, since it evaluates texts, which the Content-Security-Policy forbids.';

/** Summarises listings, which makes the tools fast. Jumps and exported histories use the real values. */
export const devToolsOptions: DevToolsOptions & { readonly maxAge: number } = {
  name: 'Product listing page',
  maxAge: 200,
  // The middleware between a component and the store has as many calls on the stack.
  trace: process.env.NODE_ENV !== 'production',
  traceLimit: 40,
  // All that there are but one: whatever is not named is off.
  features: {
    ...{
      pause: true,
      lock: true,
      persist: true,
      jump: true,
      skip: true,
      reorder: true,
      test: true,
    },
    // By the page, which has the real values.
    export: 'custom',
    import: 'custom',
    dispatch: false,
  },
  actionsDenylist: [unlisted.source],
  actionSanitizer: summariseAction,
  stateSanitizer: summariseState,
};
