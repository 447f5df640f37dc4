/** Guesses what a search finds before the cluster is asked, by how many products have its words. */
import type { Reading } from '../embedded/search-readings';
import { type CategoryLookup, type Field, fieldBefore, type Tier } from '../search-ranking';
import type { OpenCatalogue } from './plan-listing';
import type { WordCounts } from './word-counts';

export type GuessLookup = CategoryLookup & {
  readonly counts: WordCounts;
  readonly catalogue: OpenCatalogue;
};

function mostWith(word: string, field: Field, { counts, stem, categoriesOf }: GuessLookup): number {
  const stemmed = stem(word);
  if (field === 'any') return counts(stemmed, 'named');
  if (field !== 'kind') return counts(stemmed, field);
  const byCategories = categoriesOf(word).map(({ tells }) =>
    counts(stemmed, tells === 'all' ? 'named' : 'title'),
  );
  return Math.max(counts(stemmed, 'noun'), ...byCategories);
}

function mostWithPhrase(phrase: string, field: Field, lookup: GuessLookup): number {
  const words = phrase.split(' ');
  const last = words.length - 1;
  return Math.min(
    ...words.map((word, at) => mostWith(word, at === last ? field : fieldBefore(field), lookup)),
  );
}

export type Guess = {
  /** No more products than have the rarest of the words. */
  readonly most: number;
  /** So many where the words come together by chance: those of a search mostly do more often. */
  readonly expected: number;
};

/** What meets a tier. Of words that only descriptions have nothing is known: they count as none. */
export function guessTier(
  { places }: Pick<Reading, 'places'>,
  { fields }: Tier,
  lookup: GuessLookup,
): Guess {
  const { products } = lookup.catalogue.description;
  const counts = places.map((alternatives, at) =>
    alternatives.reduce(
      (sum, phrase) => sum + mostWithPhrase(phrase, fields[at] ?? 'any', lookup),
      0,
    ),
  );
  const most = Math.min(...counts);
  return { most, expected: counts.reduce((left, count) => (left * count) / products, products) };
}

/** Whether some product may have all words of a reading in its names. */
export const mayFind = ({ places }: Pick<Reading, 'places'>, lookup: GuessLookup): boolean =>
  guessTier({ places }, { fields: places.map(() => 'named') }, lookup).most > 0;
