/** Brings tables in PostgreSQL up to date. */
import type { PoolClient } from 'pg';
import { refuseNewer } from './newer-database';

type Migrations = {
  /** The table that counts the migrations that have run. */
  readonly versionTable: string;
  /** A number that no other program uses for an advisory lock. */
  readonly lock: string;
  /** The first server runs each of them once, in this order. */
  readonly migrations: readonly string[];
};

/**
 * Servers that start together run this one after the other; the later ones find the work done. Throws, with nothing
 * changed, when a newer version has written the tables.
 */
export async function migratePostgres(
  client: PoolClient,
  { versionTable, lock, migrations }: Migrations,
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  await client.query(`CREATE TABLE IF NOT EXISTS ${versionTable} (version int NOT NULL)`);
  const { rows } = await client.query<{ version: number; database: string }>(
    `SELECT version, current_database() AS database FROM ${versionTable}`,
  );
  const { version: done, database } = rows[0] ?? { version: 0, database: '' };
  refuseNewer(`the PostgreSQL database "${database}" (${versionTable})`, done, migrations.length);
  if (done === migrations.length) return;
  for (const sql of migrations.slice(done)) await client.query(sql);
  await client.query(`DELETE FROM ${versionTable}`);
  await client.query(`INSERT INTO ${versionTable} VALUES ($1)`, [migrations.length]);
}
