/** Forms that the JSON of APIs has a product in: within a record of its own, its prices with their currency. */
import { isRecord, type UnknownRecord } from '../../../src/lib/read-unknown';
import { isNamedFor } from '../columns/meant-field';
import { fieldOf } from '../products/column-names';
import { fieldKey } from './row';

const wrappers = ['product', 'node', 'item', 'attributes', 'fields', '_source'];

const hasTitle = (record: UnknownRecord): boolean =>
  Object.entries(record).some(
    ([name, text]) => typeof text === 'string' && fieldOf(fieldKey(name)) === 'title',
  );

/** What has a title or a price of its own has something else in a field that is called so. */
const isProduct = (record: UnknownRecord): boolean =>
  hasTitle(record) ||
  Object.entries(record).some(
    ([name, value]) =>
      (value ?? '') !== '' && (isNamedFor(name, 'title') || isNamedFor(name, 'price')),
  );

/** Whether a column of the file stands within such a record. */
export const isWithinWrapper = (key: string): boolean =>
  wrappers.some((name) => key.startsWith(`${name}.`));

/**
 * The product of `{"node":{"title":"Lamp"}}`, of `{"id":1,"attributes":{"name":"Lamp"}}` and the like. What stands
 * around it, but its id, is of the API.
 */
export function unwrapProduct(record: UnknownRecord): UnknownRecord {
  if (isProduct(record)) return record;
  const product = wrappers
    .map((name) => record[name])
    .filter(isRecord)
    .find(hasTitle);
  if (product === undefined) return record;
  const id = record['id'] ?? record['_id'];
  return id === undefined ? product : { id, ...product };
}

const currencyNames = ['currency', 'currencyCode', 'currency_code', 'priceCurrency'];

/**
 * `{"value":"9.50","currency":"EUR"}` as `9.50 EUR`. An amount that is a whole number, also as a text, may be cents:
 * nothing tells, so that it is none.
 */
export function moneyOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const currency = currencyNames.map((name) => value[name]).find((one) => one !== undefined);
  const amount = value['value'] ?? value['amount'];
  const isAmount =
    (typeof amount === 'string' && /[.,]/.test(amount)) ||
    (typeof amount === 'number' && amount % 1 !== 0);
  return isAmount && typeof currency === 'string' ? `${amount} ${currency}` : undefined;
}
