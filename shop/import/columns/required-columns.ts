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
const noMap: ColumnMap = { mapped: [], leftOut: new Map() };

/** The field of a known name is that which it means. */
function fieldMeant(name: string) {
  const key = fieldKey(name);
  return fieldOf(key) ?? fieldOf(meantField(name) ?? '');
}

function adviseOn(field: string, columns: readonly ColumnName[]): readonly string[] {
  const { name = 'COLUMN', currency } =
    columns.find(({ name: whole, bare }) =>
      [whole, bare].some((one) => fieldMeant(one) === field),
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

/** Throws an `ImportFailure` for a header of own columns of which none is taken for a field that each product needs. */
export function checkRequiredColumns(
  { header, vendor }: Pick<OpenedRows, 'header' | 'vendor'>,
  map: ColumnMap | undefined,
  required = ofProducts,
): void {
  if (vendor !== undefined || header.size === 0) return;
  const isMissing = (field: RequiredField): boolean => !isTaken(field, header, map);
  if (!required.some(isMissing)) return;
  const missing = [...new Set<RequiredField>(['id', ...required])].filter(isMissing);
  const own = [...header].filter(([key]) => fieldOf(key) === undefined).map(([, name]) => name);
  const advice = missing.flatMap((field) => adviseOn(field, own.map(readColumnName)));
  throw new ImportFailure(
    `no column is taken for ${missing.join(', ')}. The columns, which the first line must name, are ${listed([...header.values()])}. Say which, such as ${advice.join(' ')}`,
  );
}
