/**
 * Events on their way to the collector. Each is sent until the collector has said that it is there; one that was sent twice is
 * kept once, by its id. So nothing is lost to a reload, a fault of the network, or a tab that is closed.
 */
import type { SessionStorage } from '../platform/platform';
import { isRecord, readList } from '../lib/read-unknown';
import { collectedPayload, type CollectedEvent } from './collected-event';

export const queueKey = 'plp_events';

/** Browsers refuse more than 64 kB that is sent on leaving. */
const largestBatchLength = 48_000;
const mostWaiting = 500;
const flushAfterMs = 3_000;
const longestRetryMs = 300_000;

export type CollectorOutside = {
  readonly sessionStorage: SessionStorage;
  /** Resolves to whether the collector has the events; may reject. */
  readonly send: (body: string) => Promise<boolean>;
  /** Sends while the page is being left; nobody hears what became of it. */
  readonly sendLeaving: (body: string) => void;
  readonly createId: () => string;
  readonly isAllowed: () => boolean;
};

export type CollectorQueue = {
  /** Takes an event; sent within seconds, together with those that follow it. Dropped when not allowed. */
  readonly add: (topic: string, payload: unknown) => void;
  /** Sends what waits, and keeps it for the next page in case that fails. Leaving twice with nothing new is leaving once. */
  readonly leave: () => void;
  /**
   * Takes up what is kept when the browser gives back a page that was left: pages in between may have sent it, added to it, or
   * forgotten it.
   */
  readonly comeBack: () => void;
  /** Forgets what waits, here and in the storage. */
  readonly forget: () => void;
};

export function createCollectorQueue(outside: CollectorOutside): CollectorQueue {
  const { sessionStorage, createId, isAllowed } = outside;
  const { visitId = createId(), events } = readKept(sessionStorage);
  let waiting = events;
  let leftWith: typeof waiting | undefined;
  const sender = createSender(async () => {
    if (!isAllowed()) forget();
    if (waiting.length === 0) return 'done';
    const batch = firstBatch(waiting);
    if (!(await outside.send(writeBatch(batch)).catch(() => false))) return 'failed';
    waiting = without(waiting, batch);
    return waiting.length === 0 ? 'done' : 'more';
  });

  function forget() {
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
      if (!isAllowed()) return forget();
      // Browsers tell twice of most pages that are left: hidden, and gone.
      if (waiting === leftWith) return;
      leftWith = waiting;
      if (waiting.length > 0) outside.sendLeaving(writeBatch(firstBatch(waiting)));
      sessionStorage.write(queueKey, JSON.stringify({ visitId, events: waiting }));
    },
    comeBack() {
      waiting = readKept(sessionStorage).events;
      // In WebKit a request that was under way when the page was left never settles.
      sender.restart();
    },
    forget,
  };
}

/**
 * Runs `send` a little after `start`, one at a time, again while there is more, and later and later while it fails.
 * `restart` no longer waits for a request under way.
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

/** As many of the oldest events as may be sent at once, but at least one. */
function firstBatch(events: readonly CollectedEvent[]): readonly CollectedEvent[] {
  let length = 0;
  const end = events.findIndex((event) => {
    length += JSON.stringify(event).length;
    return length > largestBatchLength;
  });
  return end === -1 ? events : events.slice(0, Math.max(1, end));
}

type Kept = { readonly visitId: string | undefined; readonly events: readonly CollectedEvent[] };

const isEvent = (event: unknown): event is CollectedEvent =>
  isRecord(event) && typeof event.id === 'string' && typeof event.topic === 'string';

function readKept(sessionStorage: SessionStorage): Kept {
  try {
    const { visitId, events } = JSON.parse(sessionStorage.read(queueKey) ?? '{}') as Partial<
      Record<string, unknown>
    >;
    return {
      visitId: typeof visitId === 'string' ? visitId : undefined,
      events: readList(events).filter(isEvent),
    };
  } catch {
    return { visitId: undefined, events: [] };
  }
}
