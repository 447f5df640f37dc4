/**
 * The queue for the collector. Each event is sent until it is confirmed, so that a reload or a network error loses
 * none.
 */
import type { BrowserStorage } from '../platform/platform';
import { parseJson } from '../lib/parse-json';
import { isRecord, readList, readRecord } from '../lib/read-unknown';
import { collectedPayload, type CollectedEvent } from './collected-event';

export const queueKey = 'plp_events';

/** Browsers refuse a request that outlives its page above 64 kB. */
const largestBatchBytes = 48_000;
const mostWaiting = 500;
const flushAfterMs = 3_000;
const longestRetryMs = 300_000;

export type CollectorOutside = {
  readonly sessionStorage: BrowserStorage;
  /** Resolves to whether the collector has the events; may reject. Also called while the shopper leaves the page. */
  readonly send: (body: string) => Promise<boolean>;
  readonly createId: () => string;
  readonly isAllowed: () => boolean;
};

export type CollectorQueue = {
  /** Queues an event, which is sent within seconds together with later ones. Drops it when sending is not allowed. */
  readonly add: (topic: string, payload: unknown) => void;
  /**
   * Sends the queue, and stores it for the next page in case that fails. A second call without new events does nothing.
   */
  readonly leave: () => void;
  /** Reads the stored queue on a restored page, since pages in between may have changed it. */
  readonly restore: () => void;
  /** Clears the queue, here and in the storage. */
  readonly clear: () => void;
};

export function createCollectorQueue(outside: CollectorOutside): CollectorQueue {
  const { sessionStorage, createId, isAllowed } = outside;
  const { visitId = createId(), events } = readStored(sessionStorage);
  let waiting = events;
  let leftWith: typeof waiting | undefined;
  const sender = createSender(async () => {
    if (!isAllowed()) clear();
    if (waiting.length === 0) return 'done';
    const batch = firstBatch(waiting);
    if (!(await outside.send(writeBatch(batch)).catch(() => false))) return 'failed';
    waiting = without(waiting, batch);
    return waiting.length === 0 ? 'done' : 'more';
  });

  function clear() {
    waiting = [];
    sessionStorage.remove(queueKey);
  }

  sender.start();
  return {
    add(topic, payload) {
      if (!isAllowed()) return;
      const event = { id: createId(), visitId, topic, atMs: Date.now() };
      const collected = { ...event, payload: collectedPayload(topic, payload) };
      waiting = [...waiting, collected].slice(-mostWaiting);
      sender.start();
    },
    leave() {
      if (!isAllowed()) return clear();
      // Browsers fire two events when a shopper leaves: `visibilitychange` and `pagehide`.
      if (waiting === leftWith) return;
      leftWith = waiting;
      if (waiting.length > 0) outside.send(writeBatch(firstBatch(waiting))).catch(() => false);
      sessionStorage.write(queueKey, JSON.stringify({ visitId, events: waiting }));
    },
    restore() {
      waiting = readStored(sessionStorage).events;
      // In WebKit a request that was pending when the page was left never settles.
      sender.restart();
    },
    clear,
  };
}

/**
 * Runs `send` after a delay, one at a time, with growing delays while it fails. `restart` does not wait for a pending
 * request.
 */
function createSender(send: () => Promise<'done' | 'more' | 'failed'>) {
  let current: symbol | undefined;
  let failures = 0;
  const run = async (attempt: symbol) => {
    if (attempt !== current) return;
    const end = await send();
    if (attempt !== current) return;
    current = undefined;
    failures = end === 'failed' ? failures + 1 : 0;
    if (end !== 'done') start();
  };
  const start = () => {
    if (current) return;
    const attempt = Symbol('attempt');
    current = attempt;
    setTimeout(() => void run(attempt), Math.min(longestRetryMs, flushAfterMs * 2 ** failures));
  };
  const restart = () => {
    current = undefined;
    start();
  };
  return { start, restart };
}

const writeBatch = (events: readonly CollectedEvent[]) => JSON.stringify({ events });

function without(events: readonly CollectedEvent[], arrived: readonly CollectedEvent[]) {
  const ids = new Set(arrived.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
}

/** The oldest events up to the largest batch, but at least one. */
function firstBatch(events: readonly CollectedEvent[]): readonly CollectedEvent[] {
  let bytes = 0;
  const end = events.findIndex((event) => {
    bytes += new Blob([JSON.stringify(event)]).size;
    return bytes > largestBatchBytes;
  });
  return end === -1 ? events : events.slice(0, Math.max(1, end));
}

type StoredQueue = {
  readonly visitId: string | undefined;
  readonly events: readonly CollectedEvent[];
};

const isEvent = (event: unknown): event is CollectedEvent =>
  isRecord(event) && typeof event.id === 'string' && typeof event.topic === 'string';

function readStored(sessionStorage: BrowserStorage): StoredQueue {
  const { visitId, events } = readRecord(parseJson(sessionStorage.read(queueKey) ?? ''));
  return {
    visitId: typeof visitId === 'string' ? visitId : undefined,
    events: readList(events).filter(isEvent),
  };
}
