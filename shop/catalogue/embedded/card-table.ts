/** The products of a catalogue as the table of its SQLite file has them, in their order. */
import { accessSync } from 'node:fs';
import Database from 'libsql';
import type { CatalogueProduct } from '../catalogue-product';
import { createRowLookup, type TextRow } from '../row-lookup';

export type CardTable = {
  readonly all: () => Generator<CatalogueProduct>;
  /** Quick where products are asked for in about their order. */
  readonly find: (id: string) => CatalogueProduct | undefined;
  readonly close: () => void;
};

export const cardTable = 'CREATE TABLE product(row INTEGER PRIMARY KEY, id TEXT, card TEXT)';
export const cardIndex = 'CREATE UNIQUE INDEX product_id ON product(id)';

const readCard = (text: string): CatalogueProduct => JSON.parse(text) as CatalogueProduct;

/** Throws when the file is not there or has no such table. */
export function openCardTable(path: string): CardTable {
  accessSync(path);
  const db = new Database(path);
  db.exec('PRAGMA query_only=ON');
  const byId = db.prepare('SELECT card FROM product WHERE id = ?').raw();
  const rows = () =>
    db.prepare('SELECT id, card FROM product ORDER BY row').raw().iterate() as Iterator<TextRow>;
  const lookup = createRowLookup(
    rows(),
    (id) => (byId.get(id) as readonly [string] | undefined)?.[0],
  );
  return {
    all: function* () {
      const each = rows();
      for (let row = each.next(); row.done !== true; row = each.next())
        yield readCard(row.value[1]);
    },
    find: (id) => {
      const text = lookup.find(id);
      return text === undefined ? undefined : readCard(text);
    },
    close: () => db.close(),
  };
}

/** Writes such a table into a new file. */
export async function writeCardTable(
  path: string,
  products: AsyncIterable<CatalogueProduct>,
): Promise<void> {
  const db = new Database(path);
  try {
    db.exec(`PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; ${cardTable}; BEGIN`);
    const put = db.prepare('INSERT INTO product(id, card) VALUES (?, ?)');
    for await (const product of products) put.run(product.id, JSON.stringify(product));
    db.exec(`COMMIT; ${cardIndex}`);
  } finally {
    db.close();
  }
}
