/** The tab's copy of the saved list, which the product's pages share (docs/product.md, 12.5). */
import { sessionStorage } from '../../../src/client/browser-storage';
import { changeList, type SavedChange } from '../../../src/saved-for-later/saved-change';
import {
  readStoredList,
  storeList,
  type SavedList,
} from '../../../src/saved-for-later/saved-session';

type Ids = ReadonlySet<string>;

/** Undefined before the tab has a list. */
export function readStoredIds(): Ids | undefined {
  const list = readStoredList(sessionStorage);
  return list && new Set(list.savedProducts.map(({ productId }) => productId));
}

export function storeIds(ids: Ids): void {
  storeList(sessionStorage, { savedProducts: Array.from(ids, (productId) => ({ productId })) });
}

/** Changes from before the tab has a list. */
const earlyChanges: SavedChange[] = [];

/** The service may have read the list before changes that were made while its request was pending. */
export function storeFirstList(list: SavedList): void {
  storeList(sessionStorage, earlyChanges.reduce(changeList, list));
}

/** The stored list after a change; stays undefined before the tab has a list. */
export function applyToStored(change: SavedChange): Ids | undefined {
  const list = readStoredList(sessionStorage);
  if (!list) earlyChanges.push(change);
  const isNews =
    list?.savedProducts.some(({ productId }) => productId === change.productId) !== change.isSaved;
  if (list && isNews) storeList(sessionStorage, changeList(list, change));
  return readStoredIds();
}

/** What turns one list into the other. */
export function changesBetween(before: Ids, now: Ids): readonly SavedChange[] {
  return [
    ...[...before].filter((id) => !now.has(id)).map((id) => ({ productId: id, isSaved: false })),
    ...[...now].filter((id) => !before.has(id)).map((id) => ({ productId: id, isSaved: true })),
  ];
}
