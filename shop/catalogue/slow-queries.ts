/** Reports slow queries, with what they request and how the engine runs them. */
import type { ListingEngine, ListingQuery, QueryPlan } from './listing-engine';
import { readSearchTerm } from './search-term';

export type SlowQuery = Partial<QueryPlan> & {
  readonly engine: string;
  readonly ms: number;
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

/** A `thresholdMs` of 0 reports every query. */
export const withSlowQueries = (
  engine: ListingEngine,
  thresholdMs: number,
  onSlow: (query: SlowQuery) => void,
): ListingEngine => ({
  ...engine,
  query: async (query) => {
    const startMs = performance.now();
    const page = await engine.query(query);
    const ms = performance.now() - startMs;
    if (ms >= thresholdMs)
      onSlow({
        engine: engine.health().engine,
        ms,
        shape: shapeOf(query),
        total: page.total,
        ...page.plan,
      });
    return page;
  },
});
