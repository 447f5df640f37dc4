import type { FacetValue, FacetValueGroup } from './listing';

const otherGroup = '#';
const longestNumber = 9;

/**
 * The text that a name is sorted by: `É` as E, `24 Seven` before `125 Oaks`. `Intl.Collator` takes a phone 70 ms to
 * load and may sort differently on the server.
 */
const sortKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'));

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other);

function firstLetter(key: string): string {
  const [first = ''] = key;
  return /\p{L}/u.test(first) ? first : otherGroup;
}

/**
 * Groups brands by first letter: `#` for digits and symbols, A to Z, further alphabets (docs/product.md, 6.3). Each
 * group is sorted by name.
 */
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
