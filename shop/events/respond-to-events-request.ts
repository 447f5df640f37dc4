/** Responds to pages that send their events, without a web framework. */
import type { EventsRequest, EventsResponse } from '../../server/services/events-service';
import { MissingError } from '../database/keep-open';
import type { EventStore, ReceivedEvent } from './event-store';
import { markBots } from './mark-bots';
import { largestBodyBytes, readBatch } from './read-batch';

export type EventCollector = {
  /** Absent where events are not stored. */
  readonly store?: Pick<EventStore, 'append'> | undefined;
  /**
   * Gets the valid events of each request, once they are stored where they are; never throws. A page sends an event
   * again until it is confirmed, so that one may come several times.
   */
  readonly onEvents?: ((events: readonly ReceivedEvent[]) => void) | undefined;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

/**
 * Appends the events of one call that fit their contracts; never rejects. 204 once they are stored, also those that
 * were stored before; 400 for a body without any such event; 403 for another site's page; 503 when the database is
 * missing, fails or is full.
 */
export async function respondToEventsRequest(
  collector: EventCollector,
  { method, body, isCrossSite, userAgent }: EventsRequest,
): Promise<EventsResponse> {
  if (method !== 'POST') return { status: 405, message: 'Events are sent by POST.' };
  if (isCrossSite) return { status: 403, message: 'Events of other sites are not kept.' };
  if (Buffer.byteLength(body) > largestBodyBytes) return { status: 413, message: 'Too much.' };
  const { events, refusals, dropped } = readBatch(body);
  const counts = { stored: collector.store ? events.length : 0, refusals, dropped };
  if (events.length === 0) return { status: 400, message: 'These are no events.', counts };
  const isDone = await keep(collector, markBots(events, userAgent));
  return isDone
    ? { status: 204, counts }
    : { status: 503, message: 'Events cannot be kept just now.' };
}

async function keep(
  { store, onEvents, nowMs, onError }: EventCollector,
  events: readonly ReceivedEvent[],
): Promise<boolean> {
  try {
    await store?.append(events, nowMs());
    onEvents?.(events);
    return true;
  } catch (error) {
    // What is missing is reported once, by its watch.
    if (!(error instanceof MissingError)) onError(error);
    return false;
  }
}
