/** Saved products in PostgreSQL, for several servers behind one shop. */
import type { ClientBase } from 'pg';
import { inTransaction, openPostgresPool, type PostgresPool } from '../database/postgres-pool';
import { requireTables, requireTablesStill } from '../database/postgres-tables';
import { UnpreparedError } from '../database/unprepared-error';
import { savedTables, sharedSecretsSql, type SharedRow } from './postgres-saved-schema';
import {
  dayOf,
  expiringAtOnce,
  firstValidDay,
  listedProduct,
  type ListedRow,
  mostProductsOfAll,
  mostSavedProducts,
  type SavedProduct,
  type SavedStore,
  type SavedStoreOptions,
} from './saved-store';
import type { Secrets } from './signing-secret';
import { createWriteQueue, type RefusedRow, type WriteBatch } from './write-queue';

export type PostgresSavedStore = SavedStore & {
  /** The secrets that all servers of this database share. Rejects with an `UnpreparedError` when there are none. */
  readonly sharedSecrets: () => Promise<Secrets>;
};

type PostgresOptions = SavedStoreOptions & {
  readonly databaseUrl: string;
  /** Called for connections that break while idle; the next use makes a new one. */
  readonly onError: (error: unknown) => void;
};

const listSql = `
  SELECT product_id, colour, price, currency,
         (SELECT used_on FROM saved_shopper WHERE shopper_id = $1) AS used_on
  FROM saved_product WHERE shopper_id = $1 ORDER BY id DESC`;

// One shopper's list changes one batch at a time, also with several servers, so that the limit holds exactly. All take
// the locks in one order, which avoids deadlocks.
const lockSql = `
  SELECT pg_advisory_xact_lock(key)
  FROM (SELECT DISTINCT hashtextextended(shopper, 0) AS key FROM unnest($1::text[]) shopper ORDER BY key) keys`;

const removeSql = `
  DELETE FROM saved_product USING unnest($1::text[], $2::text[]) AS requested (shopper, product)
  WHERE shopper_id = shopper AND product_id = product`;

const addSql = `
  WITH requested AS (
    SELECT * FROM unnest($1::text[], $2::text[], $5::text[], $6::float8[], $7::text[])
      WITH ORDINALITY AS requested (shopper, product, colour, price, currency, place)
  ), added AS (
    SELECT *, row_number() OVER (PARTITION BY shopper ORDER BY place) AS nth FROM requested
    WHERE NOT EXISTS (SELECT FROM saved_product WHERE shopper_id = shopper AND product_id = product)
  ), roomy AS (
    SELECT *, row_number() OVER (ORDER BY place) AS nth_of_all FROM added
    WHERE nth + (SELECT count(*) FROM saved_product WHERE shopper_id = shopper) <= $3
  ), fitting AS (
    SELECT * FROM roomy WHERE nth_of_all + (SELECT products FROM saved_total) <= $4
  ), inserted AS (
    INSERT INTO saved_product (shopper_id, product_id, colour, price, currency)
    SELECT shopper, product, colour, price, currency FROM fitting ORDER BY place
  )
  SELECT shopper, product, place NOT IN (SELECT place FROM roomy) AS is_list_full
  FROM added WHERE place NOT IN (SELECT place FROM fitting)`;

const noteUseSql = `
  INSERT INTO saved_shopper (shopper_id, used_on)
  SELECT shopper, $2 FROM unnest($1::text[]) shopper
  WHERE EXISTS (SELECT FROM saved_product WHERE shopper_id = shopper)
  ON CONFLICT (shopper_id) DO UPDATE SET used_on = excluded.used_on
  WHERE saved_shopper.used_on <> excluded.used_on`;

const forgetEmptySql = `
  DELETE FROM saved_shopper WHERE shopper_id = ANY ($1::text[])
    AND NOT EXISTS (SELECT FROM saved_product WHERE saved_product.shopper_id = saved_shopper.shopper_id)`;

const expiredSql = `
  SELECT shopper_id FROM saved_shopper WHERE used_on < $1 ORDER BY used_on LIMIT ${expiringAtOnce}`;

