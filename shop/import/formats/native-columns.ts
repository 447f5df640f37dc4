/** Reads a line of JSON as a row of columns, as `--map` needs it: `price.amount` is the field of a field. */
import { isRecord } from '../../../src/lib/read-unknown';
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

function addFields(fields: Fields, record: Readonly<Record<string, unknown>>, path: string): void {
  for (const [name, value] of Object.entries(record)) {
    const written = `${path}${name}`;
    if (written.length > longestPath || fields.size >= mostFields) continue;
    if (isRecord(value) && written.split('.').length < deepest)
      addFields(fields, value, `${written}.`);
    const values = textsOf(value);
    if (values.length > 0) fields.set(fieldKey(written), { name: written, values });
  }
}

function columnsOfRecord(record: Readonly<Record<string, unknown>>): FlatFields {
  const fields: Fields = new Map();
  addFields(fields, record, '');
  return fields;
}

/** Categories and collections stay as they are. */
export const asColumns = (row: Row): Row =>
  row.kind === 'native' && isRecord(row.value) && (row.value['type'] ?? 'product') === 'product'
    ? { kind: 'flat', line: row.line, fields: columnsOfRecord(row.value) }
    : row;
