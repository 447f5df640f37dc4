/** The browser's history as far as the page has seen it, since browsers show a page only its present entry. */

type Entry = { readonly key: string; readonly url: string };

export type HistoryTrail = {
  readonly entries: readonly Entry[];
  /** Index of the current entry. */
  readonly place: number;
};

const put = (entries: readonly Entry[], place: number, entry: Entry) =>
  entries.map((present, index) => (index === place ? entry : present));

export const emptyTrail: HistoryTrail = { entries: [], place: -1 };

/**
 * The trail after a "PUSH", "REPLACE" or "POP". A "POP" to an entry from before the page was loaded counts as pushed.
 */
export function extendTrail(trail: HistoryTrail, action: string, entry: Entry): HistoryTrail {
  const { entries, place } = trail;
  if (action === 'POP') {
    const known = entries.findIndex(({ key }) => key === entry.key);
    if (known >= 0) return { entries: put(entries, known, entry), place: known };
  }
  if (action === 'REPLACE' && place >= 0) return { entries: put(entries, place, entry), place };
  return { entries: [...entries.slice(0, place + 1), entry], place: place + 1 };
}
