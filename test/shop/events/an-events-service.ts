/** Collectors of events over a folder of each test, with their clock at a fixed time. */
import {
  respondToEventsRequest,
  type EventCollector,
} from '../../../shop/events/respond-to-events-request';
import { openEventStore, type EventStore } from '../../../shop/events/event-store';
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
      const store = await openEventStore(folder.path, mostBytes);
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
    respondToEventsRequest(service, { method: 'POST', body, isCrossSite });
  const sendBody = async (text: string, isCrossSite?: boolean) =>
    (await respond(text, isCrossSite)).status;
  const send = (events: unknown, isCrossSite?: boolean) =>
    sendBody(JSON.stringify({ events }), isCrossSite);
  return { service, store, errors, respond, send, sendBody };
}
