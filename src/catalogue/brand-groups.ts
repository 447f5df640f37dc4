/** Brands by first letter (docs/product.md, 6.3). */
import type { FacetValue, FacetValueGroup } from './listing';

const otherGroup = '#';
const longestNumber = 9;

/**
 * What a name is sorted by: `É` as E, `24 Seven` before `125 Oaks`. A browser's own collation takes a phone 70 ms to
 * load, and may not agree with the server's.
 */
const sortKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'));

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other);

/** Digits and symbols count as `#`. */
function firstLetter(key: string): string {
  const [first = ''] = key;
  return /\p{L}/u.test(first) ? first : otherGroup;
}

/** Groups `#`, A to Z and further alphabets; brands by name within each. */
export function groupBrands(values: readonly FacetValue[]): FacetValueGroup[] {
  const groups = new Map<string, FacetValue[]>([[otherGroup, []]]);
  const sorted = values.map((value) => [sortKey(value.name), value] as const).sort(byKey);
  for (const [key, value] of sorted) {
    const letter = firstLetter(key);
    const items = groups.get(letter);
    if (items) items.push(value);
    else groups.set(letter, [value]);
  }
  return [...groups].flatMap(([group, items]) => (items.length > 0 ? [{ group, items }] : []));
}
