/** Whether a table has the columns that each product needs. */
import type { OpenedRows } from '../formats/open-rows';
import { ImportFailure } from '../formats/row';
import { columnsOf, fieldOf } from '../products/column-names';
import { currenciesOf } from '../products/currencies';
import type { ColumnMap } from './column-map';
import { listed } from './map-rows';
import { mapOption } from './map-option';
import { nearestName } from './nearest-name';

const required = ['id', 'title', 'price'] as const;
const noMap: ColumnMap = { mapped: [], leftOut: new Map() };

type Advised = { readonly name: string; readonly bare: string; readonly currency?: string };

/** `Price (EUR)` is a price in euros. */
function readCurrency(name: string): Advised {
  const [, bare = '', said = ''] = /^(.*[^\s_([])[\s_([]+([^\s_()[\]]+)[)\]]?$/.exec(name) ?? [];
  const [currency] = currenciesOf(said);
  return currency === undefined ? { name, bare: name } : { name, bare, currency };
}

function adviseOn(field: string, columns: readonly Advised[]): readonly string[] {
  const near = nearestName(
    field,
    columns.map(({ bare }) => bare),
  );
  const { name = 'COLUMN', currency } = columns.find(({ bare }) => bare === near) ?? {};
  const isKnown = field === 'price' && currency !== undefined;
  return [mapOption(field, name), ...(isKnown ? [`--currency ${currency}`] : [])];
}

/** Throws an `ImportFailure` for a header of own columns of which none is taken for a field that each product needs. */
export function checkRequiredColumns(
  { header, vendor }: Pick<OpenedRows, 'header' | 'vendor'>,
  { mapped, leftOut }: ColumnMap = noMap,
): void {
  if (vendor !== undefined || header.size === 0) return;
  const isTaken = (field: (typeof required)[number]): boolean =>
    mapped.some(({ replaces }) => replaces === columnsOf[field]) ||
    columnsOf[field].some((key) => header.has(key) && !leftOut.has(key));
  const missing = required.filter((field) => !isTaken(field));
  if (missing.length === 0) return;
  const own = [...header].filter(([key]) => fieldOf(key) === undefined).map(([, name]) => name);
  const advice = missing.flatMap((field) => adviseOn(field, own.map(readCurrency)));
  throw new ImportFailure(
    `no column is taken for ${missing.join(', ')}. The columns, which the first line must name, are ${listed([...header.values()])}. Say which, such as ${advice.join(' ')}`,
  );
}
