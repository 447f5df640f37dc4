/** Responds to pages that send their events, without a web framework. */
import type { EventsRequest, EventsResponse } from '../../server/services/events-service';
import { MissingError } from '../database/keep-open';
import { largestBodyBytes, readCollectedEvents } from './collected-events';
import type { EventStore } from './event-store';

export const eventsPath = '/plp-events';

export type EventCollector = {
  readonly store: Pick<EventStore, 'append'>;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

/**
 * Appends the events of one call; never rejects. 204 once they are stored, also those that were stored before; 400 for
 * a body with anything invalid, of which nothing is stored; 403 for another site's page; 503 when the database is
 * missing, fails or is full.
 */
export async function respondToEventsRequest(
  { store, nowMs, onError }: EventCollector,
  { method, body, isCrossSite }: EventsRequest,
): Promise<EventsResponse> {
  if (method !== 'POST') return { status: 405, message: 'Events are sent by POST.' };
  if (isCrossSite) {
    return { status: 403, message: 'Events of other sites are not kept.' };
  }
  if (Buffer.byteLength(body) > largestBodyBytes) return { status: 413, message: 'Too much.' };
  const events = readCollectedEvents(body);
  if (!events) return { status: 400, message: 'These are no events.' };
  try {
    await store.append(events, nowMs());
    return { status: 204 };
  } catch (error) {
    // What is missing is reported once, by its watch.
    if (!(error instanceof MissingError)) onError(error);
    return { status: 503, message: 'Events cannot be kept just now.' };
  }
}
