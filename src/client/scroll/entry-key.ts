/** Tells the entries of the browser's history apart. */

/** The key that the page's history gives an entry of its own; undefined for an entry of another page. */
export const entryKey = (): string | undefined =>
  (window.history.state as { readonly key?: string } | null)?.key;

/**
 * Gives the entry of a document just opened a key, as the entries after it have: without one, the first pages of two
 * documents would be taken for one another. Call it before the page's history is made.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  // With the index that the page's history would otherwise write a second time: each writing takes long on a phone.
  window.history.replaceState({ idx: 0, ...(window.history.state as object | null), key }, '');
}
