/** What session storage keeps of save for later; missing, full or junk counts as empty (docs/product.md, 12.5). */
import { isRecord, readList, readRecord, readText } from '../lib/read-unknown';
import type { SessionStorage } from '../platform/platform';

const tokenKey = 'sfl_csrf_token';
const listKey = 'sfl_product_list';

/** The saved-for-later list (docs/product.md, 12.3): as the service sends it, and as session storage keeps it. */
export type SavedList = { readonly savedProducts: readonly { readonly productId: string }[] };

export const readStoredToken = (sessionStorage: SessionStorage): string | undefined =>
  readText(sessionStorage.read(tokenKey));

export const storeToken = (sessionStorage: SessionStorage, token: string): void =>
  sessionStorage.write(tokenKey, token);

export const forgetToken = (sessionStorage: SessionStorage): void =>
  sessionStorage.remove(tokenKey);

/** Undefined for what is no list; entries of it that are no products are left out. */
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

export function readStoredList(sessionStorage: SessionStorage): SavedList | undefined {
  try {
    return readSavedList(JSON.parse(sessionStorage.read(listKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Whether storage took the list; when it did not, an outdated one is taken away. */
export function storeList(sessionStorage: SessionStorage, list: SavedList): boolean {
  const text = JSON.stringify(list);
  sessionStorage.write(listKey, text);
  if (sessionStorage.read(listKey) === text) return true;
  sessionStorage.remove(listKey);
  return false;
}
