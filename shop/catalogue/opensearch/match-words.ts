/** Writes what a search asks of products (`search-ranking.ts`) as filters of OpenSearch. */
import type { Reading } from '../embedded/search-readings';
import {
  type CategoryLookup,
  type Field,
  fieldBefore,
  leastOf,
  namedCategories,
  type Tier,
} from '../search-ranking';
import { anyOf, type Filter, nothing } from './plan-listing';

const allOf = (filters: readonly Filter[]): Filter => ({ bool: { filter: filters } });

const inCategories = (ids: readonly string[]): readonly Filter[] =>
  ids.length === 0 ? [] : [{ terms: { groups: ids } }];

function matchWord(word: string, field: Field, { categoriesOf, grammar }: CategoryLookup): Filter {
  const given = grammar.stem(word);
  if (field !== 'kind') return { match: { [field]: given } };
  const idsOf = (tells: 'all' | 'titled'): readonly string[] =>
    categoriesOf(word)
      .filter((category) => category.tells === tells)
      .map(({ id }) => id);
  const titled = inCategories(idsOf('titled')).map((filter) =>
    allOf([filter, { match: { title: given } }]),
  );
  return anyOf([{ match: { noun: given } }, ...inCategories(idsOf('all')), ...titled]);
}

/** A product matches a place with one of its alternatives, of which it has all words. */
export function matchTier(
  { places }: Pick<Reading, 'places'>,
  { fields, categoryOf }: Tier,
  lookup: CategoryLookup,
): Filter {
  const words = places.map((alternatives, at) => {
    const field = fields[at] ?? 'any';
    return anyOf(
      alternatives.map((phrase) => {
        const all = phrase.split(' ');
        const before = all.slice(0, -1).map((word) => matchWord(word, fieldBefore(field), lookup));
        return allOf([...before, matchWord(all.at(-1) ?? '', field, lookup)]);
      }),
    );
  });
  if (categoryOf === undefined) return allOf(words);
  const named = inCategories(namedCategories(places, categoryOf, lookup).map(({ id }) => id));
  return named.length === 0 ? nothing : allOf([...words, ...named]);
}

/** Matches what has all of them there. */
export const matchWords = (
  places: Reading['places'],
  field: Field,
  lookup: CategoryLookup,
): Filter => matchTier({ places }, { fields: places.map(() => field) }, lookup);

/** Matches what some product has to be for a reading to count. */
export const matchLeast = ({ places }: Reading, field: Field, lookup: CategoryLookup): Filter =>
  anyOf(leastOf(places.length, field).map((fields) => matchTier({ places }, { fields }, lookup)));
