/** Finds what the words of a search mean in an index, and in which steps its products come. */
import { LRUCache } from 'lru-cache';
import {
  expandBeginning,
  plainReadings,
  type Reading,
  readingsOf,
  type ReadTerm,
} from '../embedded/search-readings';
import { correctWords } from '../embedded/spelling';
import type { SearchBase, SearchedInstead } from '../listing-engine';
import { readProductNumber } from '../product-number';
import { readSearchTerm } from '../search-term';
import { nothing, type Ranks } from './plan-listing';
import { matchAnywhere, matchFinished, matchLeast, matchThing, rankReading } from './rank-search';
import { readCounts, readTotal } from './read-response';
import { type Context, finds, search } from './search-index';

export type RankedTerm = { readonly ranks: Ranks; readonly instead?: SearchedInstead };

export const noRanks: Ranks = { steps: [nothing], tiers: [nothing] };

/** Undefined when the reading finds nothing in the whole catalogue. */
async function rank(
  context: Context,
  reading: Reading,
  number: string | undefined,
): Promise<Ranks | undefined> {
  if (reading.least && !(await finds(context, matchLeast(reading, context)))) return undefined;
  const { all, counted, read } = rankReading(reading, number, context);
  const query = { bool: { filter: [all] } };
  const aggs = { counted: { filters: { filters: counted } } };
  const body = await search(context, { query, size: 0, track_total_hits: 1, aggs });
  return readTotal(body) > 0 ? read(readCounts(body, 'counted')) : undefined;
}

const nameRanks = (ranks: Ranks | undefined, reading: Reading | undefined): RankedTerm => ({
  ranks: ranks ?? noRanks,
  ...(reading?.instead !== undefined && { instead: reading.instead }),
});

/** Those of the words that find a product each by itself. */
async function wordsThatFind(
  context: Context,
  words: readonly string[],
  match: typeof matchAnywhere,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const word of words)
    if (await finds(context, match(context.expand([word]), context))) found.add(word);
  return found;
}

/** Whether the last word may be a beginning decides what its place is. */
async function readTyped(
  context: Context,
  base: SearchBase,
): Promise<Omit<ReadTerm, 'isKnown' | 'isThing' | 'vocabulary'>> {
  const { expand, grammar } = context;
  const term = readSearchTerm(base.term, grammar);
  const last = term.words.at(-1) ?? '';
  const isBegun = base.isUnfinished && !(await finds(context, matchFinished(last, context)));
  const begun = isBegun ? expandBeginning(last, expand, await context.vocabulary()) : undefined;
  return { ...term, grammar, expand: begun ?? expand, isUnfinished: begun !== undefined };
}

/** As the embedded engine has it: the first reading that finds anything. */
async function rankTerm(finished: Context, base: SearchBase): Promise<RankedTerm> {
  const typed = await readTyped(finished, base);
  const { words, expand } = typed;
  const context = { ...finished, expand };
  const [first] = plainReadings(typed);
  const ranks = first && (await rank(context, first, readProductNumber(base.term)));
  if (first === undefined || ranks !== undefined) return nameRanks(ranks, first);
  const vocabulary = await context.vocabulary();
  const known = await wordsThatFind(context, words, matchAnywhere);
  const isKnown = (word: string): boolean => known.has(word);
  const corrected = correctWords(words, isKnown, vocabulary) ?? words;
  const things = await wordsThatFind(context, corrected, matchThing);
  const isThing = (word: string): boolean => things.has(word);
  const readings = readingsOf({ ...typed, isKnown, isThing, vocabulary: () => vocabulary });
  // The plain one has found nothing.
  readings.next();
  for (const reading of readings) {
    const found = await rank(context, reading, undefined);
    if (found !== undefined) return nameRanks(found, reading);
  }
  return nameRanks(undefined, undefined);
}

/** Shoppers ask for other pages, filters and orders of one search; the index never changes. */
const mostCachedTerms = 500;

export function createRankedTerms(context: Context): (base: SearchBase) => Promise<RankedTerm> {
  const cache = new LRUCache<string, RankedTerm, SearchBase>({
    max: mostCachedTerms,
    // More terms than that may be pending.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: base }) => rankTerm(context, base),
  });
  return (base) =>
    cache.forceFetch(JSON.stringify([base.term, base.isUnfinished]), { context: base });
}
