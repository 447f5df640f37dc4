/** The entries without those that are undefined or repeat a key. */
export function firstOfEach<Entry>(
  entries: readonly (Entry | undefined)[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries)
    if (entry && !byKey.has(keyOf(entry))) byKey.set(keyOf(entry), entry);
  return [...byKey.values()];
}
