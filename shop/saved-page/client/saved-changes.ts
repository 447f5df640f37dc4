/**
 * The tab's copy of the saved list, and the changes that all tabs of the shop tell each other (docs/product.md, 12.5). It
 * imports nothing, so that the product's own script stays unchanged.
 */
const listKey = 'sfl_product_list';
const channelName = 'product-listing';
const topic = 'saved-for-later';

export type SavedChange = { readonly productId: string; readonly isSaved: boolean };

type StoredList = { readonly savedProducts: readonly { readonly productId: string }[] };

/** Where storage or channels are forbidden, a tab works alone. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Undefined before the tab has a list. */
export const readStoredIds = (): ReadonlySet<string> | undefined =>
  attempt(() => {
    const list = JSON.parse(window.sessionStorage.getItem(listKey) ?? '') as StoredList;
    return new Set(list.savedProducts.map(({ productId }) => productId));
  });

export function storeIds(ids: Iterable<string>): void {
  const savedProducts = Array.from(ids, (productId) => ({ productId }));
  attempt(() => window.sessionStorage.setItem(listKey, JSON.stringify({ savedProducts })));
}

/** The stored list after a change; stays undefined before the tab has a list. */
export function applyToStored({
  productId,
  isSaved,
}: SavedChange): ReadonlySet<string> | undefined {
  const stored = readStoredIds();
  if (!stored || stored.has(productId) === isSaved) return stored;
  const others = [...stored].filter((id) => id !== productId);
  const ids = isSaved ? [...others, productId] : others;
  storeIds(ids);
  return new Set(ids);
}

/** What turns one list into the other. */
export function changesBetween(
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): readonly SavedChange[] {
  return [
    ...[...before].filter((id) => !now.has(id)).map((id) => ({ productId: id, isSaved: false })),
    ...[...now].filter((id) => !before.has(id)).map((id) => ({ productId: id, isSaved: true })),
  ];
}

type Message = { readonly topic?: unknown; readonly message?: Partial<SavedChange> } | null;

/** Calls the listener for each change that another script tells, in this tab or another; returns a function that tells one. */
export function openChannel(
  onChange: (change: SavedChange) => void,
): (change: SavedChange) => void {
  const channel = attempt(() => new BroadcastChannel(channelName));
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const { productId, isSaved } = (data?.topic === topic && data.message) || {};
    if (typeof productId === 'string' && typeof isSaved === 'boolean')
      onChange({ productId, isSaved });
  });
  return (message) => void attempt(() => channel?.postMessage({ topic, message }));
}
