/** Whether a table has the columns that each product needs. */
import type { OpenedRows } from '../formats/open-rows';
import { ImportFailure } from '../formats/row';
import { columnsOf, fieldOf } from '../products/column-names';
import { type ColumnName, readColumnName } from './column-currency';
import type { ColumnMap } from './column-map';
import { listed } from './map-rows';
import { mapOption } from './map-option';
import { nearestName } from './nearest-name';

type RequiredField = 'id' | 'title' | 'price';

const ofProducts: readonly RequiredField[] = ['id', 'title', 'price'];
const noMap: ColumnMap = { mapped: [], leftOut: new Map() };

function adviseOn(field: string, columns: readonly ColumnName[]): readonly string[] {
  const near = nearestName(
    field,
    columns.map(({ bare }) => bare),
  );
  const { name = 'COLUMN', currency } = columns.find(({ bare }) => bare === near) ?? {};
  const [code] = field === 'price' ? (currency?.codes ?? []) : [];
  return [mapOption(field, name), ...(code === undefined ? [] : [`--currency ${code}`])];
}

/** Throws an `ImportFailure` for a header of own columns of which none is taken for a field that each product needs. */
export function checkRequiredColumns(
  { header, vendor }: Pick<OpenedRows, 'header' | 'vendor'>,
  { mapped, leftOut }: ColumnMap = noMap,
  required = ofProducts,
): void {
  if (vendor !== undefined || header.size === 0) return;
  const isTaken = (field: RequiredField): boolean =>
    mapped.some(({ replaces }) => replaces === columnsOf[field]) ||
    columnsOf[field].some((key) => header.has(key) && !leftOut.has(key));
  const missing = required.filter((field) => !isTaken(field));
  if (missing.length === 0) return;
  const own = [...header].filter(([key]) => fieldOf(key) === undefined).map(([, name]) => name);
  const advice = missing.flatMap((field) => adviseOn(field, own.map(readColumnName)));
  throw new ImportFailure(
    `no column is taken for ${missing.join(', ')}. The columns, which the first line must name, are ${listed([...header.values()])}. Say which, such as ${advice.join(' ')}`,
  );
}
