/** Writes the steps of a search (`search-ranking.ts`) as filters of OpenSearch, and counts which of them are taken. */
import { finishedField, type Reading } from '../embedded/search-readings';
import {
  type CategoryLookup,
  enough,
  type Field,
  fieldBefore,
  kindCandidates,
  leastOf,
  namedCategories,
  rightKind,
  type Step,
  stepsOf,
  type Tier,
} from '../search-ranking';
import type { ExpandWords } from '../synonyms';
import { anyOf, type Filter, nothing, type Ranks } from './plan-listing';

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
function matchTier(
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

/** Matches a word anywhere in a product. */
export const matchAnywhere = (places: Reading['places'], lookup: CategoryLookup): Filter =>
  matchTier({ places }, { fields: places.map(() => 'any') }, lookup);

/** Matches what a word names that is finished. */
export const matchFinished = (
  word: string,
  lookup: CategoryLookup & { readonly expand: ExpandWords },
): Filter =>
  matchTier({ places: lookup.expand([word]) }, { fields: [finishedField(word)] }, lookup);

/** Matches what a word names. */
export const matchThing = (places: Reading['places'], lookup: CategoryLookup): Filter =>
  matchTier({ places }, { fields: rightKind(places.length, 0) }, lookup);

/** Matches what some product has to be for a reading of other words to count. */
export const matchLeast = (reading: Reading, lookup: CategoryLookup): Filter =>
  anyOf(
    leastOf(reading.places.length, reading.least ?? 'any').map((fields) =>
      matchTier(reading, { fields }, lookup),
    ),
  );

export type Ranking = {
  /** Counts how many products meet each filter; the request runs over those that match `all`. */
  readonly all: Filter;
  readonly counted: Readonly<Record<string, Filter>>;
  /** From the counts: what is in the results, first to last. */
  readonly read: (counts: Readonly<Record<string, number>>) => Ranks;
};

const keyOf = (kindAt: number | undefined, step: number): string => `${kindAt ?? 'none'} ${step}`;

/** All that may turn out to be needed is counted by one request. */
export function rankReading(
  reading: Reading,
  number: string | undefined,
  lookup: CategoryLookup,
): Ranking {
  const count = reading.places.length;
  const candidates = kindCandidates(count, reading.head, lookup.grammar);
  const numbered: Filter = number === undefined ? nothing : { term: { numbers: number } };
  const match = (tier: Tier): Filter => matchTier(reading, tier, lookup);
  const matchStep = ({ tiers }: Step): Filter => anyOf(tiers.slice(-1).map(match));
  /** Of each step what it and those before it hold. */
  const reached = (kindAt: number | undefined): readonly Filter[] => {
    const steps = [numbered, ...stepsOf(count, kindAt, reading.isUnfinished).map(matchStep)];
    return steps.slice(1).map((_, at) => anyOf(steps.slice(0, at + 2)));
  };
  const counted = [...candidates, undefined].flatMap((kindAt) =>
    reached(kindAt).map((filter, step): [string, Filter] => [keyOf(kindAt, step), filter]),
  );
  const kinds = candidates.map((at): [string, Filter] => [
    `kind ${at}`,
    match({ fields: rightKind(count, at) }),
  ]);
  return {
    all: anyOf([numbered, match({ fields: reading.places.map(() => 'any') })]),
    counted: Object.fromEntries([...counted, ...kinds]),
    read: (counts) => {
      const kindAt = candidates.find((at) => (counts[`kind ${at}`] ?? 0) > 0);
      const steps = stepsOf(count, kindAt, reading.isUnfinished);
      const last = steps.findIndex((_, step) => (counts[keyOf(kindAt, step)] ?? 0) >= enough);
      const taken = last < 0 ? steps : steps.slice(0, last + 1);
      return {
        steps: [numbered, ...taken.map(matchStep)],
        tiers: [numbered, ...taken.flatMap(({ tiers }) => tiers.map(match))],
      };
    },
  };
}
