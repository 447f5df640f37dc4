/** Fields of a retailer's own, in products and in events. */
import { isRecord } from './read-unknown';

export type CustomFields = Readonly<Record<string, string | number | boolean>>;

export const mostCustomFields = 20;
export const longestCustomName = 50;
export const longestCustomText = 500;

const isField = (name: string, value: unknown): value is CustomFields[string] =>
  name.length <= longestCustomName &&
  (typeof value === 'string'
    ? value.length <= longestCustomText
    : typeof value === 'boolean' || Number.isFinite(value));

/** The first 20 fields, without those that are too long or of another kind. Undefined for what is no object. */
export const readCustomFields = (value: unknown): CustomFields | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .slice(0, mostCustomFields)
          .filter((field): field is [string, CustomFields[string]] => isField(...field)),
      )
    : undefined;
