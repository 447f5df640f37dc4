/** The visit of a tab, as its storage holds it: its ids, and the events that the collector has not confirmed. */
import { parseJson } from '../lib/parse-json';
import { isRecord, readCount, readList, readRecord, readText } from '../lib/read-unknown';
import type { BrowserStorage } from '../platform/platform';
import { collectedPayload, type CollectedEvent } from './collected-event';

export const visitKey = 'plp_events';

const mostWaiting = 500;
/** Browsers refuse a request that outlives its page above 64 kB. */
const largestEventBytes = 60_000;
const longestPauseMs = 30 * 60_000;

type Visit = {
  readonly visitId: string;
  readonly sessionId: string;
  /** Of the last event. */
  readonly sequence: number;
  readonly lastAtMs: number;
  /** Oldest first. */
  readonly events: readonly CollectedEvent[];
  /** How many events found no room, as far as the collector does not know it. */
  readonly dropped: number;
};

const newVisit = (createId: () => string): Visit => ({
  visitId: createId(),
  sessionId: createId(),
  sequence: 0,
  lastAtMs: Date.now(),
  events: [],
  dropped: 0,
});

const isEvent = (event: unknown): event is CollectedEvent =>
  isRecord(event) && typeof event.id === 'string' && typeof event.topic === 'string';

/**
 * A tab that was opened as a copy of another begins a visit of its own: the browser has copied the storage of a page
 * that was in use. It sends the copied events again, which the collector stores once.
 */
function readVisit(sessionStorage: BrowserStorage, createId: () => string): Visit {
  const stored = readRecord(parseJson(sessionStorage.read(visitKey)));
  const visitId = readText(stored.visitId);
  const fresh = { ...newVisit(createId), events: readList(stored.events).filter(isEvent) };
  if (stored.isOpen === true || visitId === undefined) return fresh;
  return {
    visitId,
    sessionId: readText(stored.sessionId) ?? fresh.sessionId,
    sequence: readCount(stored.sequence) ?? 0,
    lastAtMs: readCount(stored.lastAtMs) ?? fresh.lastAtMs,
    dropped: readCount(stored.dropped) ?? 0,
    events: fresh.events,
  };
}

type NewEvent = Pick<CollectedEvent, 'topic' | 'payload' | 'brand' | 'deviceClass'>;

/** The visit with another event. Without room for all, the oldest ones go. */
function withEvent(visit: Visit, event: NewEvent, createId: () => string): Visit {
  const { visitId, lastAtMs } = visit;
  const atMs = Date.now();
  const sessionId = atMs - lastAtMs > longestPauseMs ? createId() : visit.sessionId;
  const sequence = visit.sequence + 1;
  const ids = { id: createId(), visitId, sessionId, sequence };
  const payload = collectedPayload(event.topic, event.payload);
  const collected = { ...ids, ...event, atMs, schemaVersion: 1 as const, payload };
  const isTooLarge = new Blob([JSON.stringify(collected)]).size > largestEventBytes;
  const events = isTooLarge ? visit.events : [...visit.events, collected];
  return {
    visitId,
    sessionId,
    sequence,
    lastAtMs: atMs,
    events: events.slice(-mostWaiting),
    dropped: visit.dropped + Number(isTooLarge) + Math.max(0, events.length - mostWaiting),
  };
}

/** The visit of this tab. What changes is in the storage after `store`. */
export function keepVisit(sessionStorage: BrowserStorage, createId: () => string) {
  let visit = readVisit(sessionStorage, createId);
  /** Whether the storage says that the page is in use. */
  let isMarked = false;
  const store = (isOpen: boolean): void => {
    isMarked = isOpen;
    sessionStorage.write(visitKey, JSON.stringify({ ...visit, isOpen }));
  };
  return {
    present: () => visit,
    add(event: NewEvent): void {
      visit = withEvent(visit, event, createId);
      if (!isMarked) store(true);
    },
    /** Without what the collector has confirmed. */
    confirm(sent: readonly CollectedEvent[], dropped: number): void {
      const ids = new Set(sent.map(({ id }) => id));
      const events = visit.events.filter(({ id }) => !ids.has(id));
      visit = { ...visit, events, dropped: Math.max(0, visit.dropped - dropped) };
    },
    /** `isOpen` while the page is in use. */
    store,
    /** Reads the storage again, which pages in between may have changed. */
    reload(): void {
      visit = readVisit(sessionStorage, createId);
    },
    /** Begins another visit, and forgets this one. */
    end(): void {
      visit = newVisit(createId);
      isMarked = false;
      sessionStorage.remove(visitKey);
    },
  };
}

export type KeptVisit = ReturnType<typeof keepVisit>;
