/** Reads the rows of a file a batch at a time: in the thread that calls, or in one of its own. */
import { openRows, type RequestedFormat } from './formats/open-rows';
import { type GivenRow, readRow, type RowReading } from './read-row';

/** All that a thread has to know. */
export type RowSource = {
  readonly file: string;
  readonly requested: RequestedFormat;
  readonly reading: RowReading;
};

export type Batch = {
  readonly rows: readonly GivenRow[];
  /** Bytes of the file on the disk that are read so far. */
  readonly done: number;
};

export type ReadBatches = (source: RowSource) => AsyncIterable<Batch>;

const mostRows = 250;
/** A row has up to a megabyte. */
const mostCharacters = 1_000_000;

/** The names of columns that are held back, and what is wrong with a row, may be as long as the row. */
const lengthOf = (row: GivenRow): number =>
  row.kind === 'product'
    ? row.heldBack.reduce((sum, { length }) => sum + length, row.text.length)
    : JSON.stringify(row).length;

type Names = ReadonlyMap<string, string>;

/** Names come with every row and are the same ones: a batch has each once. Those of the whole file may be endless. */
function createNewNames(): (names: Names) => Names {
  const told = new Map<string, string>();
  return (names) => {
    const fresh = new Map<string, string>();
    for (const [id, name] of names) {
      if (told.get(id) === name) continue;
      told.set(id, name);
      fresh.set(id, name);
    }
    return fresh;
  };
}

function beginBatch() {
  const rows: GivenRow[] = [];
  const newNamesOf = createNewNames();
  let length = 0;
  return {
    rows,
    add: (row: GivenRow): void => {
      length += lengthOf(row);
      rows.push(
        row.kind === 'product' ? { ...row, attributeNames: newNamesOf(row.attributeNames) } : row,
      );
    },
    isFull: () => rows.length >= mostRows || length >= mostCharacters,
  };
}

/** In the thread that calls it. What was read before a fault comes before it. */
export async function* readHere({ file, requested, reading }: RowSource): AsyncGenerator<Batch> {
  const opened = await openRows(file, requested);
  let batch = beginBatch();
  let done = 0;
  try {
    for await (const row of opened.rows((bytes) => (done = bytes))) {
      batch.add(readRow(row, reading));
      if (!batch.isFull()) continue;
      yield { rows: batch.rows, done };
      batch = beginBatch();
    }
  } catch (error) {
    yield { rows: batch.rows, done };
    throw error;
  }
  yield { rows: batch.rows, done };
}
