/** Stores collected events in a file, which is only appended to. */
import { join } from 'node:path';
import { openLibsql, type Row } from '../database/libsql-connection';
import { makePrivateDir } from '../database/private-files';
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
  /**
   * Appends the events whose ids are not stored yet. Rejects, with nothing changed, when it fails or there is no room.
   */
  readonly append: (events: readonly ReceivedEvent[], nowMs: number) => Promise<void>;
  /** Rejects while no event can be appended. */
  readonly check: () => Promise<void>;
  /** Up to a thousand events after a place, in the order of arrival. */
  readonly page: (selection: EventSelection, afterPlace: number) => Promise<readonly StoredEvent[]>;
  readonly close: () => void;
};

const pageSize = 1_000;
/**
 * The file's size, indexes included. Each process may exceed it by the events of one request, and SQLite's other files
 * take a few megabytes more.
 */
const mostStoredBytes = 1_000_000_000;

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

const appendSql = `
  INSERT OR IGNORE INTO event (id, visit_id, topic, at_ms, payload, received_at_ms)
  SELECT value ->> 'id', value ->> 'visitId', value ->> 'topic', value ->> 'atMs', value ->> 'payload', ?2
  FROM json_each(?1)`;

const sizeSql =
  'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';

const pageSql = `
  SELECT * FROM event
  WHERE place > ?1 AND (?2 IS NULL OR topic = ?2) AND received_at_ms >= ?3
  ORDER BY place LIMIT ${pageSize}`;

/**
 * Opens `events.db` in `dataDir`, making both when missing. Rejects when the folder cannot be written, and when a newer
 * version has written the database.
 */
export async function openEventStore(
  dataDir: string,
  mostBytes = mostStoredBytes,
): Promise<EventStore> {
  makePrivateDir(dataDir);
  const file = join(dataDir, 'events.db');
  // A power cut may lose the events of the last second, unnoticed by pages; a crash of the server loses none.
  const connection = await openLibsql(file, { migrations: [createSql], synchronous: 'NORMAL' });
  const [appending, measuring, paging] = await connection.prepareAll(appendSql, sizeSql, pageSql);
  const findRoom = async () => {
    const bytes = Number((await measuring.all())[0]?.bytes);
    if (bytes < mostBytes) return;
    throw new Error(`${file} is full; stop the shop, export the events and delete the file`);
  };
  return {
    append: (events, nowMs) =>
      connection.transaction(async () => {
        await findRoom();
        await appending.run(JSON.stringify(events), nowMs);
      }),
    check: async () => {
      await connection.transaction(findRoom);
      await connection.check();
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
