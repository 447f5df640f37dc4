/**
 * Opens an embedded database that works off the main thread: private, brought up to date, one transaction at a time.
 */
import BackgroundDatabase from 'libsql/promise';
import { setTimeout } from 'node:timers/promises';
import { refuseNewer } from './newer-database';
import { makePrivateDatabase } from './private-files';

export type Row = Readonly<Record<string, unknown>>;

/** The package types its promises as `any`. */
type Statement = {
  readonly run: (...values: readonly unknown[]) => Promise<unknown>;
  readonly all: (...values: readonly unknown[]) => Promise<readonly Row[]>;
};
type BareConnection = {
  readonly exec: (sql: string) => Promise<void>;
  readonly prepare: (sql: string) => Promise<Statement>;
  readonly close: () => void;
};
export type LibsqlConnection = Pick<BareConnection, 'close'> & {
  /** The statements in the order of their texts. */
  readonly prepareAll: <Texts extends readonly string[]>(
    ...texts: Texts
  ) => Promise<{ readonly [Index in keyof Texts]: Statement }>;
  /** Does `work` in a transaction that writes; later ones wait for it. Rejects, with nothing changed, when it fails. */
  readonly transaction: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Rejects while nothing can be written. */
  readonly check: () => Promise<void>;
};

export type LibsqlOptions = {
  /** Each is run once, in this order; the file's `user_version` counts those that have run. */
  readonly migrations: readonly string[];
  /** FULL waits for the disk at each commit; NORMAL may lose the last ones in a power cut, not in a crash. */
  readonly synchronous: 'FULL' | 'NORMAL';
};

/** How long another process may hold the database. */
export const waitForLockMs = 10_000;
/** How long it is tried to give a new file its mode: starting late is better than not at all. */
const waitForSwitchMs = 30_000;

/**
 * Makes the file when it is missing. Rejects when it cannot be read and written, and when a newer version has written
 * it.
 */
export async function openLibsql(file: string, options: LibsqlOptions): Promise<LibsqlConnection> {
  makePrivateDatabase(file);
  const bare = new BackgroundDatabase(file, {
    timeout: waitForLockMs,
  }) as unknown as BareConnection;
  const { migrations, synchronous } = options;
  try {
    refuseNewer(file, await readVersion(bare), migrations.length);
    await switchToWal(bare);
    await bare.exec(`PRAGMA synchronous = ${synchronous}`);
    await inTransaction(bare, () => migrate(bare, file, migrations));
    // SQLite has created other files next to this one meanwhile.
    makePrivateDatabase(file);
  } catch (error) {
    bare.close();
    throw error;
  }
  return serialized(bare);
}

/** While several processes switch a new file at once, SQLite may refuse one of them without waiting for its lock. */
async function switchToWal(connection: BareConnection): Promise<void> {
  const startedMs = Date.now();
  for (;;) {
    try {
      await connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() - startedMs > waitForSwitchMs) throw error;
      await setTimeout(100);
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

async function readVersion(connection: BareConnection): Promise<number> {
  const version = await connection.prepare('PRAGMA user_version');
  return Number((await version.all())[0]?.user_version ?? 0);
}

async function migrate(
  connection: BareConnection,
  file: string,
  migrations: readonly string[],
): Promise<void> {
  // Read again under the lock: another process may have migrated first.
  const done = await readVersion(connection);
  refuseNewer(file, done, migrations.length);
  for (const sql of migrations.slice(done)) await connection.exec(sql);
  if (done < migrations.length) {
    await connection.exec(`PRAGMA user_version = ${migrations.length}`);
  }
}

function serialized(connection: BareConnection): LibsqlConnection {
  let before: Promise<unknown> = Promise.resolve();
  const transaction: LibsqlConnection['transaction'] = (work) => {
    const done = before.then(() => inTransaction(connection, work));
    before = done.catch(() => undefined);
    return done;
  };
  return {
    close: () => connection.close(),
    prepareAll: async (...texts) =>
      (await Promise.all(texts.map((sql) => connection.prepare(sql)))) as {
        readonly [Index in keyof typeof texts]: Statement;
      },
    transaction,
    // SQLite writes the version even though it is the same. A newer process may have raised it: it is never taken back.
    check: () =>
      transaction(async () =>
        connection.exec(`PRAGMA user_version = ${await readVersion(connection)}`),
      ),
  };
}

async function inTransaction<Value>(
  connection: BareConnection,
  work: () => Promise<Value>,
): Promise<Value> {
  await connection.exec('BEGIN IMMEDIATE');
  try {
    const value = await work();
    await connection.exec('COMMIT');
    return value;
  } catch (error) {
    await connection.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
