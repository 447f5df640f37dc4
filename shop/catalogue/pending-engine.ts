/** Stands for an engine until there is one. */
import type { CatalogueOutline } from './catalogue-product';
import { type ListingEngine, UnavailableError } from './listing-engine';

const nothing: CatalogueOutline = { categories: [], collections: [], facets: [] };

/** Rejects every query; its health reports why. */
export function createPendingEngine(engine: string, problem: string): ListingEngine {
  const refuse = (): Promise<never> => Promise.reject(new UnavailableError(problem));
  return {
    query: refuse,
    products: refuse,
    outline: () => nothing,
    health: () => ({ products: 0, engine, problem }),
    close: () => Promise.resolve(),
  };
}
