/** Saved products in PostgreSQL, for several servers behind one shop. */
import { Pool, type PoolClient } from 'pg';
import { mostSavedProducts, type SavedProduct, type SavedStore } from './saved-store';
import { createWriteQueue, keyOf, type WriteBatch } from './write-queue';

export type PostgresSavedStore = SavedStore & {
  /** The secret all servers of this database share: the one kept there, else `proposed`, kept from now on. */
  readonly sharedSecret: (proposed: string) => Promise<string>;
};

type PostgresOptions = {
  readonly databaseUrl: string;
  /** Hears of connections that broke while nobody used them; the next use makes a new one. */
  readonly onError: (error: unknown) => void;
};

const connectTimeoutMs = 5_000;
const queryTimeoutMs = 10_000;
const mostConnections = 8;

/** Any number that nobody else takes for an advisory lock: the letters "plpsaved". */
const migrationLock = '8100115113097118101';

/** Each is run once, in this order, by whichever server comes first; `saved_schema` counts those that were. */
const migrations: readonly string[] = [
  `CREATE TABLE saved_product (
     id bigint GENERATED ALWAYS AS IDENTITY,
     shopper_id text COLLATE "C" NOT NULL,
     product_id text COLLATE "C" NOT NULL,
     PRIMARY KEY (shopper_id, product_id)
   );
   CREATE TABLE saved_secret (id int PRIMARY KEY CHECK (id = 1), secret text NOT NULL)`,
];

const listSql = 'SELECT product_id FROM saved_product WHERE shopper_id = $1 ORDER BY id DESC';

// One shopper's lists change one batch at a time, whatever server the batch comes from: the limit holds exactly, and
// taking the locks in one order keeps servers from waiting for each other in a circle.
const lockSql = `
  SELECT pg_advisory_xact_lock(key)
  FROM (SELECT DISTINCT hashtextextended(shopper, 0) AS key FROM unnest($1::text[]) shopper ORDER BY key) keys`;

const removeSql = `
  DELETE FROM saved_product USING unnest($1::text[], $2::text[]) AS asked (shopper, product)
  WHERE shopper_id = shopper AND product_id = product`;

const addSql = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (shopper, product, place)
  ), added AS (
    SELECT *, row_number() OVER (PARTITION BY shopper ORDER BY place) AS nth FROM asked
    WHERE NOT EXISTS (SELECT FROM saved_product WHERE shopper_id = shopper AND product_id = product)
  ), roomy AS (
    SELECT * FROM added
    WHERE nth + (SELECT count(*) FROM saved_product WHERE shopper_id = shopper) <= $3
  ), kept AS (
    INSERT INTO saved_product (shopper_id, product_id) SELECT shopper, product FROM roomy ORDER BY place
  )
  SELECT shopper, product FROM added EXCEPT ALL SELECT shopper, product FROM roomy`;

/** Connects to `databaseUrl` and brings its tables up to date. Rejects when the database cannot be reached. */
export async function openPostgresSavedStore({
  databaseUrl,
  onError,
}: PostgresOptions): Promise<PostgresSavedStore> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'product-listing-page',
  });
  // Connections that are closed already may still be told that the database stops.
  const tell = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', tell);
  // Without a listener, a connection that breaks while it is used would end the whole server.
  pool.on('connect', (client) => client.on('error', tell));
  try {
    await inTransaction(pool, migrate);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const write = createBatch(pool);
  // A connection may have died unnoticed, as after a restart of the database. Saving and removing can be repeated
  // without harm, also when the first try did reach the disk.
  const queue = createWriteQueue((...batch) => write(...batch).catch(() => write(...batch)));
  return {
    list: async (shopperId) => {
      const ask = () => pool.query<{ product_id: string }>(listSql, [shopperId]);
      const { rows } = await ask().catch(ask);
      return rows.map(({ product_id: id }) => id);
    },
    add: (product) => queue.write({ ...product, kind: 'add' }),
    remove: async (product) => void (await queue.write({ ...product, kind: 'remove' })),
    sharedSecret: (proposed) => shareSecret(pool, proposed),
    close: async () => {
      await queue.drain();
      await pool.end();
    },
  };
}

/** Servers that start together take turns; the later ones find the work done. */
async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS saved_schema (version int NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM saved_schema');
  const done = rows[0]?.version ?? 0;
  if (done >= migrations.length) return;
  for (const sql of migrations.slice(done)) await client.query(sql);
  await client.query('DELETE FROM saved_schema');
  await client.query('INSERT INTO saved_schema VALUES ($1)', [migrations.length]);
}

const columns = (products: readonly SavedProduct[]) => [
  products.map(({ shopperId }) => shopperId),
  products.map(({ productId }) => productId),
];

const createBatch =
  (pool: Pool): WriteBatch =>
  (additions, removals) =>
    inTransaction(pool, async (client) => {
      const shoppers = [...additions, ...removals].map(({ shopperId }) => shopperId);
      await client.query(lockSql, [shoppers]);
      if (removals.length > 0) await client.query(removeSql, columns(removals));
      if (additions.length === 0) return new Set<string>();
      const { rows } = await client.query<{ shopper: string; product: string }>(addSql, [
        ...columns(additions),
        mostSavedProducts,
      ]);
      return new Set(
        rows.map(({ shopper, product }) => keyOf({ shopperId: shopper, productId: product })),
      );
    });

async function shareSecret(pool: Pool, proposed: string): Promise<string> {
  await pool.query('INSERT INTO saved_secret VALUES (1, $1) ON CONFLICT DO NOTHING', [proposed]);
  const { rows } = await pool.query<{ secret: string }>('SELECT secret FROM saved_secret');
  return rows[0]?.secret ?? proposed;
}

async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let fault: unknown;
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    // A connection in doubt is closed, which rolls back; only a sound one is used again.
    client.release(fault !== undefined);
  }
}
