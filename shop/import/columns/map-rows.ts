/** Applies `--map` to the rows of a file. */
import { type FlatFields, type FlatRow, ImportFailure, type Row, type Rows } from '../formats/row';
import type { ColumnMap } from './column-map';
import { suggestion } from './nearest-name';

const mostColumns = 500;
const mostShown = 40;
const longestShown = 60;

/** The first of a list of names. */
export const listed = (names: readonly string[]): string =>
  `${names
    .slice(0, mostShown)
    .map((name) => name.slice(0, longestShown))
    .join(', ')}${names.length > mostShown ? ', …' : ''}`;

/**
 * `found` has the names of the columns by their keys. Throws an `ImportFailure` for a column that is not among them.
 */
export function checkMappedColumns(
  { mapped, leftOut }: ColumnMap,
  found: ReadonlyMap<string, string>,
): void {
  const wanted = [...mapped.map(({ column, written }) => [column, written] as const), ...leftOut];
  const missing = wanted.find(([column]) => !found.has(column));
  if (missing === undefined) return;
  const [, written] = missing;
  const names = [...found.values()];
  throw new ImportFailure(
    `--map: the file has no column "${written}"${suggestion(written, names)} Its columns: ${listed(names)}`,
  );
}

/** Of a file with more columns, those of the map and the first ones. */
function createSeenColumns({ mapped, leftOut }: ColumnMap) {
  const wanted = new Set([...leftOut.keys(), ...mapped.map(({ column }) => column)]);
  const names = new Map<string, string>();
  return {
    names,
    add: (fields: FlatFields): void => {
      for (const [key, { name }] of fields)
        if (names.size < mostColumns || wanted.has(key)) names.set(key, name);
    },
  };
}

/**
 * Leaves columns out. `isChecked` says that the map's columns are known to be there; otherwise they are gathered, and
 * one that never comes ends the import after the last row.
 */
export async function* leaveOutColumns(
  rows: Rows,
  map: ColumnMap,
  isChecked: boolean,
): AsyncGenerator<Row> {
  const seen = createSeenColumns(map);
  for await (const row of rows) {
    if (row.kind !== 'flat') {
      yield row;
      continue;
    }
    if (!isChecked) seen.add(row.fields);
    yield map.leftOut.size === 0 ? row : { ...row, fields: without(row.fields, map.leftOut) };
  }
  if (!isChecked) checkMappedColumns(map, seen.names);
}

const without = (fields: FlatFields, leftOut: ColumnMap['leftOut']): FlatFields =>
  new Map([...fields].filter(([key]) => !leftOut.has(key)));

function mapRow(row: FlatRow, { mapped }: ColumnMap): FlatRow {
  // A vendor's reader has made the columns of others, which are its sources.
  const sources = row.sources ?? [row.fields];
  const fields = new Map(row.fields);
  for (const { column, replaces } of mapped) {
    if (row.sources === undefined) fields.delete(column);
    for (const key of replaces) fields.delete(key);
  }
  for (const { column, key, name } of mapped) {
    const found = sources.find((source) => source.has(column))?.get(column);
    if (found !== undefined) fields.set(key, { name, values: found.values });
  }
  return { ...row, fields };
}

/** Gives rows the fields and filters of the map. An empty cell stays empty: nothing else is taken for its field. */
export async function* mapRows(rows: Rows, map: ColumnMap): AsyncGenerator<Row> {
  for await (const row of rows) yield row.kind === 'flat' ? mapRow(row, map) : row;
}
