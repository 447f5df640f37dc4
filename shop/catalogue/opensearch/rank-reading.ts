/**
 * Finds which steps of a search (`search-ranking.ts`) are taken. A page of products decides that: of each word that may
 * name the thing a request asks for the first thirty by its steps, and ends as soon as it has them.
 */
import type { Reading } from '../embedded/search-readings';
import {
  type CategoryLookup,
  enough,
  kindCandidates,
  lastWord,
  stepsOf,
  type Tier,
} from '../search-ranking';
import { anyOf, type Filter, nothing, type Ranks } from './plan-listing';
import { matchTier } from './match-words';
import { readScores } from './read-response';
import type { Context } from './search-index';

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
  /** The likeliest results; `read` mostly gives one of these. */
  readonly likely: readonly Ranks[];
};

/** More than the steps of any search: what a product scores that has the number. */
const numberScore = 100;

/** The steps of a reading where the place `kindAt` names the thing, or none does. */
type Way = {
  readonly kindAt: number | undefined;
  readonly sample: object;
  readonly isOfKind: (scores: readonly number[]) => boolean;
  /** The results where only the first step is taken. */
  readonly first: Ranks;
  readonly ranksOf: (scores: readonly number[]) => Ranks;
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

type RankLookup = CategoryLookup & Pick<Context, 'isOption'>;

type Searched = {
  readonly reading: Reading;
  readonly numbered: readonly Filter[];
  readonly lookup: RankLookup;
};

function createWay({ reading, numbered, lookup }: Searched, kindAt: number | undefined): Way {
  const match = (tier: Tier): Filter => matchTier(reading, tier, lookup);
  const steps = stepsOf(reading.places.length, kindAt, reading.isUnfinished);
  const filters = steps.map(({ tiers }) => anyOf(tiers.slice(-1).map(match)));
  const before = numbered[0] ?? nothing;
  const take = (count: number): Ranks => ({
    steps: [before, ...filters.slice(0, count)],
    tiers: [before, ...steps.slice(0, count).flatMap(({ tiers }) => tiers.map(match))],
  });
  const first = take(1);
  const isWithin = (score: number, step: number): boolean =>
    hasNumber(score) || steps.length - score <= step;
  return {
    kindAt,
    sample: sampleOf(filters, numbered),
    isOfKind: (scores) => scores.some((score) => score % numberScore === steps.length),
    first,
    ranksOf: (scores) => {
      const last = steps.findIndex(
        (_, step) => scores.filter((score) => isWithin(score, step)).length >= enough,
      );
      if (last === 0) return first;
      return take(last < 0 ? steps.length : last + 1);
    },
  };
}

/** The last words of what stands at the place that names the thing. */
const thingsOf = ({ places }: Reading, { kindAt = -1 }: Way): readonly string[] =>
  (places[kindAt] ?? []).map(lastWord);

/**
 * The last word mostly names the thing. Where it names no category, the first that does may, or none where it is a
 * brand or another value of a facet. Only the first step is likely: where the last word has no such product, or not
 * enough of them, the listing that was asked for in vain is a small one.
 */
function likelyOf(ways: readonly Way[], { reading, lookup }: Searched): readonly Ranks[] {
  const [first, none] = [ways[0], ways.at(-1)];
  if (first === undefined) return [];
  const named = ways.find((way) =>
    thingsOf(reading, way).some((word) => lookup.categoriesOf(word).length > 0),
  );
  const unnamed = thingsOf(reading, first).some(lookup.isOption) ? none : undefined;
  return [...new Set([first, named ?? unnamed])].flatMap((way) => way?.first ?? []);
}

/** All that may turn out to be needed is asked for at once. */
export function rankReading(
  reading: Reading,
  number: string | undefined,
  lookup: RankLookup,
): Ranking {
  const numbered = number === undefined ? [] : [{ term: { numbers: number } }];
  const searched = { reading, numbered, lookup };
  const candidates = kindCandidates(reading.places.length, reading.head, lookup.grammar);
  const ways = [...candidates, undefined].map((kindAt) => createWay(searched, kindAt));
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
    likely: likelyOf(ways, searched),
  };
}
