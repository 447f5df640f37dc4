/** What session storage keeps of save for later; missing, full or junk counts as empty (decision 62). */
import { isRecord, readList, readRecord, readText } from '../lib/read-unknown';
import type { Session } from '../platform/platform';

const tokenKey = 'sfl_csrf_token';
const listKey = 'sfl_product_list';

export const readKeptToken = (session: Session): string | undefined =>
  readText(session.read(tokenKey));

export const keepToken = (session: Session, token: string): void => session.write(tokenKey, token);

/** The ids in a saved-for-later list of the service or of session storage; undefined when it is none. */
export function readSavedList(body: unknown): readonly string[] | undefined {
  const { savedProducts } = readRecord(body);
  if (!Array.isArray(savedProducts)) return undefined;
  return readList(savedProducts).flatMap((entry) => {
    const productId = isRecord(entry) ? readText(entry.productId) : undefined;
    return productId === undefined ? [] : [productId];
  });
}

export function readKeptList(session: Session): readonly string[] | undefined {
  try {
    return readSavedList(JSON.parse(session.read(listKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Whether storage took the list; when it did not, an outdated one is taken away. */
export function keepList(session: Session, productIds: readonly string[]): boolean {
  const text = JSON.stringify({ savedProducts: productIds.map((productId) => ({ productId })) });
  session.write(listKey, text);
  if (session.read(listKey) === text) return true;
  session.remove(listKey);
  return false;
}
