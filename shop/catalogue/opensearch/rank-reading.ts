/**
 * Finds which steps of a search (`search-ranking.ts`) are taken. A page of products decides that: of each word that may
 * name the thing a request asks for the first thirty by its steps, and ends as soon as it has them. What it decides is
 * guessed by how many products have the words, so that the listing can be asked for by the same request.
 */
import type { Reading } from '../embedded/search-readings';
import { enough, kindCandidates, stepsOf, type Tier } from '../search-ranking';
import { type Guess, type GuessLookup, guessTier } from './guess-finds';
import { anyOf, type Filter, nothing, type Ranks } from './plan-listing';
import { matchTier } from './match-words';
import { readScores } from './read-response';

type Ranked = {
  readonly ranks: Ranks;
  /** A product has the number that is searched for. */
  readonly isNumbered: boolean;
};

export type Ranking = {
  /** Requests, whose responses `read` takes in their order. */
  readonly samples: readonly object[];
  /** Undefined where nothing is found. */
  readonly read: (responses: readonly unknown[]) => Ranked | undefined;
  /** What `read` mostly gives is one of these. */
  readonly likely: readonly LikelyRanks[];
};

export type LikelyRanks = {
  readonly ranks: Ranks;
  /** Likely only where these are few products. */
  readonly areFew: boolean;
};

/** More than the steps of any search: what a product scores that has the number. */
const numberScore = 100;

/** The steps of a reading where the place `kindAt` names the thing, or none does. */
type Way = {
  readonly kindAt: number | undefined;
  readonly sample: object;
  readonly isOfKind: (scores: readonly number[]) => boolean;
  readonly ranksOf: (scores: readonly number[]) => Ranks;
  /** What the first step finds, by the counts of the words. */
  readonly first: Guess;
  /** The results by these counts. */
  readonly guessed: Ranks;
  /** Those where all steps are taken. */
  readonly whole: Ranks;
};

/** A product scores by the first step that it is in, and in addition for the number. */
function sampleOf(steps: readonly Filter[], numbered: readonly Filter[]): object {
  const score = (filter: Filter, boost: number) => ({ constant_score: { filter, boost } });
  const queries = steps.map((filter, at) => score(filter, steps.length - at));
  const should = [{ dis_max: { queries } }, ...numbered.map((one) => score(one, numberScore))];
  const nothingOfThem = { _source: false, stored_fields: '_none_', track_total_hits: false };
  return { query: { bool: { should } }, size: enough, ...nothingOfThem };
}

const hasNumber = (score: number): boolean => score >= numberScore;

type Searched = {
  readonly reading: Reading;
  readonly numbered: readonly Filter[];
  readonly lookup: GuessLookup;
};

/** The results where the first steps are taken: one, two and so on. */
function takeSteps(
  steps: readonly (readonly Filter[])[],
  before: Filter,
): readonly [Ranks, ...Ranks[]] {
  const take = (count: number): Ranks => ({
    steps: [before, ...steps.slice(0, count).map((tiers) => anyOf(tiers.slice(-1)))],
    tiers: [before, ...steps.slice(0, count).flat()],
  });
  return [take(1), ...steps.slice(1).map((_, at) => take(at + 2))];
}

function createWay({ reading, numbered, lookup }: Searched, kindAt: number | undefined): Way {
  const steps = stepsOf(reading.places.length, kindAt, reading.isUnfinished);
  const filters = steps.map(({ tiers }) =>
    tiers.map((tier: Tier) => matchTier(reading, tier, lookup)),
  );
  const guesses = steps.flatMap(({ tiers }) =>
    tiers.slice(-1).map((tier) => guessTier(reading, tier, lookup)),
  );
  const taken = takeSteps(filters, numbered[0] ?? nothing);
  const whole = taken.at(-1) ?? taken[0];
  const isWithin = (score: number, step: number): boolean =>
    hasNumber(score) || steps.length - score <= step;
  return {
    kindAt,
    sample: sampleOf(
      filters.map((tiers) => anyOf(tiers.slice(-1))),
      numbered,
    ),
    isOfKind: (scores) => scores.some((score) => score % numberScore === steps.length),
    ranksOf: (scores) => {
      const last = steps.findIndex(
        (_, step) => scores.filter((score) => isWithin(score, step)).length >= enough,
      );
      return taken[last] ?? whole;
    },
    first: guesses[0] ?? { most: 0, expected: 0 },
    guessed: taken[guesses.findIndex(({ most }) => most >= enough)] ?? whole,
    whole,
  };
}

/**
 * Where fewer products than the first are expected all steps together may have less than a page; where fewer than the
 * second, none of them may be what the likeliest word names.
 */
const [littleExpected, noneExpected] = [5, 0.1];

/** The counts of one word are mostly right. Those of several may all be of other products. */
function likelyOf([way, other]: readonly Way[]): readonly LikelyRanks[] {
  if (way === undefined) return [];
  const { most, expected } = way.first;
  const isSure = most === expected;
  const few = [
    ...(expected < littleExpected ? [way.whole] : []),
    ...(expected < noneExpected && other !== undefined ? [other.whole] : []),
  ].filter((ranks) => !isSure && ranks !== way.guessed);
  return [{ ranks: way.guessed, areFew: false }, ...few.map((ranks) => ({ ranks, areFew: true }))];
}

/** All that may turn out to be needed is asked for at once. */
export function rankReading(
  reading: Reading,
  number: string | undefined,
  lookup: GuessLookup,
): Ranking {
  const numbered = number === undefined ? [] : [{ term: { numbers: number } }];
  const searched = { reading, numbered, lookup };
  const candidates = kindCandidates(reading.places.length, reading.head, lookup.grammar);
  const ways = [...candidates, undefined]
    .map((kindAt) => createWay(searched, kindAt))
    .filter(({ kindAt, first }) => kindAt === undefined || first.most > 0);
  return {
    samples: ways.map(({ sample }) => sample),
    read: (responses) => {
      const scores = responses.map(readScores);
      const way = ways.find(
        ({ kindAt, isOfKind }, at) => kindAt === undefined || isOfKind(scores[at] ?? []),
      );
      const anywhere = scores.at(-1) ?? [];
      if (way === undefined || anywhere.length === 0) return undefined;
      return {
        ranks: way.ranksOf(scores[ways.indexOf(way)] ?? []),
        isNumbered: anywhere.some(hasNumber),
      };
    },
    likely: likelyOf(ways),
  };
}
