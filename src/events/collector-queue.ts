/**
 * The queue for the collector. Each event is sent until it is confirmed, so that a reload or a network error loses
 * none.
 */
import type { BrowserStorage } from '../platform/platform';
import type { CollectedEvent } from './collected-event';
import { keepVisit, type KeptVisit } from './visit';

/** Browsers refuse a request that outlives its page above 64 kB. */
const largestBatchBytes = 48_000;
const flushAfterMs = 3_000;
const longestRetryMs = 300_000;

export type CollectorOutside = {
  readonly sessionStorage: BrowserStorage;
  /** Resolves to whether the collector has the events; may reject. Also called while the shopper leaves the page. */
  readonly send: (body: string) => Promise<boolean>;
  readonly createId: () => string;
  readonly isAllowed: () => boolean;
  /** A consent that is neither given nor refused ends no visit. */
  readonly isRefused: () => boolean;
  /** What is the same for all events of this moment. */
  readonly surroundings: () => Pick<CollectedEvent, 'brand' | 'deviceClass'>;
};

export type CollectorQueue = {
  /** Queues an event, which is sent within seconds together with later ones. Drops it when sending is not allowed. */
  readonly add: (topic: string, payload: unknown) => void;
  /** Sends the queue, and stores it for the next page in case that fails. */
  readonly leave: () => void;
  /** The shopper is back on a page that was left. */
  readonly enter: () => void;
  /** Reads the stored queue on a restored page, since pages in between may have changed it. */
  readonly restore: () => void;
  /** Ends the visit: clears the queue, here and in the storage. */
  readonly clear: () => void;
};

export function createCollectorQueue(outside: CollectorOutside): CollectorQueue {
  const { sessionStorage, createId, isAllowed, isRefused, surroundings } = outside;
  const visit = keepVisit(sessionStorage, createId);
  const sender = createSender(() => sendBatch(outside, visit));
  let leftWith: readonly CollectedEvent[] | undefined;

  function enter() {
    if (isAllowed()) visit.store(true);
  }
  function leave() {
    if (isRefused()) return visit.end();
    if (!isAllowed()) return;
    visit.store(false);
    const { events, dropped } = visit.present();
    // Browsers fire two events when a shopper leaves: `visibilitychange` and `pagehide`.
    if (events === leftWith || events.length === 0) return;
    leftWith = events;
    outside.send(writeBatch(firstBatch(events), dropped)).catch(() => false);
  }
  function restore() {
    visit.reload();
    enter();
    // In WebKit a request that was pending when the page was left never settles.
    sender.restart();
  }
  sender.start();
  return {
    add(topic, payload) {
      if (!isAllowed()) return;
      visit.add({ topic, payload, ...surroundings() });
      sender.start();
    },
    leave,
    enter,
    restore,
    clear: () => visit.end(),
  };
}

/** Sends the oldest events. */
async function sendBatch({ isAllowed, isRefused, send }: CollectorOutside, visit: KeptVisit) {
  if (isRefused()) visit.end();
  if (!isAllowed()) return 'done';
  const { events, dropped } = visit.present();
  if (events.length === 0) return 'done';
  const batch = firstBatch(events);
  if (!(await send(writeBatch(batch, dropped)).catch(() => false))) return 'failed';
  visit.confirm(batch, dropped);
  return visit.present().events.length === 0 ? 'done' : 'more';
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

const writeBatch = (events: readonly CollectedEvent[], dropped: number) =>
  JSON.stringify({ events, ...(dropped > 0 && { dropped }) });

/** The oldest events up to the largest batch, but at least one. */
function firstBatch(events: readonly CollectedEvent[]): readonly CollectedEvent[] {
  let bytes = 0;
  const end = events.findIndex((event) => {
    bytes += new Blob([JSON.stringify(event)]).size;
    return bytes > largestBatchBytes;
  });
  return end === -1 ? events : events.slice(0, Math.max(1, end));
}
