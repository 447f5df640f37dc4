/** Makes and changes the tables in PostgreSQL, which nodes only read and write. */
import type { PoolClient } from 'pg';
import { eventTables } from '../events/postgres-event-store';
import {
  forgetFormerSecret,
  rotateSharedSecret,
  savedTables,
  storeSharedSecret,
} from '../saved/postgres-saved-schema';
import { createSigningSecret } from '../saved/signing-secret';
import { explainPostgresError } from './explain-postgres-error';
import { inTransaction, openPostgresPool } from './postgres-pool';
import { migratePostgres, type PostgresTables } from './postgres-tables';

export type Migration = {
  /** Of the saved products, and of the events when they have none of their own. */
  readonly databaseUrl?: string | undefined;
  readonly eventsDatabaseUrl?: string | undefined;
  /** The role of the nodes, when it is another than that of the addresses. */
  readonly grantTo?: string | undefined;
  /** Makes a secret also for lists that have lost theirs. */
  readonly newSecret: boolean;
  /** Replaces the secret, whose cookies stay valid. */
  readonly rotateSecret?: boolean;
  /** Ends that. */
  readonly forgetFormerSecret?: boolean;
};

type Place = {
  readonly setting: string;
  readonly url: string;
  readonly tables: readonly PostgresTables[];
};

/** One for each address. */
function placesOf({ databaseUrl, eventsDatabaseUrl }: Migration): readonly Place[] {
  const saved = databaseUrl && {
    setting: 'DATABASE_URL',
    url: databaseUrl,
    tables: eventsDatabaseUrl ? [savedTables] : [savedTables, eventTables],
  };
  const events = eventsDatabaseUrl && {
    setting: 'EVENTS_DATABASE_URL',
    url: eventsDatabaseUrl,
    tables: [eventTables],
  };
  return [saved, events].filter((place) => place !== undefined && place !== '');
}

/** An index over millions of rows takes minutes. */
const timeoutMs = 3_600_000;

async function grant(client: PoolClient, rights: readonly string[], role: string): Promise<void> {
  const to = client.escapeIdentifier(role);
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  const schema = client.escapeIdentifier(rows[0]?.schema ?? 'public');
  for (const right of [`USAGE ON SCHEMA ${schema}`, ...rights])
    await client.query(`GRANT ${right} TO ${to}`);
}

/** What was done to the secret that the nodes share, in the order of the options. */
async function changeSecret(
  client: PoolClient,
  { newSecret, rotateSecret, forgetFormerSecret: isForgotten }: Migration,
): Promise<readonly string[]> {
  const done: string[] = [];
  const isNew = await storeSharedSecret(client, {
    secret: createSigningSecret(),
    isWanted: newSecret,
  });
  if (isNew) done.push('a new secret');
  else if (newSecret) done.push('the secret is there and stays');
  if (isForgotten === true) {
    const hadFormer = await forgetFormerSecret(client);
    done.push(hadFormer ? 'the former secret is forgotten' : 'there is no former secret');
  }
  if (rotateSecret === true) {
    await rotateSharedSecret(client, createSigningSecret());
    done.push('another secret, which signs in five minutes');
  }
  return done;
}

async function migrateTables(
  client: PoolClient,
  tables: PostgresTables,
  migration: Migration,
): Promise<string> {
  const { grantTo } = migration;
  const before = await migratePostgres(client, tables);
  const version = tables.migrations.length;
  const ofSecret = tables === savedTables ? await changeSecret(client, migration) : [];
  if (grantTo !== undefined) await grant(client, tables.rights, grantTo);
  return [
    `${tables.what}: ${before === version ? `version ${version} already` : `version ${before} to ${version}`}`,
    ...ofSecret,
    ...(grantTo === undefined ? [] : [`rights of ${grantTo}`]),
  ].join(', ');
}

/** Resolves with a line for each kind of table. Each is changed as a whole or not at all. */
export async function migrateDatabases(migration: Migration): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { url, setting, tables } of placesOf(migration)) {
    const pool = openPostgresPool({ databaseUrl: url, onError: () => undefined, timeoutMs });
    try {
      for (const one of tables)
        lines.push(
          await pool.once(inTransaction((client) => migrateTables(client, one, migration))),
        );
    } catch (error) {
      throw new Error(explainPostgresError(setting)(error), { cause: error });
    } finally {
      await pool.close();
    }
  }
  return lines;
}
