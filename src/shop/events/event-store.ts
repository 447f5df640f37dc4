/** Keeps collected events in a file: appended to, never changed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BackgroundDatabase from 'libsql/promise';
import type { ReceivedEvent } from './collected-events';

export type StoredEvent = ReceivedEvent & {
  /** Grows with each event that comes in. */
  readonly place: number;
  /** When it came in, in milliseconds since 1970 by this machine's clock. */
  readonly receivedAtMs: number;
};

export type EventSelection = {
  readonly topic?: string | undefined;
  /** Events that came in at this time or later. */
  readonly sinceMs?: number | undefined;
};

export type EventStore = {
  /** Appends the events that are not there yet, judged by their ids. Gives "full" when there is no room; then nothing changed. */
  readonly append: (events: readonly ReceivedEvent[], nowMs: number) => Promise<'kept' | 'full'>;
  /** Up to a thousand events after a place, in the order of their coming. */
  readonly page: (selection: EventSelection, afterPlace: number) => Promise<readonly StoredEvent[]>;
  readonly close: () => void;
};

type Row = Readonly<Record<string, unknown>>;
type Statement = {
  readonly run: (...values: readonly unknown[]) => Promise<unknown>;
  readonly all: (...values: readonly unknown[]) => Promise<readonly Row[]>;
};
type Connection = {
  readonly exec: (sql: string) => Promise<void>;
  readonly prepare: (sql: string) => Promise<Statement>;
  readonly close: () => void;
};

const waitForLockMs = 10_000;
const pageSize = 1_000;
/** About a gigabyte. */
const mostStored = 2_000_000;

const createSql = `
  CREATE TABLE IF NOT EXISTS event (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    visit_id TEXT NOT NULL,
    topic TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    received_at_ms INTEGER NOT NULL,
    payload TEXT NOT NULL
  ) STRICT`;

// Places only grow, so the last one bounds the number of events without counting them.
const appendSql = `
  INSERT OR IGNORE INTO event (id, visit_id, topic, at_ms, payload, received_at_ms)
  SELECT value ->> 'id', value ->> 'visitId', value ->> 'topic', value ->> 'atMs', value ->> 'payload', ?2
  FROM json_each(?1)
  WHERE (SELECT coalesce(max(place), 0) FROM event) < ?3`;

const lastSql = 'SELECT coalesce(max(place), 0) AS place FROM event';

const pageSql = `
  SELECT * FROM event
  WHERE place > ?1 AND (?2 IS NULL OR topic = ?2) AND received_at_ms >= ?3
  ORDER BY place LIMIT ${pageSize}`;

/** Opens `events.db` in `dataDir`, making both when missing. Rejects when the folder cannot be written. */
export async function openEventStore(dataDir: string, most = mostStored): Promise<EventStore> {
  mkdirSync(dataDir, { recursive: true });
  const connection = new BackgroundDatabase(join(dataDir, 'events.db'), {
    timeout: waitForLockMs,
  }) as unknown as Connection;
  await connection.exec('PRAGMA journal_mode = WAL');
  // A power cut may cost the last second's events, which pages cannot tell; a crash of the server costs none.
  await connection.exec('PRAGMA synchronous = NORMAL');
  await connection.exec(createSql);
  const [appending, last, paging] = (await Promise.all(
    [appendSql, lastSql, pageSql].map((sql) => connection.prepare(sql)),
  )) as [Statement, Statement, Statement];
  // One after the other: a connection that reads for one append may not write for the next once another process has
  // written meanwhile.
  let before: Promise<unknown> = Promise.resolve();
  const keep = async (events: readonly ReceivedEvent[], nowMs: number) => {
    const place = Number((await last.all())[0]?.place ?? 0);
    if (place >= most) return 'full';
    await appending.run(JSON.stringify(events), nowMs, most);
    return 'kept';
  };
  return {
    append(events, nowMs) {
      const kept = before.then(() => keep(events, nowMs));
      before = kept.catch(() => undefined);
      return kept;
    },
    async page({ topic, sinceMs = 0 }, afterPlace) {
      return (await paging.all(afterPlace, topic ?? null, sinceMs)).map(readRow);
    },
    close: () => connection.close(),
  };
}

const readRow = (row: Row): StoredEvent => ({
  place: Number(row.place),
  id: String(row.id),
  visitId: String(row.visit_id),
  topic: String(row.topic),
  atMs: Number(row.at_ms),
  receivedAtMs: Number(row.received_at_ms),
  payload: String(row.payload),
});
