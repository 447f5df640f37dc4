/** Reads the beginning of a file, for what has to be known before the import reads all of it. */
import { ImportFailure, type Row, type Rows } from './row';

const mostRows = 200;

/** The first 200 rows. They end at a fault of the file, which the import itself reports. */
export async function* readFirstRows(rows: Rows): AsyncGenerator<Row> {
  let count = 0;
  try {
    for await (const row of rows) {
      yield row;
      count += 1;
      if (count === mostRows) return;
    }
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
  }
}
