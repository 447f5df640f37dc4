/** Fields of a JSON object of a file, each of the kind it has to be. Throws a `RowProblem` for another kind. */
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { RowProblem } from './product-draft';
import { checkLength, readNumberOf, readPlain } from './read-texts';

export const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Numbers count as texts; null and nothing are undefined. */
export function textOf(record: UnknownRecord, name: string): string | undefined {
  const value = record[name] ?? undefined;
  if (value === undefined) return undefined;
  if (!isScalar(value)) throw new RowProblem(`${name} must be a text`);
  return checkLength(name, String(value));
}

export function plainOf(record: UnknownRecord, name: string): string | undefined {
  const text = textOf(record, name);
  return text === undefined ? undefined : readPlain(name, text);
}

export function numberOf(record: UnknownRecord, name: string): number | undefined {
  const value = record[name] ?? undefined;
  if (value !== undefined && !isScalar(value)) throw new RowProblem(`${name} must be a number`);
  return readNumberOf(name, value);
}

/** A text or a list of texts, each once. */
export function textsOf(name: string, value: unknown): readonly string[] {
  const list = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  const texts = list.map((one: unknown) => {
    if (!isScalar(one)) throw new RowProblem(`${name} must be a text or a list of texts`);
    return readPlain(name, checkLength(name, String(one)));
  });
  return texts.length > 1 ? [...new Set(texts)] : texts;
}

export function recordOf(record: UnknownRecord, name: string): UnknownRecord | undefined {
  const value = record[name] ?? undefined;
  if (value === undefined) return undefined;
  if (!isRecord(value)) throw new RowProblem(`${name} must be an object`);
  return value;
}
