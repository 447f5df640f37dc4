/**
 * What a base counts without selections: all its pages and orders have it in common, and the facet that is selected
 * first. An index never changes, so it holds for as long as the index is open; another import has an index of its own.
 */
import { LRUCache } from 'lru-cache';
import type { UnknownRecord } from '../../../src/lib/read-unknown';
import type { ListingQuery } from '../listing-engine';

/** Some ten kilobytes each. */
const mostBases = 500;

/** Aggregations of responses by their bases. */
export type StandingCounts = {
  readonly of: (query: ListingQuery) => UnknownRecord | undefined;
  /** Keeps what a response has counted, if it is all that its base has. */
  readonly keep: (query: ListingQuery, counted: UnknownRecord) => void;
};

const keyOf = ({ base, group }: ListingQuery): string => JSON.stringify([base, group]);

const selectsNothing = ({ filters }: ListingQuery): boolean =>
  [...filters.values()].every((optionIds) => optionIds.length === 0);

/** Of one index. */
export function createStandingCounts(): StandingCounts {
  const cache = new LRUCache<string, UnknownRecord>({ max: mostBases });
  return {
    of: (query) => (query.countsNothing ? undefined : cache.get(keyOf(query))),
    keep: (query, counted) => {
      if (!query.countsNothing && selectsNothing(query)) cache.set(keyOf(query), counted);
    },
  };
}
