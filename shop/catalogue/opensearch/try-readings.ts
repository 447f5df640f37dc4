/** Tries readings of a search in a cluster, each with its likeliest listings, by one request. */
import type { Reading } from '../embedded/search-readings';
import type { ListingPage, SearchedInstead } from '../listing-engine';
import { matchLeast } from './match-words';
import type { Filter, Ranks } from './plan-listing';
import { type LikelyRanks, rankReading } from './rank-reading';
import { wasCutShort } from './read-response';
import { askFor, type Context, isFound, searchLists } from './search-index';

type RankedTerm = { readonly ranks: Ranks; readonly instead?: SearchedInstead };

/** The request of one page, and what reads its response. */
export type PageRequest = {
  readonly body: object;
  readonly read: (response: unknown) => ListingPage;
};

/** Undefined where the catalogue has no such listing. */
export type PreparePage = (ranks: Ranks) => PageRequest | undefined;

export type Listed = {
  readonly ranked: RankedTerm;
  /** Of the page, where that was asked for together with its ranks; what it counts is kept when it is read. */
  readonly readPage?: (() => ListingPage) | undefined;
};

export type Trial = { readonly reading: Reading; readonly number?: string | undefined };

/** Where a search finds more than so many products, what asks for few of them was asked in vain, and ends early. */
const few = 200;

type LikelyPage = PageRequest & { readonly ranks: Ranks };

function preparePages(likely: readonly LikelyRanks[], prepare: PreparePage): readonly LikelyPage[] {
  return likely.flatMap(({ ranks, areFew }) => {
    const request = prepare(ranks);
    if (request === undefined) return [];
    const body = areFew ? { ...request.body, terminate_after: few } : request.body;
    return [{ ...request, body, ranks }];
  });
}

type Asking = {
  readonly bodies: readonly object[];
  /** Undefined where the reading finds nothing in the whole catalogue. */
  readonly read: (responses: readonly unknown[]) => Listed | undefined;
};

function askReading({ reading, number }: Trial, context: Context, prepare: PreparePage): Asking {
  const { samples, read, likely } = rankReading(reading, number, context);
  const { instead } = reading;
  const field = context.leastFor(reading);
  const least = field === undefined ? [] : [askFor(matchLeast(reading, field, context))];
  const pages = preparePages(likely, prepare);
  return {
    bodies: [...samples, ...least, ...pages.map(({ body }) => body)],
    read: (responses) => {
      const sampled = samples.length + least.length;
      const found = read(responses.slice(0, samples.length));
      const hasLeast = responses.slice(samples.length, sampled).every(isFound);
      if (found === undefined || (!found.isNumbered && !hasLeast)) return undefined;
      const { ranks } = found;
      const at = pages.findIndex(
        (page, place) => page.ranks === ranks && !wasCutShort(responses[sampled + place]),
      );
      const page = pages[at];
      return {
        ranked: { ranks, ...(instead !== undefined && { instead }) },
        readPage: page && (() => page.read(responses[sampled + at])),
      };
    },
  };
}

export type Tried = {
  /** One for each reading. */
  readonly listed: readonly (Listed | undefined)[];
  /** Whether a product matches, one for each filter. */
  readonly matches: readonly boolean[];
};

export async function tryReadings(
  context: Context,
  prepare: PreparePage,
  { trials, filters }: { readonly trials: readonly Trial[]; readonly filters: readonly Filter[] },
): Promise<Tried> {
  const asking = trials.map((trial) => askReading(trial, context, prepare));
  const [matches = [], ...responses] = await searchLists(
    context,
    filters.map(askFor),
    ...asking.map(({ bodies }) => bodies),
  );
  return {
    listed: asking.map(({ read }, at) => read(responses[at] ?? [])),
    matches: matches.map(isFound),
  };
}
