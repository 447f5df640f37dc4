/** Whether a table has the columns that each product needs. */
import type { OpenedRows } from '../formats/open-rows';
import { fieldKey, ImportFailure } from '../formats/row';
import { columnsOf, fieldOf } from '../products/column-names';
import { type ColumnName, readColumnName } from './column-currency';
import type { ColumnMap } from './column-map';
import { listed } from './map-rows';
import { mapOption } from './map-option';
import { meantField } from './meant-field';

type RequiredField = 'id' | 'title' | 'price';

/** Ids are made where no column has any. */
const ofProducts: readonly RequiredField[] = ['title', 'price'];
type Columns = Pick<OpenedRows, 'header' | 'vendor'> & {
  readonly seen?: ReadonlyMap<string, string>;
};

const noColumns: ReadonlyMap<string, string> = new Map();
const noMap: ColumnMap = { mapped: [], leftOut: new Map() };

/** The field of a known name is that which it means. */
function fieldMeant(name: string) {
  const key = fieldKey(name);
  return fieldOf(key) ?? fieldOf(meantField(name) ?? '');
}

function adviseOn(field: string, columns: readonly ColumnName[]): readonly string[] {
  const { name = 'COLUMN', currency } =
    columns.find(({ name: whole, bare }) =>
      [whole, bare].some((one) => fieldMeant(one) === field || one.startsWith(`${field}.`)),
    ) ?? {};
  const [code] = field === 'price' ? (currency?.codes ?? []) : [];
  return [mapOption(field, name), ...(code === undefined ? [] : [`--currency ${code}`])];
}

/** Whether one of the columns, by their keys, is taken for the field, of which `field` is one of the names. */
export function isTaken(
  field: string,
  columns: ReadonlyMap<string, string>,
  { mapped, leftOut }: ColumnMap = noMap,
): boolean {
  const names = columnsOf[fieldOf(field) ?? 'id'];
  return (
    mapped.some(({ replaces }) => replaces === names) ||
    names.some((key) => columns.has(key) && !leftOut.has(key))
  );
}

/**
 * Throws an `ImportFailure` for own columns of which none is taken for a field that each product needs.
 *
 * @param seen columns of the first rows, by their keys, of a file that has no header
 */
export function checkRequiredColumns(
  { header, vendor, seen = noColumns }: Columns,
  map: ColumnMap | undefined,
  required = ofProducts,
): void {
  const columns = header.size > 0 ? header : seen;
  if (vendor !== undefined || columns.size === 0) return;
  const isMissing = (field: RequiredField): boolean => !isTaken(field, columns, map);
  if (!required.some(isMissing)) return;
  const missing = [...new Set<RequiredField>(['id', ...required])].filter(isMissing);
  const own = [...columns].filter(([key]) => fieldOf(key) === undefined).map(([, name]) => name);
  const advice = missing.flatMap((field) => adviseOn(field, own.map(readColumnName)));
  const which = header.size > 0 ? 'The columns, which the first line must name,' : 'The columns';
  throw new ImportFailure(
    `no column is taken for ${missing.join(', ')}. ${which} are ${listed([...columns.values()])}. Say which, such as ${advice.join(' ')}`,
  );
}
