/**
 * Ids of the products that were viewed in this browser, the last first. They leave it only as a request for these
 * products.
 */

import { localStorage } from '../../../src/client/browser-storage';
import { parseJson } from '../../../src/lib/parse-json';

export const viewedKey = 'plp_shop_viewed';

const mostViewed = 12;
/** The listing API knows no longer ones. */
const longestId = 500;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestId;

/** What is not an id is left out, whatever the storage holds. */
export function readViewed(): readonly string[] {
  const stored = parseJson(localStorage.read(viewedKey) ?? '');
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter(isId))].slice(0, mostViewed);
}

function storeViewed(ids: readonly string[]): void {
  localStorage.write(viewedKey, JSON.stringify(ids.slice(0, mostViewed)));
}

export function addViewed(id: string): void {
  if (isId(id)) storeViewed([id, ...readViewed().filter((other) => other !== id)]);
}

/** Forgets products that the shop no longer has. */
export const removeViewed = (ids: ReadonlySet<string>): void =>
  storeViewed(readViewed().filter((id) => !ids.has(id)));

export const clearViewed = (): void => localStorage.remove(viewedKey);
