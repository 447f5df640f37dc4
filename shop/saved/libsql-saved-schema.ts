/** The migrations of `saved.db`. The version before may still write to the tables during a rolling update. */
export const savedMigrations: readonly string[] = [
  `CREATE TABLE saved_product (
     id INTEGER PRIMARY KEY,
     shopper_id TEXT NOT NULL,
     product_id TEXT NOT NULL,
     UNIQUE (shopper_id, product_id)
   ) STRICT`,
  // The day of a list's last use, in days since 1970; the stored number of all products saves counting them.
  `CREATE TABLE saved_shopper (
     shopper_id TEXT PRIMARY KEY,
     used_on INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX saved_shopper_by_use ON saved_shopper (used_on);
   CREATE TABLE saved_total (products INTEGER NOT NULL) STRICT;
   INSERT INTO saved_shopper SELECT DISTINCT shopper_id, unixepoch() / 86400 FROM saved_product;
   INSERT INTO saved_total SELECT count(*) FROM saved_product;
   CREATE TRIGGER saved_product_added AFTER INSERT ON saved_product BEGIN
     UPDATE saved_total SET products = products + 1;
   END;
   CREATE TRIGGER saved_product_removed AFTER DELETE ON saved_product BEGIN
     UPDATE saved_total SET products = products - 1;
   END`,
  `ALTER TABLE saved_product ADD COLUMN colour TEXT`,
  `ALTER TABLE saved_product ADD COLUMN price REAL;
   ALTER TABLE saved_product ADD COLUMN currency TEXT`,
];
