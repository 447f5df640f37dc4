/** Gathers the rows of one product where they follow one another. */
import { longestRow, type FlatRow, type Row, type Rows } from '../row';
import { lengthOf } from './flat-row';

/** Of one product; the rows beyond are rejected. */
const mostCharacters = 8 * longestRow;

export type RowGroups = {
  /** Rows with the same key are one product; a row without belongs to the one before. */
  readonly keyOf: (row: FlatRow) => string | undefined;
  readonly read: (first: FlatRow, others: readonly FlatRow[]) => readonly Row[];
};

/** Of rows that may lack their key: one with a name of its own is no variant of the product before. */
export const keyOrOwn = (key: string, name: string, { line }: FlatRow): string | undefined =>
  key || (name === '' ? undefined : `line ${line}`);

export async function* readInGroups(rows: Rows, { keyOf, read }: RowGroups): AsyncGenerator<Row> {
  let group: FlatRow[] = [];
  let [groupKey, held]: [string | undefined, number] = [undefined, 0];
  const take = (): readonly Row[] => {
    const [first, ...others] = group;
    [group, held] = [[], 0];
    return first === undefined ? [] : read(first, others);
  };
  for await (const row of rows) {
    if (row.kind !== 'flat') {
      yield row;
      continue;
    }
    const key = keyOf(row);
    if (key !== undefined && key !== groupKey) {
      yield* take();
      groupKey = key;
    }
    held += lengthOf(row.fields);
    if (held <= mostCharacters) group.push(row);
    else
      yield {
        kind: 'problem',
        line: row.line,
        problem: `its product has more than ${mostCharacters.toLocaleString('en')} characters`,
      };
  }
  yield* take();
}
