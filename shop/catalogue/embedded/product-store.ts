/** The SQLite file of a generation: the products as JSON, and the full-text index over their words. */
import Database from 'libsql';
import { cardIndex, cardTable } from './card-table';

/**
 * The columns are those of `ProductTexts`. No positions, no scores, no copy of the text. Marks belong to words, as in
 * `words.ts`.
 */
const wordTable = (name: string): string =>
  `CREATE VIRTUAL TABLE ${name} USING fts5(noun, title, label, body, number, content='', detail=column, ` +
  `columnsize=0, tokenize="porter unicode61 remove_diacritics 2 categories 'L* N* M* Co'")`;

export type ProductTexts = {
  /** What it is by its title. */
  readonly noun: string;
  /** Title and brand. */
  readonly title: string;
  /** Names of categories and values of attributes. */
  readonly label: string;
  /** Description. */
  readonly body: string;
  readonly number: string;
};

/** A digit at the end keeps the stemmer from it. */
export const writeNumber = (number: string): string => `${number}0`;

/** Products, each at the same place of all lists. */
type StoredBatch = {
  readonly ids: readonly string[];
  readonly cards: readonly string[];
  readonly texts: readonly ProductTexts[];
};

export type ProductStoreWriter = {
  /** Rows are numbered from 0 in order of arrival. */
  readonly add: (batch: StoredBatch) => void;
  /** Commits, indexes, and closes the file. */
  readonly finish: () => void;
  readonly close: () => void;
};

/**
 * Speed over safety while building: an unfinished file is thrown away. What is written is hardly read again, so that a
 * small cache suffices.
 */
const buildPragmas = 'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-16384;';

/** Words are gathered in memory, 32 MB of them at a time, and merged once at the end rather than again and again. */
const gatherWords = "INSERT INTO word(word, rank) VALUES ('hashsize', 33554432), ('automerge', 0)";

export function createProductStore(path: string): ProductStoreWriter {
  const db = new Database(path);
  db.exec(`${buildPragmas} ${cardTable}; ${wordTable('word')}; ${gatherWords}; BEGIN`);
  const addCard = db.prepare('INSERT INTO product VALUES (?, ?, ?)');
  const addWords = db.prepare(
    'INSERT INTO word(rowid, noun, title, label, body, number) VALUES (?, ?, ?, ?, ?, ?)',
  );
  let count = 0;
  return {
    add: ({ ids, cards, texts }) => {
      ids.forEach((id, at) => addCard.run(count + at, id, cards[at]));
      texts.forEach(({ noun, title, label, body, number }, at) =>
        addWords.run(count + at, noun, title, label, body, number),
      );
      count += ids.length;
    },
    finish: () => {
      db.exec(`COMMIT; ${cardIndex}`);
      db.exec("INSERT INTO word(word) VALUES ('optimize')");
      db.close();
    },
    close: () => {
      if (db.open) db.close();
    },
  };
}

/** Where a word may stand, by the columns that it is searched for in. */
export const columnsOfField = {
  noun: ['noun'],
  title: ['title'],
  named: ['title', 'label'],
  any: ['title', 'label', 'body'],
} as const;
export type StoredField = keyof typeof columnsOfField;
export const storedFields: readonly StoredField[] = ['noun', 'title', 'named', 'any'];

const searchedColumns = [...new Set(storedFields.flatMap((field) => columnsOfField[field]))];

type VisitStem = (stem: string, rows: readonly (readonly Uint32Array[])[]) => void;

function visitStems(db: InstanceType<typeof Database>, least: number, visit: VisitStem): void {
  db.exec(
    "PRAGMA cache_size=-16384; CREATE VIRTUAL TABLE temp.stem USING fts5vocab(main, word, 'row');" +
      "CREATE VIRTUAL TABLE temp.place USING fts5vocab(main, word, 'instance')",
  );
  // One string of numbers is many times faster to read than a row for each, and all columns come from one pass.
  const rowsOf = searchedColumns.map((name) => `group_concat(doc) FILTER (WHERE col = '${name}')`);
  const places = db.prepare(`SELECT ${rowsOf.join()} FROM temp.place WHERE term = ?`).raw();
  const read = searchedColumns.map(createRowReader);
  const stems = db.prepare('SELECT term FROM temp.stem WHERE doc >= ?').raw().all(least);
  for (const [stem] of stems as [string][]) {
    const texts = places.get(stem) as readonly (string | null)[];
    const rows = new Map(searchedColumns.map((name, at) => [name, read[at]?.(texts[at])]));
    visit(
      stem,
      storedFields.map((field) => columnsOfField[field].flatMap((name) => rows.get(name) ?? [])),
    );
  }
}

/**
 * Calls `visit` for every word stem in at least `least` products of a file: the rows that hold it, for each of
 * `storedFields` a list for each of its columns. The lists hold them only until `visit` returns.
 */
export function visitFrequentStems(path: string, least: number, visit: VisitStem): void {
  const db = new Database(path);
  try {
    visitStems(db, least, visit);
  } finally {
    db.close();
  }
}

/** Reads `3,7,12`; no text is no rows. The rows stay until the next text is read, which takes their room. */
export function createRowReader(): (list: string | null | undefined) => Uint32Array {
  let rows = new Uint32Array(0);
  return (list) => {
    const text = list ?? '';
    const most = Math.ceil(text.length / 2) + 1;
    if (rows.length < most) rows = new Uint32Array(most);
    let count = 0;
    let number = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 44) {
        rows[count] = number;
        count += 1;
        number = 0;
      } else number = number * 10 + code - 48;
    }
    if (text !== '') {
      rows[count] = number;
      count += 1;
    }
    return rows.subarray(0, count);
  };
}

/**
 * What the index makes of a word that was given to it as `given`. Where the libsql driver finds that: a table of one
 * row, in memory.
 */
export function createStemmer(given: (word: string) => string): {
  stem: (word: string) => string;
  close: () => void;
} {
  const db = new Database(':memory:');
  db.exec(`${wordTable('word')}; CREATE VIRTUAL TABLE stem USING fts5vocab(word, 'row')`);
  const put = db.prepare('INSERT INTO word(rowid, body) VALUES (1, ?)');
  const read = db.prepare('SELECT term FROM stem').raw();
  const known = new Map<string, string>();
  return {
    stem: (word) => {
      const cached = known.get(word);
      if (cached !== undefined) return cached;
      db.exec('BEGIN');
      put.run(given(word));
      const [stem] = (read.get() as [string] | undefined) ?? [word];
      db.exec('ROLLBACK');
      if (known.size > 5000) known.clear();
      known.set(word, stem);
      return stem;
    },
    close: () => db.close(),
  };
}
