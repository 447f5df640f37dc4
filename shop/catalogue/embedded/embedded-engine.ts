/** The listing engine inside this process: SQLite for products and words, typed arrays and sets for counting. */
import { sortOptionOf } from '../../../src/catalogue/sort-parameters';
import {
  notFoundPage,
  type ListingEngine,
  type ListingPage,
  type ListingQuery,
} from '../listing-engine';
import { countFacets } from './facet-counts';
import type { Generation } from './generation';
import { countGroups } from './group-counts';
import { matchesOf, type Narrowing, readNarrowing } from './narrowing';
import { selectPage, type Span } from './page-selection';
import { countBoth, withTemporarySets } from './product-set';

function spanOf({ page, size }: ListingQuery): Span {
  const start = (page - 1) * size;
  return { start, end: start + size };
}

/** The size of the smallest of the intersected sets; all products when there is none. */
const candidatesOf = (
  { productCount }: Generation,
  { fixed, category, facets }: Narrowing,
): number =>
  [...fixed, ...(category === undefined ? [] : [category.set]), ...facets.map(({ set }) => set)]
    .map(({ size }) => size)
    .reduce((least, size) => Math.min(least, size), productCount);

function hasSoldOut({ soldOut }: Generation, narrowing: Narrowing): boolean {
  if (soldOut.size === 0) return false;
  const unfiltered = matchesOf({ ...narrowing, facets: [] });
  return unfiltered === undefined || countBoth(unfiltered, soldOut) > 0;
}

function respond(generation: Generation, query: ListingQuery): ListingPage {
  const startMs = performance.now();
  const narrowing = readNarrowing(generation, query);
  if (narrowing === undefined) return notFoundPage;
  const products = matchesOf(narrowing);
  const page = selectPage(products, {
    order: generation.orders[sortOptionOf(query.sort)],
    span: spanOf(query),
    tiers: narrowing.steps,
    soldOut: generation.soldOut,
  });
  const { facets, counting } = query.countsNothing
    ? { facets: [], counting: {} }
    : countFacets(generation, narrowing, products);
  return {
    total: products === undefined ? generation.productCount : products.size,
    products: generation.cards(page),
    facets,
    ...(query.countsNothing ? { groups: [] } : countGroups(generation, narrowing, products)),
    ...(narrowing.instead !== undefined && { instead: narrowing.instead }),
    hasSoldOut: hasSoldOut(generation, narrowing),
    found: true,
    plan: {
      candidates: candidatesOf(generation, narrowing),
      counting,
      engineMs: performance.now() - startMs,
    },
  };
}

/** Owns the generation from now on: closing the engine closes it. Queries run on the calling thread. */
export const createEmbeddedEngine = (generation: Generation): ListingEngine => ({
  query: (query) =>
    new Promise((resolve) => {
      resolve(withTemporarySets(() => respond(generation, query)));
    }),
  outline: () => generation.outline,
  products: (ids) => Promise.resolve(ids.flatMap((id) => generation.byId(id) ?? [])),
  health: () => ({ products: generation.productCount, engine: 'embedded' }),
  close: () => {
    generation.close();
    return Promise.resolve();
  },
});
