/** The key that the page's history gives an entry of its own; undefined for an entry of another page. */
export const entryKey = (): string | undefined =>
  (window.history.state as { readonly key?: string } | null)?.key;

/**
 * Sets a key on the first entry of a document, so that the first pages of two documents are not mixed up. Call it before the
 * page's history is created.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  // Includes the index, which the history library would otherwise write again; each write takes long on a phone.
  window.history.replaceState({ idx: 0, ...(window.history.state as object | null), key }, '');
}
