/** Save for later in session storage; missing, full or malformed storage counts as empty (docs/product.md, 12.5). */
import { parseJson } from '../lib/parse-json';
import { isRecord, readList, readRecord, readText } from '../lib/read-unknown';
import type { BrowserStorage } from '../platform/platform';

const tokenKey = 'sfl_csrf_token';
const listKey = 'sfl_product_list';

/** The saved products (docs/product.md, 12.3), as the service sends and session storage holds them. */
export type SavedList = { readonly savedProducts: readonly { readonly productId: string }[] };

export const readStoredToken = (sessionStorage: BrowserStorage): string | undefined =>
  readText(sessionStorage.read(tokenKey));

export const storeToken = (sessionStorage: BrowserStorage, token: string): void =>
  sessionStorage.write(tokenKey, token);

export const removeToken = (sessionStorage: BrowserStorage): void =>
  sessionStorage.remove(tokenKey);

/** Undefined for anything but a list; drops entries that are no products. */
export function readSavedList(body: unknown): SavedList | undefined {
  const { savedProducts } = readRecord(body);
  if (!Array.isArray(savedProducts)) return undefined;
  return {
    savedProducts: readList(savedProducts).flatMap((entry) => {
      const productId = isRecord(entry) ? readText(entry.productId) : undefined;
      return productId === undefined ? [] : [{ productId }];
    }),
  };
}

export const readStoredList = (sessionStorage: BrowserStorage): SavedList | undefined =>
  readSavedList(parseJson(sessionStorage.read(listKey)));

/** Returns whether storage holds the list; otherwise an outdated one is removed. */
export function storeList(sessionStorage: BrowserStorage, list: SavedList): boolean {
  const text = JSON.stringify(list);
  sessionStorage.write(listKey, text);
  if (sessionStorage.read(listKey) === text) return true;
  sessionStorage.remove(listKey);
  return false;
}
