/** Searches a long list of values, and groups it. */

type Named = { readonly name: string };
type Grouped = { readonly group?: string };

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The values whose names contain all the words, ignoring accents and case. */
export function matchingValues<Value extends Named>(
  values: readonly Value[],
  words: string,
): readonly Value[] {
  const wanted = plain(words).split(/\s+/);
  return values.filter(({ name }) => {
    const text = plain(name);
    return wanted.every((word) => text.includes(word));
  });
}

/** The values by group, groups in the order of their first value; values without a group form one unnamed group. */
export function groupValues<Value extends Grouped>(
  values: readonly Value[],
): readonly { readonly group: string | undefined; readonly items: readonly Value[] }[] {
  const groups = new Map<string | undefined, Value[]>();
  for (const value of values) {
    const items = groups.get(value.group);
    if (items) items.push(value);
    else groups.set(value.group, [value]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
