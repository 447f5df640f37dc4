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

const lengthOf = (row: GivenRow): number => (row.kind === 'product' ? row.text.length : 0);

/** Names come with every row and are the same ones: leaves those out that a row before has told. */
function createNewNames(): (row: GivenRow) => GivenRow {
  const told = new Map<string, string>();
  return (row) => {
    if (row.kind !== 'product') return row;
    const attributeNames = new Map<string, string>();
    for (const [id, name] of row.attributeNames) {
      if (told.get(id) === name) continue;
      told.set(id, name);
      attributeNames.set(id, name);
    }
    return { ...row, attributeNames };
  };
}

/** In the thread that calls it. What was read before a fault comes before it. */
export async function* readHere({ file, requested, reading }: RowSource): AsyncGenerator<Batch> {
  const opened = await openRows(file, requested);
  const withNewNames = createNewNames();
  let rows: GivenRow[] = [];
  let [length, done] = [0, 0];
  try {
    for await (const row of opened.rows((bytes) => (done = bytes))) {
      const given = withNewNames(readRow(row, reading));
      rows.push(given);
      length += lengthOf(given);
      if (rows.length < mostRows && length < mostCharacters) continue;
      yield { rows, done };
      [rows, length] = [[], 0];
    }
  } catch (error) {
    yield { rows, done };
    throw error;
  }
  yield { rows, done };
}
