/** Brands by first letter (specification section 9). */
import type { FacetValue, FacetValueGroup } from './listing';

const otherGroup = '#';
// One locale for all brands, so that server and browser agree.
const alphabet = new Intl.Collator('en', { numeric: true });

/** `É` counts as E; digits and symbols as `#`. */
function firstLetter(name: string): string {
  const [first = ''] = name.normalize('NFKD').toLocaleUpperCase('en');
  return /\p{L}/u.test(first) ? first : otherGroup;
}

const compareGroups = (one: string, other: string) =>
  Number(other === otherGroup) - Number(one === otherGroup) || alphabet.compare(one, other);

/** Groups `#`, A to Z and further alphabets; brands by name within each. */
export function groupBrands(values: readonly FacetValue[]): FacetValueGroup[] {
  const groups = new Map<string, FacetValue[]>();
  for (const value of values) {
    const letter = firstLetter(value.name);
    const items = groups.get(letter);
    if (items) items.push(value);
    else groups.set(letter, [value]);
  }
  return [...groups]
    .sort(([one], [other]) => compareGroups(one, other))
    .map(([group, items]) => ({
      group,
      items: items.sort((one, other) => alphabet.compare(one.name, other.name)),
    }));
}
