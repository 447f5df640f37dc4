/** Saved products in a file: an embedded database whose commits wait for the disk, off the main thread. */
import Database from 'libsql';
import { createTimeout } from '../database/is-timeout';
import { openLibsql, waitForLockMs, type LibsqlConnection } from '../database/libsql-connection';
import { makePrivateDir } from '../database/private-files';
import { savedMigrations } from './libsql-saved-schema';
import { savedFile } from './saved-files';
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
import { createWriteQueue, type RefusedRow, type WriteBatch } from './write-queue';

// One row, because this package is slow at reading many.
const listSql = `
  SELECT json_group_array(
           json_object('product_id', product_id, 'colour', colour, 'price', price, 'currency', currency)
           ORDER BY id DESC) AS products,
         (SELECT used_on FROM saved_shopper WHERE shopper_id = ?1) AS used_on
  FROM saved_product WHERE shopper_id = ?1`;

const requested = `(
  SELECT key AS place, value ->> 0 AS shopper, value ->> 1 AS product, value ->> 2 AS colour,
         value ->> 3 AS price, value ->> 4 AS currency
  FROM json_each(?1))`;
const isSaved = `EXISTS (SELECT 1 FROM saved_product WHERE shopper_id = shopper AND product_id = product)`;
const listLength = `(SELECT count(*) FROM saved_product WHERE shopper_id = shopper)`;

const addSql = `
  INSERT INTO saved_product (shopper_id, product_id, colour, price, currency)
  SELECT shopper, product, colour, price, currency
  FROM (SELECT *, row_number() OVER (ORDER BY place) AS nth_of_all
        FROM (SELECT *, row_number() OVER (PARTITION BY shopper ORDER BY place) AS nth
              FROM ${requested} WHERE NOT ${isSaved})
        WHERE nth + ${listLength} <= ?2)
  WHERE nth_of_all + (SELECT products FROM saved_total) <= ?3
  ORDER BY place`;

const refusedSql = `
  SELECT shopper, product, ${listLength} >= ?2 AS is_list_full FROM ${requested} WHERE NOT ${isSaved}`;

const removeSql = `
  DELETE FROM saved_product
  WHERE (shopper_id, product_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`;

const noteUseSql = `
  INSERT INTO saved_shopper (shopper_id, used_on)
  SELECT value, ?2 FROM json_each(?1)
  WHERE EXISTS (SELECT 1 FROM saved_product WHERE shopper_id = value)
  ON CONFLICT (shopper_id) DO UPDATE SET used_on = excluded.used_on WHERE used_on <> excluded.used_on`;

const forgetEmptySql = `
  DELETE FROM saved_shopper
  WHERE shopper_id IN (SELECT value FROM json_each(?1))
    AND NOT EXISTS (SELECT 1 FROM saved_product WHERE saved_product.shopper_id = saved_shopper.shopper_id)`;

const expiredSql = `
  SELECT shopper_id FROM saved_shopper WHERE used_on < ?1 ORDER BY used_on LIMIT ${expiringAtOnce}`;

const removeListsSql = `
  DELETE FROM saved_product WHERE shopper_id IN (SELECT value FROM json_each(?1))`;

type ListRow = { readonly products: string; readonly used_on?: unknown };

const asJson = (products: readonly SavedProduct[]): string =>
  JSON.stringify(
    products.map(({ shopperId, productId, colour, price }) => [
      shopperId,
      productId,
      colour,
      price?.amount,
      price?.currency,
    ]),
  );

export type LibsqlSavedStore = SavedStore & {
  /** Whether a shopper has saved something. */
  readonly hasLists: () => boolean;
};

/**
 * Opens `saved.db` in `dataDir`, making both when missing. Rejects when the folder cannot be written, and when a newer
 * version has written the database.
 */
export async function openLibsqlSavedStore(
  dataDir: string,
  { mostProducts = mostProductsOfAll, nowMs = Date.now }: SavedStoreOptions = {},
): Promise<LibsqlSavedStore> {
  makePrivateDir(dataDir);
  const file = savedFile(dataDir);
  const writer = await openLibsql(file, { migrations: savedMigrations, synchronous: 'FULL' });
  // A second connection reads what is committed, never the middle of a batch. Reading one shopper's list takes
  // microseconds, so it needs no thread of its own.
  const reader = new Database(file, { timeout: waitForLockMs });
  const listing = reader.prepare(listSql);
  const queue = createWriteQueue(await prepareBatch(writer, { mostProducts, nowMs }));
  return {
    list: (shopperId) => {
      const row = listing.get(shopperId) as ListRow;
      const products = (JSON.parse(row.products) as readonly ListedRow[]).map(listedProduct);
      if (products.length > 0 && row.used_on !== dayOf(nowMs())) queue.noteUse(shopperId);
      return Promise.resolve(products);
    },
    add: queue.add,
    remove: queue.remove,
    expire: await prepareExpiry(writer, nowMs),
    check: writer.check,
    hasLists: () => reader.prepare('SELECT 1 FROM saved_product LIMIT 1').get() !== undefined,
    close: async () => {
      await queue.drain();
      reader.close();
      writer.close();
    },
  };
}

async function prepareBatch(
  connection: LibsqlConnection,
  { mostProducts, nowMs }: { readonly mostProducts: number; readonly nowMs: () => number },
): Promise<WriteBatch> {
  const [adding, refusing, removing, noting, forgetting] = await connection.prepareAll(
    addSql,
    refusedSql,
    removeSql,
    noteUseSql,
    forgetEmptySql,
  );
  const add = async (additions: readonly SavedProduct[]) => {
    const products = asJson(additions);
    await adding.run(products, mostSavedProducts, mostProducts);
    return (await refusing.all(products, mostSavedProducts)) as readonly RefusedRow[];
  };
  return ({ additions, removals, shopperIds }, endMs) =>
    connection.transaction(async () => {
      if (removals.length > 0) await removing.run(asJson(removals));
      const refused = additions.length > 0 ? await add(additions) : [];
      await noting.run(JSON.stringify(shopperIds), dayOf(nowMs()));
      if (removals.length > 0) await forgetting.run(JSON.stringify(shopperIds));
      // Another process may have held the file for long. How long the disk takes to commit is bounded by nothing.
      if (performance.now() > endMs) throw createTimeout();
      return refused;
    });
}

async function prepareExpiry(
  connection: LibsqlConnection,
  nowMs: () => number,
): Promise<SavedStore['expire']> {
  const [finding, removing, forgetting] = await connection.prepareAll(
    expiredSql,
    removeListsSql,
    forgetEmptySql,
  );
  return () =>
    connection.transaction(async () => {
      const found = await finding.all(firstValidDay(nowMs()));
      if (found.length === 0) return 0;
      const shopperIds = JSON.stringify(found.map(({ shopper_id: id }) => id));
      await removing.run(shopperIds);
      await forgetting.run(shopperIds);
      return found.length;
    });
}
