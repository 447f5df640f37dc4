/** Imports generations into a folder and damages their files. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import {
  buildGeneration,
  type GenerationInput,
} from '../../../shop/catalogue/embedded/build-generation';
import { withLock } from '../../../shop/catalogue/embedded/generation-store';
import { testOutline, testProducts } from './a-catalogue';

/** Imports so many products; resolves with the name of their generation. */
export const importInto = (
  root: string,
  count: number,
  changes: Partial<GenerationInput> = {},
): Promise<string> =>
  withLock(root, () =>
    buildGeneration(root, {
      outline: testOutline,
      products: testProducts(count),
      signature: `import ${count}`,
      source: 'import',
      ...changes,
    }),
  );

export const generationsIn = (root: string): readonly string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('g-'))
    .sort();

/** Flips a bit of the byte at the position, or of the middle byte. */
export function flipBit(path: string, at?: number): void {
  const bytes = readFileSync(path);
  const place = at ?? bytes.length >>> 1;
  bytes[place] = (bytes[place] ?? 0) ^ 0x40;
  writeFileSync(path, bytes);
}

/** The full-text index of the first two formats: title and brand, and all else. */
function writeTwoFields(path: string): void {
  const db = new Database(path);
  db.exec(
    "DROP TABLE word; CREATE VIRTUAL TABLE word USING fts5(head, body, content='', detail=column, " +
      "columnsize=0, tokenize='porter unicode61 remove_diacritics 2')",
  );
  const add = db.prepare('INSERT INTO word(rowid, head, body) VALUES (?, ?, ?)');
  const cards = db.prepare('SELECT row, card FROM product').raw().all() as [number, string][];
  for (const [row, card] of cards) {
    const { title, brand, description } = JSON.parse(card) as CatalogueProduct;
    add.run(row, `${title} ${brand.name}`, description);
  }
  db.close();
}

/**
 * Rewrites a generation in the format of the first version: without checksums and without the source of its products.
 */
export function makeFormatOne(folder: string): void {
  const path = join(folder, 'generation.json');
  const described = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const { source, signature, categoryKinds, soldOut, ...rest } = described;
  if ([source, signature, categoryKinds, soldOut].includes(undefined))
    throw new Error(`${path} says no origin`);
  writeTwoFields(join(folder, 'products.sqlite'));
  writeFileSync(path, JSON.stringify({ ...rest, format: 1 }));
  rmSync(join(folder, 'SHA256SUMS'));
}
