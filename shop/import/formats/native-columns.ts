/** Reads a line of JSON as a row of columns, as `--map` needs it: `price.amount` is the field of a field. */
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { moneyOf } from './json-shapes';
import { fieldKey, type FlatFields, type Row } from './row';

type Fields = Map<string, { readonly name: string; readonly values: readonly string[] }>;

const deepest = 5;
/** A path repeats the names above it, and a row has up to a megabyte of them. */
const longestPath = 200;
const mostFields = 1_000;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value])
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
    .map(String)
    .filter((text) => text !== '');

/** Of a list only the first are fields of a row: `variants[0]`. */
const mostOfList = 10;

/** Records that stand in a field, with their paths. */
const recordsIn = (path: string, value: unknown): readonly (readonly [string, UnknownRecord])[] =>
  (Array.isArray(value) ? (value as readonly unknown[]).slice(0, mostOfList) : [value]).flatMap(
    (one, at) =>
      isRecord(one) ? [[Array.isArray(value) ? `${path}[${at}]` : path, one] as const] : [],
  );

function addFields(fields: Fields, record: UnknownRecord, path: string): void {
  for (const [name, value] of Object.entries(record)) {
    const written = `${path}${name}`;
    if (written.length > longestPath || fields.size >= mostFields) continue;
    if (written.split('.').length < deepest)
      for (const [part, nested] of recordsIn(written, value)) addFields(fields, nested, `${part}.`);
    const values = textsOf(moneyOf(value) ?? value);
    if (values.length > 0) fields.set(fieldKey(written), { name: written, values });
  }
}

export function columnsOfRecord(record: UnknownRecord): FlatFields {
  const fields: Fields = new Map();
  addFields(fields, record, '');
  return fields;
}

const places: readonly unknown[] = ['category', 'collection'];

/** Categories and collections stay as they are. The type of a product may be any word of its shop's. */
export const asColumns = (row: Row): Row =>
  row.kind === 'native' && isRecord(row.value) && !places.includes(row.value['type'])
    ? { kind: 'flat', line: row.line, fields: columnsOfRecord(row.value) }
    : row;
