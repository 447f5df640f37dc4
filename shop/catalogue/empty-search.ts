/** What the listing API suggests when a search finds nothing (docs/listing-api.md, Meta). */
import {
  mostFewerWords,
  mostPopularProducts,
  mostSuggestedCategories,
} from '../../src/catalogue/listing-bounds';
import { firstOfEach } from '../../src/lib/first-of-each';
import type { CatalogueProduct } from './catalogue-product';
import { withoutOne } from './embedded/search-readings';
import {
  queryByRelevance,
  type CountedValue,
  type ListingEngine,
  type ListingQuery,
} from './listing-engine';
import { isNumber, readSearchTerm } from './search-term';

export type EmptySearchSuggestions = {
  /** Terms of fewer words that find products, those with most words first; undefined for a term of one word. */
  readonly fewerWords?: readonly string[];
  readonly categories: readonly CountedValue[];
  readonly products: readonly CatalogueProduct[];
};

/** Each word costs a query or two. */
const mostWords = 5;

type Found = { readonly term: string; readonly groups: readonly CountedValue[] };

/** Whether the words find products. The engine may correct them, and leave out one more. */
async function find(engine: ListingEngine, words: readonly string[]): Promise<readonly Found[]> {
  const term = words.join(' ');
  const page = await engine.query(queryByRelevance({ kind: 'search', term }, mostPopularProducts));
  return page.total > 0 ? [{ term: page.instead?.term ?? term, groups: page.groups }] : [];
}

/**
 * Terms of the words that find products alone, those with most words first. Of single words the last comes first,
 * because it mostly names the thing.
 */
async function findFewer(
  engine: ListingEngine,
  words: readonly string[],
): Promise<readonly Found[]> {
  if (words.length < 2 || words.length > mostWords) return [];
  const alone: Found[] = [];
  for (const word of words.filter((one) => !isNumber(one)))
    alone.push(...(await find(engine, [word])));
  const known = alone.map(({ term }) => term);
  const found: Found[] = [];
  for (const some of known.length > 1 ? [known, ...withoutOne(known)] : [])
    found.push(...(await find(engine, some)));
  const each = firstOfEach([...found, ...alone.toReversed()], ({ term }) => term);
  return each.toSorted(byWords).slice(0, mostFewerWords);
}

const wordsIn = ({ term }: Found): number => term.split(' ').length;
const byWords = (one: Found, other: Found): number => wordsIn(other) - wordsIn(one);

const byCount = (one: CountedValue, other: CountedValue): number => other.count - one.count;

/**
 * Suggestions for a search without a category and without filters that finds nothing; undefined for any other listing.
 */
export async function suggestForEmptySearch(
  engine: ListingEngine,
  { base, group, filters }: ListingQuery,
  total: number,
): Promise<EmptySearchSuggestions | undefined> {
  if (base.kind !== 'search' || total > 0 || group !== undefined || filters.size > 0)
    return undefined;
  const { words } = readSearchTerm(base.term);
  const fewer = await findFewer(engine, words);
  const all = await engine.query(queryByRelevance({ kind: 'all' }, mostPopularProducts));
  const groups = [...fewer.map((found) => found.groups), all.groups].flatMap((counted) =>
    counted.toSorted(byCount),
  );
  return {
    ...(words.length > 1 && { fewerWords: fewer.map(({ term }) => term) }),
    categories: firstOfEach(groups, ({ id }) => id).slice(0, mostSuggestedCategories),
    products: all.products,
  };
}
