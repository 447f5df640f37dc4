/** Reads `--map`: which column of a file is taken for which field, for a filter, or for nothing. */
import { readFileSync, statSync } from 'node:fs';
import { isRecord } from '../../../src/lib/read-unknown';
import { ImportFailure, fieldKey } from '../formats/row';
import { attributeIdOf } from '../products/attribute-id';
import { columnsOf, fieldOf, fieldNames, filterKeyOf } from '../products/column-names';
import { meantField } from './meant-field';
import { suggested, suggestion } from './nearest-name';

/** A column that is taken for a field or a filter. */
type MappedColumn = {
  /** The column as `fieldKey` makes it, and as the user writes it. */
  readonly column: string;
  readonly written: string;
  /** What rows have it as: `title`, or `facet:material` with the name of the filter. */
  readonly key: string;
  readonly name: string;
  /** Columns that would otherwise be taken for the same field. */
  readonly replaces: readonly string[];
  /** The id of the filter, where it is one. */
  readonly facetId?: string;
};

export type ColumnMap = {
  readonly mapped: readonly MappedColumn[];
  /** Columns to leave out, as `fieldKey` makes them, with their written names. */
  readonly leftOut: ReadonlyMap<string, string>;
};

type Pair = readonly [target: string, column: string];

const longestFile = 100_000;
const mostPairs = 500;
const longestName = 200;
const shape = '{ "title": "Name of a column" }';

function fail(problem: string): never {
  throw new ImportFailure(`--map: ${problem}`);
}

function readJson(path: string): unknown {
  let text = '';
  try {
    if (statSync(path).size > longestFile)
      fail(`${path} is larger than ${longestFile.toLocaleString('en')} bytes; it holds ${shape}`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    fail(`${path} cannot be read; write FIELD=COLUMN, or name a file of ${shape}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${path} is no JSON; it holds ${shape}`);
  }
}

function readFile(path: string): readonly Pair[] {
  const json = readJson(path);
  if (!isRecord(json)) return fail(`${path} is no JSON object; it holds ${shape}`);
  return Object.entries(json).flatMap(([target, value]) =>
    (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((column): Pair => {
      if (typeof column === 'string') return [target, column];
      return fail(`${path}: "${target}" needs the name of a column, or a list of names`);
    }),
  );
}

function readPairs(given: string): readonly Pair[] {
  const at = given.indexOf('=');
  return at < 0 ? readFile(given) : [[given.slice(0, at), given.slice(at + 1)]];
}

const filterPrefix = /^facet:/i;
const nothing = 'nothing';

function readFilter(target: string, written: string): MappedColumn {
  const name = target.replace(filterPrefix, '').trim();
  const facetId = attributeIdOf(name);
  if (facetId === undefined) return fail(`"${name}" cannot be the name of a filter`);
  const column = fieldKey(written);
  return { column, written, key: filterKeyOf(facetId), name, replaces: [], facetId };
}

function readField(target: string, written: string): MappedColumn {
  const field = fieldOf(fieldKey(target));
  const meant = meantField(target);
  if (field === undefined)
    return fail(
      `"${target}" is no field${meant === undefined ? suggestion(target, Object.values(columnsOf).flat()) : suggested(meant)} The fields are ${fieldNames.join(', ')}; facet:NAME makes a filter, ${nothing} leaves a column out`,
    );
  const [key = field] = columnsOf[field];
  return { column: fieldKey(written), written, key, name: key, replaces: columnsOf[field] };
}

function checkPair([target, column]: Pair): void {
  if (target.length > longestName || column.length > longestName)
    fail(`a name is longer than ${longestName} characters`);
  if (fieldKey(column) === '') fail(`"${target}" has no column; write ${target}=COLUMN`);
}

function checkTwice(mapped: readonly MappedColumn[], leftOut: ColumnMap['leftOut']): void {
  const byKey = new Map<string, MappedColumn>();
  for (const one of mapped) {
    const other = byKey.get(one.key);
    if (other !== undefined)
      fail(`"${one.name}" is there twice, for "${other.written}" and for "${one.written}"`);
    byKey.set(one.key, one);
    if (leftOut.has(one.column))
      fail(`the column "${one.written}" is both left out and taken for "${one.name}"`);
  }
}

/**
 * `given` has the values of `--map`: `title=Name`, or paths of JSON files. Throws an `ImportFailure` that says what to
 * change.
 */
export function readColumnMap(given: readonly string[]): ColumnMap {
  const pairs = given.flatMap(readPairs);
  if (pairs.length > mostPairs) fail(`more than ${mostPairs} columns`);
  pairs.forEach(checkPair);
  const isLeftOut = ([target]: Pair): boolean => fieldKey(target) === nothing;
  const leftOut = new Map(
    pairs.filter(isLeftOut).map(([, column]) => [fieldKey(column), column] as const),
  );
  const mapped = pairs
    .filter((pair) => !isLeftOut(pair))
    .map(([target, column]) =>
      filterPrefix.test(target) ? readFilter(target, column) : readField(target, column),
    );
  checkTwice(mapped, leftOut);
  return { mapped, leftOut };
}
