import { readList, readRecord } from '../lib/read-unknown';
import type { CategoryGroup } from './listing';
import { readDisplayText, readId } from './listing-bounds';
import type { WireCategoryGroup } from './listing-response';
import { readFacetValues } from './read-facets';

const namelessId = 'group_id';

/**
 * The category accordions (docs/product.md, 6.3): the entries of type `category`. Those without a name become one group
 * `group_id` in the place of the first of them. A repeated id gets a number behind it.
 */
export function readCategories(
  groupsList: readonly unknown[],
  selectedIds: readonly string[] | undefined,
): CategoryGroup[] {
  const groups = groupsList
    .map(readRecord<WireCategoryGroup>)
    .filter(({ type }) => type === 'category')
    .map(({ id, name, values }) => ({ id, name: readDisplayText(name) ?? '', values }));
  const nameless = groups.filter(({ name }) => name === '');
  const merged = {
    id: namelessId,
    name: '',
    values: nameless.flatMap(({ values }) => readList(values)),
  };
  const shown = groups
    .filter((group) => group.name !== '' || group === nameless[0])
    .map((group) => (group.name === '' ? merged : group));
  const nextId = uniqueIds(nameless.length > 0 ? [namelessId] : []);
  return shown.map((group) => ({
    id: group === merged ? namelessId : nextId(readId(group.id) ?? group.name),
    name: group.name,
    values: readFacetValues(group.values, selectedIds),
  }));
}

function uniqueIds(taken: readonly string[]): (id: string) => string {
  const known = new Set(taken);
  return (id) => {
    let unique = id;
    for (let number = 2; known.has(unique); number += 1) unique = `${id}-${number}`;
    known.add(unique);
    return unique;
  };
}
