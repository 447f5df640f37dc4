/** Collectors of events over a folder of each test, with their clock at a fixed time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  respondToEventsRequest,
  type EventsService,
} from '../../../shop/events/respond-to-events-request';
import { openEventStore, type EventStore } from '../../../shop/events/event-store';

export const anEvent = (said: object = {}) => ({
  id: 'event-0001',
  visitId: 'visit-0001',
  topic: 'facet-update',
  atMs: Date.UTC(2025, 5, 2, 9),
  payload: { path: '/browse/sofas' },
  ...said,
});

/** The folder and its collectors go with the test. */
export function withEventsFolder() {
  const folder = { path: '' };
  let stores: EventStore[] = [];
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'plp-events-'));
  });
  afterEach(() => {
    for (const store of stores) store.close();
    stores = [];
    rmSync(folder.path, { recursive: true, force: true });
  });
  return {
    folder,
    /** `mostBytes` bounds the file. */
    aService: async (mostBytes?: number) => {
      const store = await openEventStore(folder.path, mostBytes);
      stores.push(store);
      return aServiceOver(store);
    },
  };
}

function aServiceOver(store: EventStore) {
  const errors: unknown[] = [];
  const service: EventsService = {
    store,
    nowMs: () => Date.UTC(2025, 5, 2, 10),
    onError: (error) => errors.push(error),
  };
  const sendBody = async (text: string, isCrossSite = false) =>
    (await respondToEventsRequest(service, { method: 'POST', body: text, isCrossSite })).status;
  const send = (events: unknown, isCrossSite?: boolean) =>
    sendBody(JSON.stringify({ events }), isCrossSite);
  return { service, store, errors, send, sendBody };
}
