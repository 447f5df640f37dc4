/** Saved products in a file: an embedded database whose commits wait for the disk, off the main thread. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import BackgroundDatabase from 'libsql/promise';
import { readList } from '../../lib/read-unknown';
import { mostSavedProducts, type SavedProduct, type SavedStore } from './saved-store';
import { createWriteQueue, keyOf, type WriteBatch } from './write-queue';

/** The package types its promises as `any`. */
type Statement = {
  readonly run: (...values: readonly unknown[]) => Promise<unknown>;
  readonly all: (...values: readonly unknown[]) => Promise<readonly Row[]>;
};
type Connection = {
  readonly exec: (sql: string) => Promise<void>;
  readonly prepare: (sql: string) => Promise<Statement>;
  readonly close: () => void;
};
type Row = Readonly<Record<string, unknown>>;

const waitForLockMs = 10_000;

/** Each is run once, in this order; `user_version` counts those that were. */
const migrations: readonly string[] = [
  `CREATE TABLE saved_product (
     id INTEGER PRIMARY KEY,
     shopper_id TEXT NOT NULL,
     product_id TEXT NOT NULL,
     UNIQUE (shopper_id, product_id)
   ) STRICT`,
];

// One row: reading many is what this package is slow at.
const listSql = `
  SELECT json_group_array(product_id ORDER BY id DESC) AS ids FROM saved_product WHERE shopper_id = ?`;

const asked = `(SELECT key AS place, value ->> 0 AS shopper, value ->> 1 AS product FROM json_each(?))`;
const isKept = `EXISTS (SELECT 1 FROM saved_product WHERE shopper_id = shopper AND product_id = product)`;

const addSql = `
  INSERT INTO saved_product (shopper_id, product_id)
  SELECT shopper, product
  FROM (SELECT *, row_number() OVER (PARTITION BY shopper ORDER BY place) AS nth
        FROM ${asked} WHERE NOT ${isKept})
  WHERE nth + (SELECT count(*) FROM saved_product WHERE shopper_id = shopper) <= ?
  ORDER BY place`;

const refusedSql = `SELECT shopper, product FROM ${asked} WHERE NOT ${isKept}`;

const removeSql = `
  DELETE FROM saved_product
  WHERE (shopper_id, product_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))`;

const asJson = (products: readonly SavedProduct[]): string =>
  JSON.stringify(products.map(({ shopperId, productId }) => [shopperId, productId]));

/** Opens `saved.db` in `dataDir`, making both when missing. Rejects when the folder cannot be written. */
export async function openLibsqlSavedStore(dataDir: string): Promise<SavedStore> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'saved.db');
  const writer = await connect(file);
  await migrate(writer);
  // A second connection reads what is committed, never the middle of a batch. Reading one shopper's list takes
  // microseconds, so it needs no thread of its own.
  const reader = new Database(file, { timeout: waitForLockMs });
  const listing = reader.prepare(listSql);
  const queue = createWriteQueue(await prepareBatch(writer));
  return {
    list: (shopperId) => {
      const { ids } = listing.get(shopperId) as { readonly ids: string };
      return Promise.resolve(readList(JSON.parse(ids)).map(String));
    },
    add: (product) => queue.write({ ...product, kind: 'add' }),
    remove: async (product) => void (await queue.write({ ...product, kind: 'remove' })),
    close: async () => {
      await queue.drain();
      reader.close();
      writer.close();
    },
  };
}

async function connect(file: string): Promise<Connection> {
  const connection = new BackgroundDatabase(file, {
    timeout: waitForLockMs,
  }) as unknown as Connection;
  await connection.exec('PRAGMA journal_mode = WAL');
  // FULL waits for the disk at each commit: an answer that says saved means saved.
  await connection.exec('PRAGMA synchronous = FULL');
  return connection;
}

async function migrate(connection: Connection): Promise<void> {
  await inTransaction(connection, async () => {
    const version = await connection.prepare('PRAGMA user_version');
    const done = Number((await version.all())[0]?.user_version ?? 0);
    for (const sql of migrations.slice(done)) await connection.exec(sql);
    if (done < migrations.length) {
      await connection.exec(`PRAGMA user_version = ${migrations.length}`);
    }
  });
}

async function prepareBatch(connection: Connection): Promise<WriteBatch> {
  const [adding, refusing, removing] = await Promise.all(
    [addSql, refusedSql, removeSql].map((sql) => connection.prepare(sql)),
  );
  return (additions, removals) =>
    inTransaction(connection, async () => {
      if (removals.length > 0) await removing?.run(asJson(removals));
      if (additions.length === 0) return new Set<string>();
      await adding?.run(asJson(additions), mostSavedProducts);
      const refused = (await refusing?.all(asJson(additions))) ?? [];
      return new Set(
        refused.map(({ shopper, product }) =>
          keyOf({ shopperId: String(shopper), productId: String(product) }),
        ),
      );
    });
}

async function inTransaction<Value>(
  connection: Connection,
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
