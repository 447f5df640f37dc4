/** Which columns an import takes for what their names mean, without being told. */
import type { OpenedRows } from '../formats/open-rows';
import { fieldKey } from '../formats/row';
import { fieldOf, isHeldBack } from '../products/column-names';
import { readColumnName } from './column-currency';
import type { ColumnMap } from './column-map';
import type { FoundColumn } from './find-columns';
import { fieldsOfMeanings, type Meaning, rankOfMeaning } from './meant-field';
import { isTaken } from './required-columns';

/** What is found of ids by their values. */
const byNames = fieldsOfMeanings.filter((field) => field !== 'id');

/** Two columns may be a price with and without tax: which one shoppers pay is for the user to say. */
const isUnsure = (field: Meaning, candidates: readonly string[]): boolean =>
  field === 'price' && candidates.length > 1;

/** `Price (EUR)` is as clear as a name can be. */
function rankOf(name: string, field: Meaning): number | undefined {
  const { bare } = readColumnName(name);
  if (fieldOf(fieldKey(bare)) === fieldOf(field)) return -1;
  return rankOfMeaning(name, field) ?? rankOfMeaning(bare, field);
}

/** The columns whose names mean the field, those that mean it most clearly first. */
const candidatesFor = (field: Meaning, names: readonly string[]): readonly string[] =>
  names
    .map((name) => ({ name, rank: rankOf(name, field) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);

/**
 * `FIELD=COLUMN` for columns of a table, or of a list in JSON, that would be refused since no column has one of the
 * names of a title or a price. One that names them keeps its other columns as they are.
 */
export function implyColumns(
  { format, header, vendor }: Pick<OpenedRows, 'format' | 'header' | 'vendor'>,
  found: readonly FoundColumn[],
  map: ColumnMap | undefined,
): readonly string[] {
  const isTable = header.size > 0 || format === 'json';
  const columns = new Map(found.map(({ key, name }) => [key, name]));
  const has = (field: Meaning): boolean => isTaken(field, columns, map);
  if (vendor !== undefined || !isTable || (has('title') && has('price'))) return [];
  const mapped = new Set(map?.mapped.map(({ column }) => column));
  const isFree = (key: string, name: string): boolean =>
    fieldOf(key) === undefined &&
    !mapped.has(key) &&
    map?.leftOut.has(key) !== true &&
    !isHeldBack(key, name);
  const own = [...columns].filter(([key, name]) => isFree(key, name)).map(([, name]) => name);
  return byNames.flatMap((field) => {
    const candidates = candidatesFor(field, own);
    const [first] = candidates;
    if (first === undefined || has(field) || isUnsure(field, candidates)) return [];
    return [`${field}=${first}`];
  });
}
