/** The store of collected events: a file on this machine, or PostgreSQL for several machines. */
import type { PoolCounts } from '../../server/services/shop';
import type { Row } from '../database/libsql-connection';
import type { ReadEvent } from './read-batch';

export type ReceivedEvent = ReadEvent & {
  /** Whether no person caused it. */
  readonly isBot: boolean;
};

/** A place in the order of arrival. */
export type Place = {
  /** When an event came in, in milliseconds since 1970 by the clock of the machine that took it. */
  readonly receivedAtMs: number;
  /** Grows with each event; those of one request have the same time. */
  readonly place: number;
};

export type StoredEvent = ReceivedEvent & Place;

export type EventSelection = {
  readonly topic?: string | undefined;
  /** Events that came in at this time or later. */
  readonly sinceMs?: number | undefined;
  /** Events that came in before this time. */
  readonly untilMs?: number | undefined;
};

export type EventStore = {
  /**
   * Appends the events whose ids are not stored yet. Rejects, with nothing changed, when it fails or there is no room.
   */
  readonly append: (events: readonly ReceivedEvent[], nowMs: number) => Promise<void>;
  /** Rejects while no event can be appended. */
  readonly check: () => Promise<void>;
  /** Up to a thousand events in the order of arrival: the first ones, or those after a place. */
  readonly page: (selection: EventSelection, after?: Place) => Promise<readonly StoredEvent[]>;
  /** Removes up to a thousand events that came in before this time; resolves with their number. */
  readonly removeBefore: (timeMs: number) => Promise<number>;
  /** Those to PostgreSQL; absent for a file. */
  readonly connections?: () => PoolCounts;
  readonly close: () => Promise<void>;
};

export const pageSize = 1_000;
/** Few enough that an append which waits for them is not late. */
export const removedAtOnce = 1_000;

/** The bounds of a page as values of SQL. */
export function pageBounds(
  { sinceMs = 0, untilMs = Number.MAX_SAFE_INTEGER }: EventSelection,
  after?: Place,
) {
  const { receivedAtMs, place } = after ?? { receivedAtMs: sinceMs, place: 0 };
  return [receivedAtMs, place, untilMs] as const;
}

const readOptional = <Value>(value: unknown, read: (value: unknown) => Value): Value | undefined =>
  value === null ? undefined : read(value);

/** A row of the table, whose columns have the same names in both databases. */
export const readRow = (row: Row): StoredEvent => ({
  place: Number(row.place),
  id: String(row.id),
  visitId: String(row.visit_id),
  sessionId: readOptional(row.session_id, String),
  sequence: readOptional(row.sequence, Number),
  topic: String(row.topic),
  atMs: Number(row.at_ms),
  receivedAtMs: Number(row.received_at_ms),
  schemaVersion: readOptional(row.schema_version, Number),
  brand: readOptional(row.brand, String),
  deviceClass: readOptional(row.device_class, String),
  isBot: Boolean(row.is_bot),
  payload: String(row.payload),
});
