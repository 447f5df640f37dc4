/** The list with an entry of it at the front; the list as it is without one. */
export const moveToFront = <Entry>(
  list: readonly Entry[],
  entry: Entry | undefined,
): readonly Entry[] =>
  entry === undefined ? list : [entry, ...list.filter((other) => other !== entry)];
