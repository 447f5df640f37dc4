/** Looks in the first rows of a file for its columns: their values, and what the import takes each for. */
import { readFirstRows } from '../formats/first-rows';
import type { OpenedRows } from '../formats/open-rows';
import type { FlatFields, Row, Rows } from '../formats/row';
import { attributeIdOf, displayNameOf } from '../products/attribute-id';
import { columnsOf, fieldOf, isHeldBack, isNoAttribute } from '../products/column-names';
import { isNativeField } from '../products/native-fields';
import type { ColumnMap } from './column-map';
import { meantField } from './meant-field';

export type FoundColumn = {
  /** As `fieldKey` makes it. */
  readonly key: string;
  readonly name: string;
  /** Such as `title`, or `filter "Material"`; undefined for a column that is left out. */
  readonly takenFor: string | undefined;
  /** A column name that the import knows, where this one may mean the same. */
  readonly near?: string | undefined;
  /** Up to three values. */
  readonly samples: readonly string[];
};

const mostColumns = 500;
const mostSamples = 3;

type Sampled = ReadonlyMap<string, { readonly name: string; readonly samples: Set<string> }>;

function sampleColumns(header: ReadonlyMap<string, string>, rows: readonly Row[]): Sampled {
  const found = new Map(
    [...header]
      .slice(0, mostColumns)
      .map(([key, name]) => [key, { name, samples: new Set<string>() }]),
  );
  for (const row of rows)
    for (const [key, { name, values }] of row.kind === 'flat' ? row.fields : []) {
      const known = found.get(key) ?? { name, samples: new Set<string>() };
      if (found.size < mostColumns) found.set(key, known);
      for (const value of values) if (known.samples.size < mostSamples) known.samples.add(value);
    }
  return found;
}

/** The columns that a vendor's reader looks at. */
async function columnsReadBy(
  read: (rows: Rows) => Rows,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const watched = (fields: FlatFields): FlatFields =>
    Object.assign(new Map(fields), {
      get: (key: string) => {
        seen.add(key);
        return fields.get(key);
      },
    });
  async function* source(): AsyncGenerator<Row> {
    for (const row of rows)
      yield await Promise.resolve(
        row.kind === 'flat' ? { ...row, fields: watched(row.fields) } : row,
      );
  }
  for await (const row of read(source())) void row;
  return seen;
}

const leftOutByMap = 'nothing';

type Taker = (key: string, name: string) => string | undefined;

/** By the names of columns; the first column of a field counts where a row has several. */
function takeByName(columns: Sampled, replaced: ReadonlySet<string>): Taker {
  const asFilter: Taker = (key, name) => {
    if (isHeldBack(key, name)) return 'nothing, since it is not for shoppers';
    return isNoAttribute(key) || attributeIdOf(name) === undefined
      ? undefined
      : `filter "${displayNameOf(name)}"`;
  };
  return (key, name) => {
    const field = fieldOf(key);
    if (field === undefined) return asFilter(key, name);
    if (replaced.has(key)) return undefined;
    const present = columnsOf[field].filter((one) => columns.has(one));
    const [first = key] = present;
    const title = columnsOf[field][0] ?? field;
    return first === key
      ? title
      : `${title}, where "${columns.get(first)?.name ?? first}" is empty`;
  };
}

/** Undefined for a column that the map does not name. */
function takeByMap({ mapped, leftOut }: ColumnMap): Taker {
  return (key) => {
    const names = mapped
      .filter(({ column }) => column === key)
      .map(({ name, facetId }) => (facetId === undefined ? name : `filter "${name}"`));
    if (leftOut.has(key)) return leftOutByMap;
    return names.length > 0 ? names.join(', ') : undefined;
  };
}

async function chooseTaker(
  { vendor, isNative, name }: OpenedRows,
  { columns, rows, map }: { columns: Sampled; rows: readonly Row[]; map: ColumnMap | undefined },
): Promise<Taker> {
  if (vendor !== undefined) {
    const seen = await columnsReadBy(vendor, rows);
    return (key) => (seen.has(key) ? `the rules of a ${name}` : undefined);
  }
  if (isNative && map === undefined)
    return (_, field) => (isNativeField(field) ? field : 'no field, which rejects its rows');
  return takeByName(columns, new Set(map?.mapped.flatMap(({ replaces }) => replaces)));
}

/** In the order of the file. */
export async function findColumns(
  opened: OpenedRows,
  map: ColumnMap | undefined,
): Promise<readonly FoundColumn[]> {
  const rows: Row[] = [];
  for await (const row of readFirstRows(opened.firstOwnRows())) rows.push(row);
  const columns = sampleColumns(opened.header, rows);
  const taker = await chooseTaker(opened, { columns, rows, map });
  const isNearTold = opened.vendor === undefined;
  return [...columns].map(([key, { name, samples: values }]) => {
    const samples = [...values];
    const mapped = map && takeByMap(map)(key, name);
    if (mapped !== undefined)
      return { key, name, samples, takenFor: mapped === leftOutByMap ? undefined : mapped };
    const mayBeMeant = isNearTold && fieldOf(key) === undefined && !isHeldBack(key, name);
    const near = mayBeMeant ? meantField(name) : undefined;
    return { key, name, samples, takenFor: taker(key, name), near };
  });
}
