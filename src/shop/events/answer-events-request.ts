/** Answers pages that send their events, free of any web framework. */
import { largestBodyBytes, readCollectedEvents } from './collected-events';
import type { EventStore } from './event-store';

export const eventsPath = '/plp-events';

export type EventsRequest = {
  readonly method: string;
  /** As it came: pages send JSON, also under other names when they are being left. */
  readonly body: string;
  /** Value of the `Sec-Fetch-Site` header. */
  readonly fetchSite?: string | undefined;
};

export type EventsService = {
  readonly store: EventStore;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

export type EventsAnswer = { readonly status: number; readonly message?: string };

/**
 * Appends the events of one call; never rejects. 204 once they are kept, also those that were kept before; 400 for a body
 * that is none of a page's, of which nothing is kept; 403 for another site's page; 503 when the database fails or is full.
 */
export async function answerEventsRequest(
  { store, nowMs, onError }: EventsService,
  { method, body, fetchSite }: EventsRequest,
): Promise<EventsAnswer> {
  if (method !== 'POST') return { status: 405, message: 'Events are sent by POST.' };
  if (fetchSite === 'cross-site') {
    return { status: 403, message: 'Events of other sites are not kept.' };
  }
  if (Buffer.byteLength(body) > largestBodyBytes) return { status: 413, message: 'Too much.' };
  const events = readCollectedEvents(body);
  if (!events) return { status: 400, message: 'These are no events.' };
  try {
    if ((await store.append(events, nowMs())) === 'kept') return { status: 204 };
    onError(new Error('events.db is full; export and delete it'));
  } catch (error) {
    onError(error);
  }
  return { status: 503, message: 'Events cannot be kept just now.' };
}
