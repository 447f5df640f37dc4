/** The entry of this id, else one whose id differs in case only: addresses have ids in lower case. */
export const findById = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry | undefined =>
  entries.find((entry) => entry.id === id) ??
  entries.find((entry) => entry.id.toLowerCase() === id.toLowerCase());
