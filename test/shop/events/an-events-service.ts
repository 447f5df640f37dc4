/** A collector of events over a folder, with its clock at a fixed time. */
import {
  answerEventsRequest,
  type EventsService,
} from '../../../src/shop/events/answer-events-request';
import { openEventStore } from '../../../src/shop/events/event-store';

export const anEvent = (said: object = {}) => ({
  id: 'event-0001',
  visitId: 'visit-0001',
  topic: 'facet-update',
  atMs: Date.UTC(2025, 5, 2, 9),
  payload: { path: '/browse/sofas' },
  ...said,
});

/** `mostBytes` bounds the file. Its store is to be closed. */
export async function anEventsService(dataDir: string, mostBytes?: number) {
  const store = await openEventStore(dataDir, mostBytes);
  const errors: unknown[] = [];
  const service: EventsService = {
    store,
    nowMs: () => Date.UTC(2025, 5, 2, 10),
    onError: (error) => errors.push(error),
  };
  const sendBody = async (text: string, isCrossSite = false) =>
    (await answerEventsRequest(service, { method: 'POST', body: text, isCrossSite })).status;
  const send = (events: unknown, isCrossSite?: boolean) =>
    sendBody(JSON.stringify({ events }), isCrossSite);
  return { service, store, errors, send, sendBody };
}
