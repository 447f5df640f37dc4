/**
 * Reports a share of the slow queries, with what they request and how the engine runs them: while an engine is slow,
 * all of them are.
 */
import type { ListingEngine, ListingQuery, QueryPlan } from './listing-engine';
import { readSearchTerm } from './search-term';

export type SlowQuery = Partial<QueryPlan> & {
  readonly engine: string;
  readonly ms: number;
  /** How many were slow since the one before in the log, this one included. */
  readonly slowQueries: number;
  /** What the query requests. Of a search only the number of words: the words are the shopper's own. */
  readonly shape: Readonly<Record<string, unknown>>;
  readonly total: number;
};

const shapeOf = ({ base, group, filters, sort, page, size }: ListingQuery): SlowQuery['shape'] => ({
  ...(base.kind === 'search'
    ? { base: 'search', words: readSearchTerm(base.term).words.length }
    : { base }),
  ...(group !== undefined && { group }),
  filters: Object.fromEntries([...filters].map(([id, options]) => [id, options.length])),
  sort: `${sort.sortBy} ${sort.sortOrder}`,
  page,
  size,
});

type Sampling = {
  /** 0 takes every query for slow. */
  readonly thresholdMs: number;
  readonly percent: number;
};

export function withSlowQueries(
  engine: ListingEngine,
  { thresholdMs, percent }: Sampling,
  onSlow: (query: SlowQuery) => void,
): ListingEngine {
  // The first one is reported, so that no outage begins in silence.
  let share = 1 - percent / 100;
  let slowQueries = 0;
  const isTaken = (): boolean => {
    slowQueries += 1;
    share += percent / 100;
    // Shares such as 0.1 are not exact.
    if (share < 1 - 1e-9) return false;
    share -= 1;
    return true;
  };
  return {
    ...engine,
    query: async (query) => {
      const startMs = performance.now();
      const page = await engine.query(query);
      const ms = performance.now() - startMs;
      if (ms < thresholdMs || !isTaken()) return page;
      onSlow({
        engine: engine.health().engine,
        ms,
        slowQueries,
        shape: shapeOf(query),
        total: page.total,
        ...page.plan,
      });
      slowQueries = 0;
      return page;
    },
  };
}
