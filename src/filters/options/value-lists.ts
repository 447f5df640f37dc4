/** Searches a long list of values, and groups it. */
import { groupBy } from '../../lib/group-by';

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
export const groupValues = <Value extends Grouped>(values: readonly Value[]) =>
  [...groupBy(values, ({ group }) => group)].map(([group, items]) => ({ group, items }));
