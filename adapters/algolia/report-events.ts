/** Reports events to Algolia Insights, by its own client. */
import { insightsClient, type EventsItems, type ViewedObjectIDs } from '@algolia/client-insights';
import { readId } from '../../src/catalogue/listing-bounds';
import { readCount, readMatch, readText } from '../../src/lib/read-unknown';
import type { ReportedEvent } from '../../server/services/listing-service';
import type { VendorReports } from '../adapter';
import { VendorError } from '../vendor-error';
import { fetchText } from '../vendor-fetch';
import { requestOfPath } from '../vendor-request';
import { connectionOf, hostOf, vendor, type AlgoliaOptions } from './algolia-options';
import { indexOf } from './plan-queries';

type ProductEvent = Exclude<ReportedEvent, { readonly topic: 'listing-view' }>;

/** Algolia takes 1,000. Each costs a tenth of a millisecond at most, in which the server does nothing else. */
const mostEvents = 200;
/** Algolia's bounds. One event outside of them, and it refuses all of a request. */
const mostObjectIds = 20;
const tokenForm = /^[\w=+/-]{1,129}$/;
const queryIdForm = /^[\da-f]{32}$/i;

/** Algolia has counted the query itself, so a listing on screen is no event of its own. */
const topics = ['product-view', 'product-click', 'product-save'] as const;
const isProductEvent = (event: ReportedEvent): event is ProductEvent =>
  event.topic !== 'listing-view';

/** Of a view, a click or a save; undefined where Algolia would refuse it. */
function readEvent({ payload, visitId, atMs }: ProductEvent, options: AlgoliaOptions) {
  const userToken = readMatch(visitId, tokenForm);
  const objectId = readId(payload.productId);
  const request = requestOfPath(readText(payload.path) ?? '');
  if (userToken === undefined || objectId === undefined || request === undefined) return undefined;
  const index = indexOf(request, options);
  return { index, userToken, timestamp: atMs, objectIDs: [objectId] };
}

/** The products that a listing without results suggests are no hits of its query. */
function queryOf({ list, resultId }: ProductEvent['payload']) {
  const queryID = list === 'suggestions' ? undefined : readMatch(resultId, queryIdForm);
  return queryID !== undefined && { queryID };
}

/** Both count positions over all pages, from 1. */
function clickOf({ payload }: ProductEvent) {
  const query = queryOf(payload);
  const position = readCount(payload.position);
  return query && position ? { ...query, positions: [position] } : {};
}

function writeEvent(event: ReportedEvent, options: AlgoliaOptions): EventsItems | undefined {
  const read = isProductEvent(event) ? readEvent(event, options) : undefined;
  if (!isProductEvent(event) || read === undefined) return undefined;
  switch (event.topic) {
    case 'product-view':
      return { ...read, eventType: 'view', eventName: 'Product Viewed' };
    case 'product-click':
      return { ...read, ...clickOf(event), eventType: 'click', eventName: 'Product Clicked' };
    case 'product-save':
      return {
        ...{ ...read, ...queryOf(event.payload) },
        ...{ eventType: 'conversion', eventName: 'Product Added To Wishlist' },
      };
  }
}

/** The views of a visit in one index, twenty products to an event. */
function joinViews(events: readonly EventsItems[]): EventsItems[] {
  const open = new Map<string, ViewedObjectIDs>();
  return events.filter((event) => {
    if (event.eventType !== 'view' || !('objectIDs' in event)) return true;
    const key = `${event.userToken} ${event.index}`;
    const before = open.get(key);
    if (!before || before.objectIDs.length >= mostObjectIds) {
      open.set(key, event);
      return true;
    }
    before.objectIDs.push(...event.objectIDs);
    return false;
  });
}

/** Requests nothing yet. */
export function createReports(options: AlgoliaOptions): VendorReports {
  const { appId, key, insightsUrl } = options;
  const connection = connectionOf(key);
  const client = insightsClient(appId, key, undefined, {
    ...(insightsUrl !== undefined && { hosts: [hostOf(insightsUrl)] }),
    requester: {
      send: async ({ url, method, headers, data }) => {
        const init = { method, headers, ...(typeof data === 'string' && { body: data }) };
        return { status: 200, content: await fetchText(connection, url, init), isTimedOut: false };
      },
    },
  });
  return {
    topics,
    mostAtOnce: mostEvents,
    send: async (events) => {
      const written = events.flatMap((event) => writeEvent(event, options) ?? []);
      if (written.length === 0) return 0;
      await client.pushEvents({ events: joinViews(written) }).catch((error: unknown) => {
        throw error instanceof VendorError ? error : new VendorError(`${vendor} takes no events`);
      });
      return written.length;
    },
  };
}
