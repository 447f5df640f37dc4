/** Collectors of events over a folder of each test, with their clock at a fixed time. */
import {
  respondToEventsRequest,
  type EventCollector,
} from '../../../shop/events/respond-to-events-request';
import type { EventStore, ReceivedEvent } from '../../../shop/events/event-store';
import { openLibsqlEventStore } from '../../../shop/events/libsql-event-store';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';

export const anEvent = (said: object = {}) => ({
  id: 'event-0001',
  visitId: 'visit-0001',
  topic: 'facet-update',
  atMs: Date.UTC(2025, 5, 2, 9),
  payload: { path: '/browse/sofas' },
  ...said,
});

/** An event as a store gets it. */
export const aReceivedEvent = (said: Partial<ReceivedEvent> = {}): ReceivedEvent => ({
  ...anEvent(),
  sessionId: undefined,
  sequence: undefined,
  schemaVersion: undefined,
  brand: undefined,
  deviceClass: undefined,
  isBot: false,
  payload: '{"path":"/browse/sofas"}',
  ...said,
});

export const aListingView = {
  updateId: 'update-1',
  pageType: 'search',
  brand: 'marlow',
  path: '/search/lamp',
  searchTerm: 'lamp',
  sort: 'relevance',
  page: 1,
  resultsPerPage: 24,
  numResults: 3,
  facets: [],
  experiments: [],
  reRanking: false,
};

/** A browser's name for itself. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Gives each test a folder of its own. */
export function withEventsFolder() {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = aFolder();
  });
  return {
    folder,
    /** `mostBytes` bounds the file. */
    aService: async (mostBytes?: number) => {
      const store = await openLibsqlEventStore(folder.path, mostBytes);
      closeAfterTest(() => store.close());
      return aServiceOver(store);
    },
  };
}

function aServiceOver(store: EventStore) {
  const errors: unknown[] = [];
  const service: EventCollector = {
    store,
    nowMs: () => Date.UTC(2025, 5, 2, 10),
    onError: (error) => errors.push(error),
  };
  const respond = (body: string, isCrossSite = false) =>
    respondToEventsRequest(service, { method: 'POST', body, isCrossSite, userAgent });
  const sendBody = async (text: string, isCrossSite?: boolean) =>
    (await respond(text, isCrossSite)).status;
  const send = (events: unknown, isCrossSite?: boolean) =>
    sendBody(JSON.stringify({ events }), isCrossSite);
  return { service, store, errors, respond, send, sendBody };
}
