/** Looks in the first rows of a file whether each has an id of its own, and for a column that has one where not. */
import { readFirstRows } from '../formats/first-rows';
import type { OpenedRows } from '../formats/open-rows';
import type { FlatFields, FlatRow } from '../formats/row';
import { columnsOf, fieldOf } from '../products/column-names';
import { isValue } from '../products/read-texts';
import { mapOption } from './map-option';
import { meantField } from './meant-field';

/** What is known of the ids of a file. */
export type Ids = {
  /** Ids are made of the words of their rows, since no column has any. */
  readonly areMade: boolean;
  /** The column that has one in each of the first rows, where none is named so. */
  readonly column?: string;
  /** What is wrong with the column of ids, and what helps. */
  readonly hint?: string;
};

/** Numbers that others give to a product, after those of the shop itself. */
const standardNumbers = [
  'gtin',
  'ean',
  'ean13',
  'ean_code',
  'code_ean',
  'barcode',
  'upc',
  'isbn',
  'mpn',
];

const longestCode = 64;
/** A number, or words with single spaces between, and no amount. */
const codes = /^(?!\d+[.,]\d{1,2}$)[\p{L}\p{N}][\p{L}\p{N}._/#-]*(?: [\p{L}\p{N}._/#-]+)*$/u;

/** Several words are one that has a number: `DV60 T101`, but no title. */
const isCode = (value: string): boolean =>
  value.length <= longestCode && codes.test(value) && (!value.includes(' ') || /\d/.test(value));

type Column = { readonly name: string; readonly values: Set<string>; filled: number };

function gather(rows: readonly FlatRow[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  for (const { fields } of rows)
    for (const [key, { name, values }] of fields) {
      const column = columns.get(key) ?? { name, values: new Set(), filled: 0 };
      columns.set(key, column);
      column.values.add(values[0] ?? '');
      column.filled += 1;
    }
  return columns;
}

const isNumberOfProduct = (key: string, name: string): boolean =>
  standardNumbers.includes(key) ||
  fieldOf(key) === 'id' ||
  fieldOf(meantField(name) ?? '') === 'id';

/** A column whose name means a number of the product, with another code in each row. */
function findBetter(rows: readonly FlatRow[]): string | undefined {
  const isInEach = ({ values, filled }: Column): boolean =>
    filled === rows.length && values.size === rows.length;
  const [best] = [...gather(rows)]
    .filter(([key, column]) => isInEach(column) && isNumberOfProduct(key, column.name))
    .filter(([, { values }]) => [...values].every(isCode))
    .sort(([one], [other]) => standardNumbers.indexOf(one) - standardNumbers.indexOf(other));
  return rows.length > 1 ? best?.[1].name : undefined;
}

/** What takes the column for the id. */
export const adviseId = (column: string): string =>
  `${mapOption('id', column)} takes the column that has another one in each`;

const idOf = (fields: FlatFields): string | undefined =>
  columnsOf.id.flatMap((key) => fields.get(key)?.values[0] ?? []).find(isValue);

const mostLines = 3;

function explain(rows: readonly FlatRow[]): string | undefined {
  const seen = new Set<string>();
  const [missing, repeated]: [number[], number[]] = [[], []];
  for (const { line, fields } of rows) {
    const id = idOf(fields);
    if (id === undefined) missing.push(line);
    else if (seen.has(id)) repeated.push(line);
    else seen.add(id);
  }
  const list = (lines: readonly number[]): string =>
    `${lines.length} of the first ${rows.length} (line ${lines.slice(0, mostLines).join(', ')}${lines.length > mostLines ? ', …' : ''})`;
  const parts = [
    ...(missing.length > 0 ? [`missing in ${list(missing)}`] : []),
    ...(repeated.length > 0 ? [`that of an earlier row in ${list(repeated)}`] : []),
  ];
  return parts.length > 0 ? `the id is ${parts.join(', and ')}` : undefined;
}

async function sample({ firstRows, vendor }: OpenedRows): Promise<readonly FlatRow[]> {
  const found: FlatRow[] = [];
  if (vendor !== undefined) return found;
  for await (const row of readFirstRows(firstRows())) if (row.kind === 'flat') found.push(row);
  return found;
}

/** Rows of this project's own format say themselves what they lack, and the rules of a shop system know its ids. */
export async function findIds(opened: OpenedRows): Promise<Ids> {
  const rows = await sample(opened);
  const problem = explain(rows);
  if (problem === undefined) return { areMade: false };
  const better = findBetter(rows);
  const areMade = rows.every(({ fields }) => idOf(fields) === undefined);
  if (better === undefined) return { areMade };
  if (areMade) return { areMade: false, column: better };
  return { areMade, hint: `${problem}; ${adviseId(better)}` };
}
