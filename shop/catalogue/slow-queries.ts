/**
 * Reports a share of the slow queries, with what they request and how the engine runs them: while an engine is slow,
 * all of them are.
 */
import type { EngineQuery } from '../../server/services/shop';
import type { ListingEngine, ListingPage, ListingQuery, QueryPlan } from './listing-engine';
import { outcomeOf } from './measure-engine';
import { readSearchTerm } from './search-term';

export type SlowQuery = Partial<QueryPlan> & {
  readonly engine: string;
  readonly ms: number;
  /** How many were slow since the one before in the log, this one included. */
  readonly slowQueries: number;
  /** What the query requests. Of a search only the number of words: the words are the shopper's own. */
  readonly shape: Readonly<Record<string, unknown>>;
  /** The slowest are those that no node has responded to. */
  readonly outcome: EngineQuery['outcome'];
  /** Of a page. */
  readonly total?: number;
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

/** For each slow query that is taken, how many there were since the one before. */
function createTaking(percent: number): () => number | undefined {
  // The first one is reported, so that no outage begins in silence.
  let share = 1 - percent / 100;
  let slowQueries = 0;
  return () => {
    slowQueries += 1;
    share += percent / 100;
    // Shares such as 0.1 are not exact.
    if (share < 1 - 1e-9) return undefined;
    share -= 1;
    const taken = slowQueries;
    slowQueries = 0;
    return taken;
  };
}

type Ended = Pick<SlowQuery, 'outcome'> & Partial<Pick<ListingPage, 'total' | 'plan'>>;

export function withSlowQueries(
  engine: ListingEngine,
  { thresholdMs, percent }: Sampling,
  onSlow: (query: SlowQuery) => void,
): ListingEngine {
  const take = createTaking(percent);
  const end = (query: ListingQuery, startMs: number, { outcome, total, plan }: Ended): void => {
    const ms = performance.now() - startMs;
    const slowQueries = ms < thresholdMs ? undefined : take();
    if (slowQueries === undefined) return;
    onSlow({
      ...{ engine: engine.health().engine, ms, slowQueries, shape: shapeOf(query), outcome },
      ...(total !== undefined && { total }),
      ...plan,
    });
  };
  return {
    ...engine,
    query: async (query) => {
      const startMs = performance.now();
      try {
        const page = await engine.query(query);
        end(query, startMs, { outcome: 'page', ...page });
        return page;
      } catch (error) {
        end(query, startMs, { outcome: outcomeOf(error) });
        throw error;
      }
    },
  };
}
