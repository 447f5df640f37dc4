/** Keeps the drafts of a file on disk until all of it is known, so that a large file takes no more memory than a small one. */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { ProductDraft } from './products/product-draft';

export type DraftStore = {
  /** The line of the product that has this id already; undefined when it was added. */
  readonly add: (draft: ProductDraft, line: number) => number | undefined;
  /** One list for each product: its variants in the order of the file, mostly a single one. */
  readonly products: () => Generator<readonly ProductDraft[]>;
  readonly hasId: (id: string) => boolean;
  /** Closes and removes the file. */
  readonly remove: () => void;
};

const nameForm = /^drafts-[a-f0-9]+\.sqlite/;

/** What an import that was killed has left. Only for the holder of the catalogue's lock. */
export const removeOldDrafts = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (nameForm.test(name)) rmSync(join(folder, name), { force: true });
};

const pragmas =
  'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-65536;';

type Stored = readonly [at: number, family: string | null, json: string];
type Db = InstanceType<typeof Database>;
const pageRows = 500;

const selectAlone =
  'SELECT at, family, json FROM draft WHERE family IS NULL AND at > ? ORDER BY at LIMIT ?';
const selectGrouped =
  'SELECT at, family, json FROM draft WHERE (family, at) > (?, ?) ORDER BY family, at LIMIT ?';

/** By pages: a statement that stays open would keep others from running. */
function* readPages(
  readPage: (last: Stored | undefined) => unknown[],
): Generator<Stored, void, undefined> {
  let last: Stored | undefined;
  do {
    const page = readPage(last) as Stored[];
    yield* page;
    last = page.at(-1);
  } while (last !== undefined);
}

/** Products of one variant in the order of the file, then the others, variants side by side. */
function* readStored(db: Db): Generator<Stored, void, undefined> {
  db.exec('CREATE INDEX IF NOT EXISTS family ON draft(family, at)');
  const alone = db.prepare(selectAlone).raw();
  const grouped = db.prepare(selectGrouped).raw();
  yield* readPages((last) => alone.all(last?.[0] ?? -1, pageRows));
  yield* readPages((last) => grouped.all(last?.[1] ?? '', last?.[0] ?? -1, pageRows));
}

function* joinFamilies(rows: Iterable<Stored>): Generator<readonly ProductDraft[]> {
  let family: string | null = null;
  let variants: ProductDraft[] = [];
  for (const [, own, json] of rows) {
    const isSame = own !== null && own === family;
    if (!isSame && variants.length > 0) yield variants;
    if (!isSame) variants = [];
    variants.push(JSON.parse(json) as ProductDraft);
    family = own;
  }
  if (variants.length > 0) yield variants;
}

export const createDraftStore = (folder: string): DraftStore => {
  const path = join(folder, `drafts-${randomBytes(6).toString('hex')}.sqlite`);
  const db = new Database(path);
  db.exec(
    `${pragmas} CREATE TABLE draft(at INTEGER PRIMARY KEY, line INTEGER, id TEXT UNIQUE, family TEXT, json TEXT); BEGIN`,
  );
  const insert = db.prepare('INSERT OR IGNORE INTO draft VALUES (?, ?, ?, ?, ?)');
  const lineOf = db.prepare('SELECT line FROM draft WHERE id = ?').raw();
  let at = 0;
  const readLine = (id: string): number | undefined =>
    (lineOf.get(id) as readonly [number] | undefined)?.[0];
  return {
    add: (draft, line) => {
      const { changes } = insert.run(
        at,
        line,
        draft.id,
        draft.group ?? null,
        JSON.stringify(draft),
      );
      at += 1;
      return changes === 0 ? readLine(draft.id) : undefined;
    },
    products: () => joinFamilies(readStored(db)),
    hasId: (id) => readLine(id) !== undefined,
    remove: () => {
      db.close();
      rmSync(path, { force: true });
    },
  };
};
