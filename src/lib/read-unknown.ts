/** Reads values of unknown origin as the expected types. A value of another type reads as missing; nothing throws. */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * The names of the fields that a `Contract` has. Each may be absent, or of any type: a type is no check of what came.
 */
export type Unchecked<Contract> = { readonly [Name in keyof Contract]?: unknown };

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty record for any other value. With a `Contract` only fields that it has can be read. */
export const readRecord = <Contract = UnknownRecord>(value: unknown): Unchecked<Contract> =>
  isRecord(value) ? value : {};

/** An empty list for any other value. */
export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The records of a list; what else it has is left out. */
export const readRecords = (value: unknown): readonly UnknownRecord[] =>
  readList(value).filter(isRecord);

/** A text that is not blank, or a number as text, because ids come as either. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A text that the pattern matches. */
export const readMatch = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const numeral = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/;

/** A finite number, also when it comes as text: `"12.50"` is 12.5. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') return numeral.test(value) ? Number(value) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A number from zero up. */
export function readAmount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && number >= 0 ? number : undefined;
}

/** A whole number from zero up. */
export function readCount(value: unknown): number | undefined {
  const amount = readAmount(value);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** True for `true` and `"true"` alone. */
export const readFlag = (value: unknown): boolean => value === true || value === 'true';
