/** Reads from the SQLite file of a generation. Calls are synchronous and take some tens of microseconds. */
import { accessSync } from 'node:fs';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../catalogue-product';
import type { IndexFormat } from './index-format';
import { createRowReader, type StoredField, writeNumber } from './product-store';

export type PlacedWord = { readonly word: string; readonly field: StoredField };

export type ProductReader = {
  /** The products of these rows, in their order. */
  readonly cards: (rows: readonly number[]) => readonly CatalogueProduct[];
  readonly byId: (id: string) => CatalogueProduct | undefined;
  /** The rows that hold each of the words, in any of its forms, in its field. */
  readonly matches: (words: readonly PlacedWord[]) => Uint32Array;
  /** The rows of the products with this number. */
  readonly withNumber: (number: string) => Uint32Array;
  readonly close: () => void;
};

const cardsInOrder = `SELECT '[' || group_concat(card) || ']' FROM (
  SELECT card FROM json_each(?) CROSS JOIN product ON product.row = json_each.value ORDER BY json_each.key)`;

/**
 * Some megabytes. The same products stand first in many listings, and reading their text takes longer than finding it.
 */
const mostCachedCards = 2_000;

type ReadCards = ProductReader['cards'];

/** Calls `read` for products that are not cached. A file never changes, so nothing cached is ever wrong. */
function cacheCards(read: ReadCards): ReadCards {
  const cache = new LRUCache<number, CatalogueProduct>({ max: mostCachedCards });
  return (rows) => {
    const missing = rows.filter((row) => !cache.has(row));
    const found = missing.length > 0 ? read(missing) : [];
    // Rows without a product are left out of what is found: its places then do not match those of `missing`.
    if (found.length < missing.length) return read(rows);
    const cards = new Map<number, CatalogueProduct>();
    missing.forEach((row, index) => {
      const card = found[index];
      if (card) cards.set(row, card);
    });
    const all = rows.flatMap((row) => cards.get(row) ?? cache.get(row) ?? []);
    cards.forEach((card, row) => cache.set(row, card));
    return all;
  };
}

/** Quoted, so that no word is read as syntax of the index. */
const writeWord = (columns: readonly string[], word: string): string =>
  `{${columns.join(' ')}} : "${word.replaceAll('"', '')}"`;

/** Throws when the file is not there. */
export function openProductReader(
  path: string,
  { columns, hasNumbers }: IndexFormat,
): ProductReader {
  accessSync(path);
  const db = new Database(path);
  db.exec('PRAGMA query_only=ON; PRAGMA cache_size=-32768');
  const cards = db.prepare(cardsInOrder).raw();
  const byId = db.prepare('SELECT card FROM product WHERE id = ?').raw();
  const matches = db.prepare('SELECT group_concat(rowid) FROM word WHERE word MATCH ?').raw();
  const rowsOf = (expression: string): Uint32Array => {
    try {
      return createRowReader()(textOf(matches.get(expression)));
    } catch {
      // SQLite may split a word at a character that is a letter for JavaScript; no product has such a word.
      return new Uint32Array(0);
    }
  };
  const textOf = (row: unknown): string | undefined =>
    (row as readonly [string | null] | undefined)?.[0] ?? undefined;
  return {
    cards: cacheCards(
      (rows) =>
        JSON.parse(textOf(cards.get(JSON.stringify(rows))) ?? '[]') as readonly CatalogueProduct[],
    ),
    byId: (id) => {
      const card = textOf(byId.get(id));
      return card === undefined ? undefined : (JSON.parse(card) as CatalogueProduct);
    },
    matches: (words) =>
      rowsOf(words.map(({ word, field }) => writeWord(columns[field], word)).join(' AND ')),
    withNumber: (number) =>
      hasNumbers ? rowsOf(writeWord(['number'], writeNumber(number))) : new Uint32Array(0),
    close: () => db.close(),
  };
}
