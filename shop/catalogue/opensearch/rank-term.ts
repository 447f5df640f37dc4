/**
 * Finds what the words of a search mean in an index, and in which steps its products come. What decides that is guessed
 * by the words of the catalogue and asked of the cluster, together with the readings that follow from the guess; where
 * it was wrong, those that follow from the response are asked for next.
 */
import { LRUCache } from 'lru-cache';
import {
  expandBeginning,
  finishedField,
  type Reading,
  readingsOf,
  type ReadTerm,
} from '../embedded/search-readings';
import type { SearchBase } from '../listing-engine';
import { readProductNumber } from '../product-number';
import type { Field } from '../search-ranking';
import { readSearchTerm } from '../search-term';
import { guessTier, mayFind } from './guess-finds';
import { matchWords } from './match-words';
import { nothing, type Ranks } from './plan-listing';
import type { Context } from './search-index';
import { type Listed, type PreparePage, tryReadings } from './try-readings';

export const noRanks: Ranks = { steps: [nothing], tiers: [nothing] };
const nothingFound: Listed = { ranked: { ranks: noRanks } };

/** As many readings as a request tries when the likeliest have found nothing. */
const mostAtOnce = 6;

type Asked = {
  readonly context: Context;
  readonly base: SearchBase;
  readonly prepare: PreparePage;
};

type Fact = { readonly word: string; readonly field: Field; readonly places: Reading['places'] };

/** What the cluster has responded, and what is guessed meanwhile. */
function createFacts(context: Context) {
  const known = new Map<string, boolean>();
  const guessed = new Map<string, Fact>();
  return {
    /** Whether some product has a word there. */
    has: (fact: Fact): boolean => {
      const key = JSON.stringify(fact);
      const certain = known.get(key);
      if (certain !== undefined) return certain;
      guessed.set(key, fact);
      const { places, field } = fact;
      return guessTier({ places }, { fields: places.map(() => field) }, context).most > 0;
    },
    /** Those that were guessed since. */
    takeGuessed: (): readonly Fact[] => {
      const facts = [...guessed.values()];
      guessed.clear();
      return facts;
    },
    learn: (facts: readonly Fact[], matches: readonly boolean[]): void =>
      facts.forEach((fact, at) => void known.set(JSON.stringify(fact), matches[at] === true)),
  };
}

type Facts = ReturnType<typeof createFacts>;
type Typed = Omit<ReadTerm, 'isKnown' | 'isThing' | 'vocabulary'>;

/** The words as they stand. Where the last one names nothing finished it may be a beginning, which is another place. */
function createTyped({ context, base }: Asked, facts: Facts): () => Typed {
  const { grammar, expand, vocabulary } = context;
  const term = readSearchTerm(base.term, grammar);
  const typed = { ...term, grammar, expand, isUnfinished: false };
  const word = term.words.at(-1) ?? '';
  if (base.isUnfinished !== true || word === '') return () => typed;
  const finished = { word, field: finishedField(word), places: expand([word]) };
  let begun: Typed | undefined;
  const begin = (): Typed => {
    const beginning = expandBeginning(word, expand, vocabulary);
    return beginning === undefined ? typed : { ...typed, expand: beginning, isUnfinished: true };
  };
  return () => (facts.has(finished) ? typed : (begun ??= begin()));
}

/** As the embedded engine has them: the first that finds anything counts. */
function readingsWith(typed: Typed, { vocabulary }: Context, facts: Facts): Generator<Reading> {
  const has = (word: string, field: Field): boolean =>
    facts.has({ word, field, places: typed.expand([word]) });
  return readingsOf({
    ...typed,
    isKnown: (word) => has(word, 'any'),
    isThing: (word) => has(word, 'kind'),
    vocabulary: () => vocabulary,
  });
}

type Results = ReadonlyMap<string, Listed | undefined>;
type Next = { readonly untried: readonly Reading[]; readonly listed?: Listed };

const keyOf = (reading: Reading): string => JSON.stringify(reading);

/** Those before the first that is known to find something, but at first no more than up to the first that may. */
function nextReadings(
  readings: Iterable<Reading>,
  results: Results,
  mayBeFirst: (reading: Reading) => boolean,
): Next {
  const untried: Reading[] = [];
  let hasFailed = false;
  for (const reading of readings) {
    const listed = results.get(keyOf(reading));
    if (listed !== undefined) return { untried, listed };
    if (results.has(keyOf(reading))) hasFailed = true;
    else untried.push(reading);
    if (untried.length === mostAtOnce || (!hasFailed && mayBeFirst(reading))) break;
  }
  return { untried };
}

async function rankTerm(asked: Asked): Promise<Listed> {
  const { context, base, prepare } = asked;
  const facts = createFacts(context);
  const typedNow = createTyped(asked, facts);
  const results = new Map<string, Listed | undefined>();
  const number = readProductNumber(base.term);
  const mayBeFirst = (reading: Reading): boolean =>
    number !== undefined || mayFind(reading, context);
  for (;;) {
    const readings = readingsWith(typedNow(), context, facts);
    const { untried, listed } = nextReadings(readings, results, mayBeFirst);
    const guessed = facts.takeGuessed();
    if (untried.length === 0 && guessed.length === 0) return listed ?? nothingFound;
    const trials = untried.map((reading) => ({ reading, number }));
    const filters = guessed.map(({ places, field }) => matchWords(places, field, context));
    const tried = await tryReadings(context, prepare, { trials, filters });
    facts.learn(guessed, tried.matches);
    untried.forEach((reading, at) => results.set(keyOf(reading), tried.listed[at]));
  }
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
