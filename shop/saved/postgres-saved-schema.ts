/** The tables of the saved products in PostgreSQL, and how they are brought up to date. */
import type { ClientBase } from 'pg';
import type { PostgresTables } from '../database/postgres-tables';

/** The letters "plpsaved". */
const lock = '8100115113097118101';

/** The version before may still write to the tables during a rolling update. */
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
  `ALTER TABLE saved_product ADD COLUMN colour text`,
  `ALTER TABLE saved_product ADD COLUMN price double precision, ADD COLUMN currency text`,
  `ALTER TABLE saved_secret ADD COLUMN former text, ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()`,
];

export const savedTables: PostgresTables = {
  what: 'saved products',
  versionTable: 'saved_schema',
  lock,
  migrations,
  rights: [
    // Writing the version as it is shows that the database takes writes.
    'SELECT, UPDATE ON saved_schema',
    'SELECT, INSERT, UPDATE, DELETE ON saved_product, saved_shopper, saved_total',
    'SELECT ON saved_secret',
  ],
};

/**
 * Stores the secret that the nodes share, where there is none; resolves with whether it did. Lists without a secret
 * have lost it, and cookies signed with another lead to none of them: it is then made only if `isWanted`.
 */
export async function storeSharedSecret(
  client: ClientBase,
  { secret, isWanted }: { readonly secret: string; readonly isWanted: boolean },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO saved_secret
     SELECT 1, $1 WHERE $2 OR NOT EXISTS (SELECT FROM saved_product) ON CONFLICT DO NOTHING`,
    [secret, isWanted],
  );
  return rowCount === 1;
}

export type SharedRow = {
  readonly secret: string;
  readonly former: string | null;
  readonly isFresh: boolean;
};

/** A fresh secret is read and does not sign yet: nodes learn of it one after the other. */
export const sharedSecretsSql = `
  SELECT secret, former, changed_at > now() - interval '5 minutes' AS "isFresh" FROM saved_secret`;

/**
 * Replaces the secret by this one; cookies of the former one stay valid until it is forgotten. Rejects when there is
 * none to replace, and when another former one is still read, since its cookies would be valid no longer.
 */
export async function rotateSharedSecret(client: ClientBase, secret: string): Promise<void> {
  const { rowCount } = await client.query(
    'UPDATE saved_secret SET former = secret, secret = $1, changed_at = now() WHERE former IS NULL',
    [secret],
  );
  if (rowCount !== 1)
    throw new Error(
      'saved_secret has no secret to replace, or still a former one: --forget-former-secret ends that, and its cookies',
    );
}

/**
 * Resolves with whether there was one. Rejects while nodes may still sign with it: for five minutes, and for as long as
 * one of them takes to look again.
 */
export async function forgetFormerSecret(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isSigning: boolean }>(
    `UPDATE saved_secret SET former = CASE WHEN changed_at > now() - interval '10 minutes' THEN former END
     WHERE former IS NOT NULL RETURNING former IS NOT NULL AS "isSigning"`,
  );
  if (rows[0]?.isSigning === true)
    throw new Error(
      'nodes may still sign with the former secret: it can be forgotten ten minutes after the change',
    );
  return rows.length === 1;
}
