/** The tables of the saved products in PostgreSQL, and how they are brought up to date. */
import type { PoolClient } from 'pg';
import { refuseNewer } from '../database/newer-database';

/** A number that no other program uses for an advisory lock: the letters "plpsaved". */
const migrationLock = '8100115113097118101';

/**
 * The first server runs each of them once, in this order; `saved_schema` counts those that have run. The version before
 * may still write to the tables during a rolling update.
 */
const migrations: readonly string[] = [
  `CREATE TABLE saved_product (
     id bigint GENERATED ALWAYS AS IDENTITY,
     shopper_id text COLLATE "C" NOT NULL,
     product_id text COLLATE "C" NOT NULL,
     PRIMARY KEY (shopper_id, product_id)
   );
   CREATE TABLE saved_secret (id int PRIMARY KEY CHECK (id = 1), secret text NOT NULL)`,
  // The day of a list's last use, in days since 1970; the stored number of all products saves counting them.
  `LOCK TABLE saved_product IN SHARE ROW EXCLUSIVE MODE;
   CREATE TABLE saved_shopper (shopper_id text COLLATE "C" PRIMARY KEY, used_on int NOT NULL);
   CREATE INDEX saved_shopper_by_use ON saved_shopper (used_on);
   CREATE TABLE saved_total (products bigint NOT NULL);
   INSERT INTO saved_shopper
     SELECT DISTINCT shopper_id, floor(extract(epoch FROM now()) / 86400)::int FROM saved_product;
   INSERT INTO saved_total SELECT count(*) FROM saved_product;
   CREATE FUNCTION count_saved_products() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE changes bigint := (SELECT count(*) FROM changed);
   BEGIN
     IF changes > 0 AND TG_OP = 'INSERT' THEN UPDATE saved_total SET products = products + changes;
     ELSIF changes > 0 THEN UPDATE saved_total SET products = products - changes;
     END IF;
     RETURN NULL;
   END $$;
   CREATE TRIGGER saved_product_added AFTER INSERT ON saved_product
     REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saved_products();
   CREATE TRIGGER saved_product_removed AFTER DELETE ON saved_product
     REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saved_products()`,
];

/**
 * Servers that start together run this one after the other; the later ones find the work done. Throws, with nothing
 * changed, when a newer version has written the tables.
 */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS saved_schema (version int NOT NULL)');
  const { rows } = await client.query<{ version: number; database: string }>(
    'SELECT version, current_database() AS database FROM saved_schema',
  );
  const { version: done, database } = rows[0] ?? { version: 0, database: '' };
  refuseNewer(`the PostgreSQL database "${database}" (saved_schema)`, done, migrations.length);
  if (done === migrations.length) return;
  for (const sql of migrations.slice(done)) await client.query(sql);
  await client.query('DELETE FROM saved_schema');
  await client.query('INSERT INTO saved_schema VALUES ($1)', [migrations.length]);
}
