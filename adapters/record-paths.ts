/** Finds values in a vendor's record, by the paths of the file of fields. */
import type { UnknownRecord } from '../src/lib/read-unknown';
import type { FieldPaths } from './adapter-fields';

const longestPath = 10;

/** What stands at a path such as `price.amount` or `images.0.url`. */
function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const name of path.split('.', longestPath)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as UnknownRecord)[name];
  }
  return value;
}

/** What stands at each of the paths. */
export const valuesAt = (record: unknown, paths: FieldPaths = []): readonly unknown[] =>
  paths.map((path) => valueAt(record, path));

export type Read<Value> = (value: unknown) => Value | undefined;

/** The first path with a value that can be read; of a list the first entry. */
export function readFirst<Value>(
  record: unknown,
  paths: FieldPaths | undefined,
  read: Read<Value>,
): Value | undefined {
  for (const value of valuesAt(record, paths)) {
    const found = read(Array.isArray(value) ? (value as readonly unknown[])[0] : value);
    if (found !== undefined) return found;
  }
  return undefined;
}
