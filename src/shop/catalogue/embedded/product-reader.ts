/** Reads from the SQLite file of a generation. Calls are synchronous and take some tens of microseconds. */
import { accessSync } from 'node:fs';
import Database from 'libsql';
import type { CatalogueProduct } from '../catalogue-product';
import { readRows } from './product-store';

export type ProductReader = {
  /** The products of these rows, in their order. */
  readonly cards: (rows: readonly number[]) => readonly CatalogueProduct[];
  readonly byId: (id: string) => CatalogueProduct | undefined;
  /** The rows that hold all of the words in any of their forms: in title or brand only, or anywhere. */
  readonly matches: (words: readonly string[], tier: 'head' | 'any') => Uint32Array;
  readonly close: () => void;
};

const cardsInOrder = `SELECT '[' || group_concat(card) || ']' FROM (
  SELECT card FROM json_each(?) CROSS JOIN product ON product.row = json_each.value ORDER BY json_each.key)`;

/** Quoted, so that no word is read as syntax of the index. */
const writeExpression = (words: readonly string[], tier: 'head' | 'any'): string => {
  const all = words.map((word) => `"${word.replaceAll('"', '')}"`).join(' AND ');
  return tier === 'head' ? `head : (${all})` : all;
};

/** Throws when the file is not there. */
export const openProductReader = (path: string): ProductReader => {
  accessSync(path);
  const db = new Database(path);
  db.exec('PRAGMA query_only=ON; PRAGMA cache_size=-32768');
  const cards = db.prepare(cardsInOrder).raw();
  const byId = db.prepare('SELECT card FROM product WHERE id = ?').raw();
  const matches = db.prepare('SELECT group_concat(rowid) FROM word WHERE word MATCH ?').raw();
  const textOf = (row: unknown): string | undefined =>
    (row as readonly [string | null] | undefined)?.[0] ?? undefined;
  return {
    cards: (rows) =>
      JSON.parse(textOf(cards.get(JSON.stringify(rows))) ?? '[]') as readonly CatalogueProduct[],
    byId: (id) => {
      const card = textOf(byId.get(id));
      return card === undefined ? undefined : (JSON.parse(card) as CatalogueProduct);
    },
    matches: (words, tier) => {
      try {
        return readRows(matches.get(writeExpression(words, tier)));
      } catch {
        // A character that JavaScript takes for a letter and SQLite for a gap splits a word in two, which no product has.
        return new Uint32Array(0);
      }
    },
    close: () => db.close(),
  };
};
