/** Tells how long the queries of an engine take. */
import type { EngineQuery } from '../../server/services/shop';
import { type ListingEngine, UnavailableError } from './listing-engine';

export type MeasuredEngine = {
  readonly engine: ListingEngine;
  /** The listener is called for each query that ends from now on. */
  readonly onQuery: (listener: (query: EngineQuery) => void) => void;
};

export const outcomeOf = (error: unknown): EngineQuery['outcome'] =>
  error instanceof UnavailableError ? 'unavailable' : 'failed';

export function measureEngine(engine: ListingEngine): MeasuredEngine {
  const listeners: ((query: EngineQuery) => void)[] = [];
  const end = (outcome: EngineQuery['outcome'], startMs: number): void => {
    const seconds = (performance.now() - startMs) / 1_000;
    for (const listener of listeners) listener({ outcome, seconds });
  };
  return {
    onQuery: (listener) => void listeners.push(listener),
    engine: {
      ...engine,
      query: async (query) => {
        const startMs = performance.now();
        try {
          const page = await engine.query(query);
          end('page', startMs);
          return page;
        } catch (error) {
          end(outcomeOf(error), startMs);
          throw error;
        }
      },
    },
  };
}