// A list that was used meanwhile stays.
const removeListsSql = `
  DELETE FROM saved_product WHERE shopper_id IN
    (SELECT shopper_id FROM saved_shopper WHERE shopper_id = ANY ($1::text[]) AND used_on < $2)`;

/**
 * Connects to `databaseUrl` and changes nothing there. Rejects when the database cannot be reached, with an
 * `UnpreparedError` when its tables are missing or older, and when a newer version has written them.
 */
export async function openPostgresSavedStore({
  mostProducts = mostProductsOfAll,
  nowMs = Date.now,
  ...options
}: PostgresOptions): Promise<PostgresSavedStore> {
  const database = openPostgresPool(options);
  try {
    await database.once((client) => requireTables(client, savedTables));
  } catch (error) {
    await database.close();
    throw error;
  }
  const queue = createWriteQueue(createBatch(database, mostProducts, nowMs));
  return {
    list: async (shopperId) => {
      const read = (client: ClientBase) => client.query<ListRow>(listSql, [shopperId]);
      const { rows } = await database.twice(read);
      if (rows[0] && rows[0].used_on !== dayOf(nowMs())) queue.noteUse(shopperId);
      return rows.map(listedProduct);
    },
    add: queue.add,
    remove: queue.remove,
    expire: () => database.once(inTransaction((client) => expire(client, firstValidDay(nowMs())))),
    check: () =>
      database.once(async (client) => {
        await requireTablesStill(client, savedTables);
        await client.query('UPDATE saved_schema SET version = version');
      }),
    connections: database.connections,
    sharedSecrets: () => database.once(readSharedSecrets),
    close: async () => {
      await queue.drain();
      await database.close();
    },
  };
}

type ListRow = ListedRow & { readonly used_on: number | null };

const columns = (products: readonly SavedProduct[]) => [
  products.map(({ shopperId }) => shopperId),
  products.map(({ productId }) => productId),
];

const createBatch =
  (database: PostgresPool, mostProducts: number, nowMs: () => number): WriteBatch =>
  ({ additions, removals, shopperIds }, endMs) => {
    const write = inTransaction(async (client) => {
      await client.query(lockSql, [shopperIds]);
      if (removals.length > 0) await client.query(removeSql, columns(removals));
      const refused = await add(client, additions, mostProducts);
      await client.query(noteUseSql, [shopperIds, dayOf(nowMs())]);
      if (removals.length > 0) await client.query(forgetEmptySql, [shopperIds]);
      return refused;
    });
    // Saving and removing are idempotent: a second try does no harm when the first one reached the disk.
    return database.twice(write, endMs - performance.now());
  };

async function add(client: ClientBase, additions: readonly SavedProduct[], mostProducts: number) {
  if (additions.length === 0) return [];
  const values = [
    ...columns(additions),
    mostSavedProducts,
    mostProducts,
    additions.map(({ colour }) => colour ?? null),
    additions.map(({ price }) => price?.amount ?? null),
    additions.map(({ price }) => price?.currency ?? null),
  ];
  return (await client.query<RefusedRow>(addSql, values)).rows;
}

async function expire(client: ClientBase, firstDay: number): Promise<number> {
  const { rows } = await client.query<{ shopper_id: string }>(expiredSql, [firstDay]);
  if (rows.length === 0) return 0;
  const shopperIds = rows.map(({ shopper_id: id }) => id);
  await client.query(lockSql, [shopperIds]);
  await client.query(removeListsSql, [shopperIds, firstDay]);
  await client.query(forgetEmptySql, [shopperIds]);
  return rows.length;
}

async function readSharedSecrets(client: ClientBase): Promise<Secrets> {
  const { rows } = await client.query<SharedRow>(sharedSecretsSql);
  const [found] = rows;
  if (found === undefined)
    throw new UnpreparedError(
      'saved_secret has no secret that signs the cookies: set SHOP_SECRET to the former one, or npm run migrate -- --new-secret',
    );
  const { secret, former, isFresh } = found;
  if (former === null) return [secret];
  return isFresh ? [former, secret] : [secret, former];
}
