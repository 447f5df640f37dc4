/** Tables in PostgreSQL: `npm run migrate` brings them up to date, and a node only looks whether they are. */
import type { ClientBase } from 'pg';
import { refuseNewer } from './newer-database';
import { UnpreparedError } from './unprepared-error';

export type PostgresTables = {
  /** What they hold, in the words of operators. */
  readonly what: string;
  /** The table that counts the migrations that have run. */
  readonly versionTable: string;
  /** A number that no other program uses for an advisory lock. */
  readonly lock: string;
  /** Each is run once, in this order. */
  readonly migrations: readonly string[];
  /** What a node needs of what the migrations make: `SELECT ON saved_secret`. */
  readonly rights: readonly string[];
};

type Found = { readonly version: number; readonly database: string };

/** The number of migrations that have run; 0 without tables, or before their rows are restored. */
async function readVersion(client: ClientBase, versionTable: string): Promise<Found> {
  const { rows } = await client.query<{ isThere: boolean; database: string }>(
    `SELECT to_regclass($1) IS NOT NULL AS "isThere", current_database() AS database`,
    [versionTable],
  );
  const { isThere = false, database = '' } = rows[0] ?? {};
  if (!isThere) return { version: 0, database };
  const found = await client.query<{ version: number }>(`SELECT version FROM ${versionTable}`);
  return { version: found.rows[0]?.version ?? 0, database };
}

const nameOf = ({ versionTable }: PostgresTables, { database }: Found): string =>
  `the PostgreSQL database "${database}" (${versionTable})`;

/**
 * Commands that run together do this one after the other; the later ones find the work done. Resolves with the version
 * before. Throws, with nothing changed, when a newer version has written the tables.
 */
export async function migratePostgres(client: ClientBase, tables: PostgresTables): Promise<number> {
  const { versionTable, lock, migrations } = tables;
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  const found = await readVersion(client, versionTable);
  refuseNewer(nameOf(tables, found), found.version, migrations.length);
  if (found.version === migrations.length) return found.version;
  await client.query(`CREATE TABLE IF NOT EXISTS ${versionTable} (version int NOT NULL)`);
  for (const sql of migrations.slice(found.version)) await client.query(sql);
  await client.query(`DELETE FROM ${versionTable}`);
  await client.query(`INSERT INTO ${versionTable} VALUES ($1)`, [migrations.length]);
  return found.version;
}

/**
 * Rejects with an `UnpreparedError` when the tables are missing or older. A node that has opened them works with those
 * of the next version too, until it is replaced.
 */
export async function requireTablesStill(
  client: ClientBase,
  tables: PostgresTables,
): Promise<Found> {
  const found = await readVersion(client, tables.versionTable);
  const known = tables.migrations.length;
  if (found.version >= known) return found;
  throw new UnpreparedError(
    found.version === 0
      ? `${nameOf(tables, found)} has no tables yet: restore its backup, or make them by npm run migrate`
      : `${nameOf(tables, found)} has tables of version ${found.version}, and ${known} is needed: npm run migrate`,
  );
}

/**
 * Rejects with an `UnpreparedError` when the tables are missing or older, and with another error when a newer version
 * has written them.
 */
export async function requireTables(client: ClientBase, tables: PostgresTables): Promise<void> {
  const found = await requireTablesStill(client, tables);
  refuseNewer(nameOf(tables, found), found.version, tables.migrations.length);
}
