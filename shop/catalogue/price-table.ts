/** The price history of a catalogue as a table on disk: a row for each product, or variant of one. */
import { accessSync } from 'node:fs';
import Database from 'libsql';
import { createRowLookup, type TextRow } from './row-lookup';
import {
  advance,
  dayAfter,
  type DatedPrice,
  type HistoryHeader,
  type LostHistory,
  type PriceRecord,
  skip,
} from './price-history';

type Db = Database.Database;

/** Speed over safety: an unfinished table is thrown away. The cache is for the ids, which may come in any order. */
const pragmas = 'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-32768';
const tables =
  'CREATE TABLE about(header TEXT); CREATE TABLE price(id TEXT PRIMARY KEY, record TEXT)';

function createTable(path: string): Db {
  const db = new Database(path);
  db.exec(`${pragmas}; ${tables}; BEGIN`);
  return db;
}

const addHeader = (db: Db, header: HistoryHeader): unknown =>
  db.prepare('INSERT INTO about VALUES (?)').run(JSON.stringify(header));

const textOf = (row: unknown): string | undefined => (row as readonly [string] | undefined)?.[0];

const readRecord = (text: string): PriceRecord => JSON.parse(text) as PriceRecord;

/** Throws when the file is not there or no table. */
function openTable(path: string) {
  accessSync(path);
  const db = new Database(path);
  const header = textOf(db.prepare('SELECT header FROM about').raw().get());
  const find = db.prepare('SELECT record FROM price WHERE id = ?').raw();
  const rows = () =>
    db.prepare('SELECT id, record FROM price ORDER BY rowid').raw().iterate() as Iterator<TextRow>;
  return {
    header: JSON.parse(header ?? '') as HistoryHeader,
    lookup: createRowLookup(rows(), (id) => textOf(find.get(id))),
    close: () => db.close(),
  };
}

const putRows = `INSERT OR REPLACE INTO price
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`;
const rowsAtOnce = 250;

/** Writes many rows at a time, which is twice as fast as one by one. */
function createRowWriter(db: Db) {
  const put = db.prepare(putRows);
  let rows: TextRow[] = [];
  const flush = (): void => {
    if (rows.length > 0) put.run(JSON.stringify(rows));
    rows = [];
  };
  return {
    flush,
    add: (id: string, record: PriceRecord): void => {
      if (rows.push([id, JSON.stringify(record)]) === rowsAtOnce) flush();
    },
  };
}

type OpenedTable = ReturnType<typeof openTable>;

/** A row as a line of a text: `["id",{…}]`. */
export function* readPriceLines(path: string): Generator<string> {
  const table = openTable(path);
  try {
    for (const [id, record] of table.lookup.rest()) yield `[${JSON.stringify(id)},${record}]`;
  } finally {
    table.close();
  }
}

export function readPriceHeader(path: string): HistoryHeader {
  const { header, close } = openTable(path);
  close();
  return header;
}

/** Makes a table of the lines of another one. */
export async function writePriceTable(
  path: string,
  header: HistoryHeader,
  lines: AsyncIterable<string>,
): Promise<void> {
  const db = createTable(path);
  try {
    addHeader(db, header);
    const add = db.prepare('INSERT INTO price VALUES (?, ?)');
    for await (const line of lines) {
      const [id, record] = JSON.parse(line) as readonly [string, PriceRecord];
      add.run(id, JSON.stringify(record));
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

export type PriceHistory = {
  readonly path: string;
  readonly day: number;
  /** Why the history begins again. */
  readonly lost: LostHistory | undefined;
  /** The record of a product with the price that it is imported at. The same for a second time. */
  readonly add: (id: string, price: Omit<DatedPrice, 'day'>) => PriceRecord;
  /** Keeps the records of absent products, and closes the table. */
  readonly finish: () => void;
  /** Closes the table, which is of no use then. */
  readonly abandon: () => void;
};

/** The table of the import before; `damaged` when there is one that cannot be read. */
export type FoundTable = { readonly path: string } | 'damaged' | undefined;

export type HistoryOptions = {
  /** Of the new table. */
  readonly path: string;
  readonly before: FoundTable;
  readonly now: HistoryHeader;
  /** Products that are not added have stayed as they were, rather than gone. */
  readonly keepsOthers?: boolean;
};

function openBefore(before: FoundTable): OpenedTable | 'damaged' | undefined {
  if (before === undefined || before === 'damaged') return before;
  try {
    return openTable(before.path);
  } catch {
    return 'damaged';
  }
}

/** Where the records of an import come from. */
function continueFrom({ before, now }: Pick<HistoryOptions, 'before' | 'now'>) {
  const opened = openBefore(before);
  if (opened === 'damaged') return { day: now.day, lost: 'damaged' as const };
  const { day, lost } = dayAfter(opened?.header, now);
  if (lost === undefined) return { day, lost, table: opened };
  opened?.close();
  return { day, lost };
}

type KeepRecord = (record: PriceRecord) => PriceRecord | undefined;

function keepAbsent(db: Db, table: OpenedTable, keep: KeepRecord): void {
  const isKnown = db.prepare('SELECT 1 FROM price WHERE id = ?').raw();
  const put = db.prepare('INSERT INTO price VALUES (?, ?)');
  for (const [id, record] of table.lookup.rest()) {
    if (isKnown.get(id) !== undefined) continue;
    const kept = keep(readRecord(record));
    if (kept !== undefined) put.run(id, JSON.stringify(kept));
  }
}

/** The history of an import, which follows that of the import before. A damaged one begins again. */
export function openPriceHistory(options: HistoryOptions): PriceHistory {
  const { path, before, now, keepsOthers = false } = options;
  const { day, lost, table } = continueFrom({ before, now });
  const db = createTable(path);
  const writer = createRowWriter(db);
  const close = (): void => {
    table?.close();
    db.close();
  };
  return {
    path,
    day,
    lost,
    add: (id, price) => {
      const found = table?.lookup.find(id);
      const record = advance(found === undefined ? found : readRecord(found), { day, ...price });
      writer.add(id, record);
      return record;
    },
    finish: () => {
      addHeader(db, { currency: now.currency, day });
      writer.flush();
      const keep: KeepRecord = (record) => (keepsOthers ? record : skip(record, day));
      if (table !== undefined) keepAbsent(db, table, keep);
      db.exec('COMMIT');
      close();
    },
    abandon: close,
  };
}
