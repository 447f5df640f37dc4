/** Reads and checks the events that pages send: any client can send anything to the address. */
import { parseJson } from '../../src/lib/parse-json';
import { isRecord, readCount, readList, readMatch, readRecord } from '../../src/lib/read-unknown';
import type { EventRefusal } from '../../server/services/events-service';
import { contractOf } from './event-contracts';
import { withoutIds } from './remove-ids';

/** An event as it was sent; what the pages of earlier builds do not send is undefined. */
export type ReadEvent = {
  readonly id: string;
  readonly visitId: string;
  readonly sessionId: string | undefined;
  /** The number of the event within its visit. */
  readonly sequence: number | undefined;
  readonly topic: string;
  readonly atMs: number;
  readonly schemaVersion: number | undefined;
  readonly brand: string | undefined;
  readonly deviceClass: string | undefined;
  /** JSON of an object that fits the contract of its topic. */
  readonly payload: string;
};

export type Batch = {
  readonly events: readonly ReadEvent[];
  /** One reason for each event that was left out, or for a body that holds none. */
  readonly refusals: readonly EventRefusal[];
  /** How many events the tab has lost before it could send them. */
  readonly dropped: number;
};

export const largestBodyBytes = 64 * 1024;
const mostEvents = 500;
const largestPayloadBytes = 16 * 1024;
/** Pages nest their payloads half as deep. */
const deepestPayload = 12;
/** A tab has no more events than these before it sends some. */
const mostDropped = 100_000;
const idForm = /^\w[\w-]{7,63}$/;
const topicForm = /^[a-z][\w/-]{0,39}$/;
const brandForm = /^\w[\w-]{0,63}$/;
const deviceForm = /^(?:phone|tablet|desktop)$/;

/** The events of a body that fit their contracts, and why others do not. */
export function readBatch(body: string): Batch {
  const { events, dropped } = readRecord(parseJson(body));
  const entries = readList(events);
  if (entries.length === 0 || entries.length > mostEvents)
    return { events: [], refusals: ['body'], dropped: 0 };
  const read = entries.map(readEvent);
  return {
    events: read.filter((event) => typeof event !== 'string'),
    refusals: read.filter((event) => typeof event === 'string'),
    dropped: Math.min(readCount(dropped) ?? 0, mostDropped),
  };
}

function readEvent(value: unknown): ReadEvent | EventRefusal {
  const fields = readRecord(value);
  const id = readMatch(fields.id, idForm);
  const visitId = readMatch(fields.visitId, idForm);
  const topic = readMatch(fields.topic, topicForm);
  const atMs = readCount(fields.atMs);
  const added = readAdded(fields);
  if (!id || !visitId || !topic || atMs === undefined || !added) return 'envelope';
  const payload = readPayload(topic, fields.payload);
  return typeof payload === 'string' ? payload : { id, visitId, topic, atMs, ...added, ...payload };
}

/** The fields that earlier builds do not send. Undefined when one of them is there and wrong. */
function readAdded(fields: Readonly<Record<string, unknown>>) {
  const read = {
    sessionId: readMatch(fields.sessionId, idForm),
    sequence: readCount(fields.sequence),
    schemaVersion: readCount(fields.schemaVersion),
    brand: readMatch(fields.brand, brandForm),
    deviceClass: readMatch(fields.deviceClass, deviceForm),
  };
  const isWrong = Object.entries(read).some(
    ([name, field]) => field === undefined && fields[name] !== undefined,
  );
  return isWrong ? undefined : read;
}

function readPayload(topic: string, value: unknown): { readonly payload: string } | EventRefusal {
  const isFit = contractOf(topic);
  if (!isFit) return 'topic';
  if (!isRecord(value)) return 'payload';
  // Checked before anything walks it: thousands of nested levels exhaust the stack.
  if (isDeeperThan(value, deepestPayload)) return 'size';
  const kept = withoutIds(value);
  // Takes the fields away that the contract does not name.
  if (!isFit(kept)) return 'payload';
  const payload = JSON.stringify(kept);
  return Buffer.byteLength(payload) <= largestPayloadBytes ? { payload } : 'size';
}

/**
 * Whether lists and records are nested more than `levels` deep. `JSON.parse` reads any depth, but recursive code can
 * run out of stack on the result.
 */
const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || partsOf(value).some((part) => isDeeperThan(part, levels - 1)));

// A list is not copied, because a copy takes many times as long as the walk.
const partsOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);
