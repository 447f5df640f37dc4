/** Fields of a retailer's own, in products and in events. */
import { isRecord } from './read-unknown';

export type CustomFields = Readonly<Record<string, string | number | boolean>>;

export const mostCustomFields = 20;
export const longestCustomName = 50;
export const longestCustomText = 500;

function readField(name: string, value: unknown): CustomFields[string] | undefined {
  if (name === '' || name.length > longestCustomName) return undefined;
  if (typeof value === 'string') return value.slice(0, longestCustomText);
  return typeof value === 'boolean' || Number.isFinite(value)
    ? (value as number | boolean)
    : undefined;
}

/** The first 20 fields, without those of another kind; long texts are cut. Undefined when none is left. */
export function readCustomFields(value: unknown): CustomFields | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value)
    .slice(0, mostCustomFields)
    .flatMap(([name, given]) => {
      const field = readField(name, given);
      return field === undefined ? [] : [[name, field] as const];
    });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
