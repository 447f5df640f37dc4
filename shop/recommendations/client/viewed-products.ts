/**
 * The products that were viewed in this browser, the last first, each in the colour that was viewed last. Their ids
 * leave it only as a request for these products.
 */

import { localStorage } from '../../../src/client/browser-storage';
import { parseJson } from '../../../src/lib/parse-json';

export const viewedKey = 'plp_shop_viewed';

const mostViewed = 12;
/** The listing API knows no longer ones. */
const longestId = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestId;

/** The name of the colour by the id of the product; empty where none is known. */
export type Viewed = ReadonlyMap<string, string>;

/** An id, or a pair of an id and a colour; anything else is left out, whatever the storage holds. */
export function readViewed(): Viewed {
  const stored = parseJson(localStorage.read(viewedKey));
  const viewed = new Map<string, string>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const [id, colour] = [entry].flat() as readonly unknown[];
    if (isText(id) && !viewed.has(id) && viewed.size < mostViewed)
      viewed.set(id, isText(colour) ? colour : '');
  }
  return viewed;
}

function storeViewed(viewed: Viewed): void {
  const entries = [...viewed].map(([id, colour]) => (colour ? [id, colour] : id));
  localStorage.write(viewedKey, JSON.stringify(entries.slice(0, mostViewed)));
}

export function addViewed(id: string, colour = ''): void {
  if (isText(id)) storeViewed(new Map([[id, colour], ...without(new Set([id]))]));
}

const without = (ids: ReadonlySet<string>) => [...readViewed()].filter(([id]) => !ids.has(id));

/** Forgets products that the shop no longer has. */
export const removeViewed = (ids: ReadonlySet<string>): void => storeViewed(new Map(without(ids)));

export const clearViewed = (): void => localStorage.remove(viewedKey);
