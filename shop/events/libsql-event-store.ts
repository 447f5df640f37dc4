/** Collected events in a file: an embedded database that works off the main thread. */
import { openLibsql } from '../database/libsql-connection';
import { makePrivateDir } from '../database/private-files';
import { eventsFile } from './events-file';
import { pageBounds, pageSize, readRow, removedAtOnce, type EventStore } from './event-store';

/**
 * The pages of the file in use, indexes included. Each process may exceed it by the events of one request, and SQLite's
 * other files take a few megabytes more.
 */
const mostStoredBytes = 1_000_000_000;

/** The version before may still write to the table during a rolling update. */
export const eventMigrations: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS event (
     place INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     visit_id TEXT NOT NULL,
     topic TEXT NOT NULL,
     at_ms INTEGER NOT NULL,
     received_at_ms INTEGER NOT NULL,
     payload TEXT NOT NULL
   ) STRICT`,
  `ALTER TABLE event ADD COLUMN session_id TEXT;
   ALTER TABLE event ADD COLUMN sequence INTEGER;
   ALTER TABLE event ADD COLUMN schema_version INTEGER;
   ALTER TABLE event ADD COLUMN brand TEXT;
   ALTER TABLE event ADD COLUMN device_class TEXT;
   ALTER TABLE event ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX event_by_arrival ON event (received_at_ms)`,
];

const appendSql = `
  INSERT OR IGNORE INTO event (id, visit_id, session_id, sequence, topic, at_ms, received_at_ms, schema_version,
    brand, device_class, is_bot, payload)
  SELECT value ->> 'id', value ->> 'visitId', value ->> 'sessionId', value ->> 'sequence', value ->> 'topic',
    value ->> 'atMs', ?2, value ->> 'schemaVersion', value ->> 'brand', value ->> 'deviceClass', value ->> 'isBot',
    value ->> 'payload'
  FROM json_each(?1)`;

// Pages of removed events are used again.
const sizeSql = `
  SELECT (page_count - freelist_count) * page_size AS bytes
  FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;

const pageSql = `
  SELECT * FROM event
  WHERE (received_at_ms, place) > (?1, ?2) AND received_at_ms < ?3 AND (?4 IS NULL OR topic = ?4)
  ORDER BY received_at_ms, place LIMIT ${pageSize}`;

const removeSql = `
  DELETE FROM event WHERE place IN
    (SELECT place FROM event WHERE received_at_ms < ?1 ORDER BY received_at_ms LIMIT ${removedAtOnce})
  RETURNING place`;

/**
 * Opens `events.db` in `dataDir`, making both when missing. Rejects when the folder cannot be written, and when a newer
 * version has written the database.
 */
export async function openLibsqlEventStore(
  dataDir: string,
  mostBytes = mostStoredBytes,
): Promise<EventStore> {
  makePrivateDir(dataDir);
  const file = eventsFile(dataDir);
  // A power cut may lose the events of the last second, unnoticed by pages; a crash of the server loses none.
  const options = { migrations: eventMigrations, synchronous: 'NORMAL' } as const;
  const connection = await openLibsql(file, options);
  const [appending, measuring, paging, removing] = await connection.prepareAll(
    appendSql,
    sizeSql,
    pageSql,
    removeSql,
  );
  const findRoom = async () => {
    const bytes = Number((await measuring.all())[0]?.bytes);
    if (bytes < mostBytes) return;
    throw new Error(
      `${file} is full; set EVENTS_RETENTION_DAYS, or export the events, stop the shop and delete the file`,
    );
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
    page: async (selection, after) => {
      const rows = await paging.all(...pageBounds(selection, after), selection.topic ?? null);
      return rows.map(readRow);
    },
    removeBefore: async (timeMs) =>
      (await connection.transaction(() => removing.all(timeMs))).length,
    close: () => Promise.resolve(connection.close()),
  };
}
