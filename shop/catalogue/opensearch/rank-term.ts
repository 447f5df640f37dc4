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
import type { ListingPage, SearchBase, SearchedInstead } from '../listing-engine';
import { readProductNumber } from '../product-number';
import { readSearchTerm } from '../search-term';
import { nothing, type Filter, type Ranks } from './plan-listing';
import { matchAnywhere, matchFinished, matchLeast, matchThing } from './match-words';
import { rankReading } from './rank-reading';
import { askFor, type Context, isFound, searchAll, searchLists } from './search-index';

type RankedTerm = { readonly ranks: Ranks; readonly instead?: SearchedInstead };

/** The request of one page, and what reads its response. */
export type PageRequest = {
  readonly body: object;
  readonly read: (response: unknown) => ListingPage;
};

/** Undefined where the catalogue has no such listing. */
export type PreparePage = (ranks: Ranks) => PageRequest | undefined;

/** With the page, where that was asked for together with its ranks. */
export type Listed = { readonly ranked: RankedTerm; readonly page?: ListingPage | undefined };

export const noRanks: Ranks = { steps: [nothing], tiers: [nothing] };
const nothingFound: Listed = { ranked: { ranks: noRanks } };

type Trial = {
  readonly context: Context;
  readonly reading: Reading;
  readonly number?: string | undefined;
  readonly prepare: PreparePage;
};

type Tried = {
  /** Undefined where the reading finds nothing in the whole catalogue. */
  readonly listed: Listed | undefined;
  /** Whether a product matches what was asked in addition. */
  readonly hasMatch: boolean;
};

/** A request for whether a product matches, if anything is asked. */
const perhaps = (filter: Filter | undefined): readonly object[] =>
  filter === undefined ? [] : [askFor(filter)];

function leastOf({ context, reading }: Trial): Filter | undefined {
  const field = context.leastFor(reading);
  return field && matchLeast(reading, field, context);
}

/** Ranks a reading, together with its likeliest listings, by one request. */
async function tryReading(trial: Trial, inAddition?: Filter): Promise<Tried> {
  const { context, reading, number, prepare } = trial;
  const { samples, read, likely } = rankReading(reading, number, context);
  const pages = likely.flatMap((ranks) => {
    const request = prepare(ranks);
    return request === undefined ? [] : [{ ...request, ranks }];
  });
  const bodies = pages.map(({ body }) => body);
  const asked = [samples, perhaps(leastOf(trial)), perhaps(inAddition), bodies] as const;
  const [sampled, least, added, responses] = await searchLists(context, ...asked);
  const hasMatch = added.every(isFound);
  const found = read(sampled);
  const isAnswered = found?.isNumbered === true || least.every(isFound);
  if (found === undefined || !isAnswered) return { listed: undefined, hasMatch };
  const at = pages.findIndex(({ ranks }) => ranks === found.ranks);
  const page = pages[at]?.read(responses[at]);
  return { listed: { ranked: nameRanks(found.ranks, reading), page }, hasMatch };
}

const nameRanks = (ranks: Ranks, { instead }: Reading): RankedTerm => ({
  ranks,
  ...(instead !== undefined && { instead }),
});

/** Those of the words that find a product each by itself. */
async function wordsThatFind(
  context: Context,
  words: readonly string[],
  match: typeof matchAnywhere,
): Promise<ReadonlySet<string>> {
  const each = words.map((word) => askFor(match(context.expand([word]), context)));
  const responses = await searchAll(context, each);
  return new Set(words.filter((_, at) => isFound(responses[at])));
}

type Asked = {
  readonly context: Context;
  readonly base: SearchBase;
  readonly prepare: PreparePage;
};

type Typed = Omit<ReadTerm, 'isKnown' | 'isThing' | 'vocabulary'>;

/** The words as they stand. Where the last one names nothing finished it may be a beginning, which is another place. */
async function tryTyped({ context, base, prepare }: Asked) {
  const { grammar, expand } = context;
  const number = readProductNumber(base.term);
  const tryThese = async (typed: Typed, inAddition?: Filter) => {
    const [reading] = plainReadings(typed);
    const trial = reading && { context, reading, number, prepare };
    return { typed, ...(trial && (await tryReading(trial, inAddition))) };
  };
  const term = readSearchTerm(base.term, grammar);
  const last = term.words.at(-1) ?? '';
  const isTyping = base.isUnfinished === true && last !== '';
  const tried = await tryThese(
    { ...term, grammar, expand, isUnfinished: false },
    isTyping ? matchFinished(last, context) : undefined,
  );
  if (!isTyping || tried.hasMatch === true) return tried;
  const begun = expandBeginning(last, expand, await context.vocabulary());
  return begun === undefined
    ? tried
    : tryThese({ ...tried.typed, expand: begun, isUnfinished: true });
}

/** As the embedded engine has it: the first reading that finds anything. */
async function rankTerm(asked: Asked): Promise<Listed> {
  const { typed, listed } = await tryTyped(asked);
  const { words, expand } = typed;
  if (listed !== undefined || words.length === 0) return listed ?? nothingFound;
  const context = { ...asked.context, expand };
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
    const found = await tryReading({ context, reading, prepare: asked.prepare });
    if (found.listed !== undefined) return found.listed;
  }
  return nothingFound;
}

/** Shoppers ask for other pages, filters and orders of one search; the index never changes. */
const mostCachedTerms = 500;

/** Only who asks for a term first gets a listing with its ranks. */
export function createRankedTerms(
  context: Context,
): (base: SearchBase, prepare: PreparePage) => Promise<Listed> {
  const cache = new LRUCache<string, Promise<Listed>>({ max: mostCachedTerms });
  return (base, prepare) => {
    const key = JSON.stringify([base.term, base.isUnfinished]);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const listed = rankTerm({ context, base, prepare });
    const ranked = listed.then(({ ranked: term }) => ({ ranked: term }));
    cache.set(key, ranked);
    ranked.catch(() => cache.delete(key));
    return listed;
  };
}
