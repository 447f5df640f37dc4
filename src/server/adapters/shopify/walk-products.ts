/**
 * Finds totals and positions: a collection of Shopify has neither a total nor page numbers, only a cursor after each product. So
 * the adapter walks through the cursors, 250 with each request, and caches where it has been.
 */
import { LRUCache } from 'lru-cache';
import { readCount, readList, readRecord, type UnknownRecord } from '../../../lib/read-unknown';
import { VendorError } from '../vendor-error';
import type { RequestStorefront } from './request-storefront';
import { scopeOf, writePositionsQuery, type Subject } from './storefront-queries';

/** A list of products: the subject under filters, in one order. */
export type ProductList = {
  readonly subject: Subject;
  readonly filters: readonly object[];
  readonly sortKey: string;
  readonly reverse: boolean;
};

type Walk = {
  /** After each product from the first on. */
  readonly cursors: readonly string[];
  /** Whether these are all. */
  readonly isWhole: boolean;
};

export type WalkProducts = {
  /** The number of products; of a collection at most `deepestCursor`. */
  readonly countAll: (list: ProductList) => Promise<number>;
  /** The cursor after this many products; undefined when there are fewer, or when they are too deep. */
  readonly cursorAfter: (list: ProductList, products: number) => Promise<string | undefined>;
};

/** The most that a request may have. */
const mostCursors = 250;
/** Shopify offers no filters for a larger collection. */
const deepestCursor = 5_000;

const cachedMs = 5 * 60_000;
const mostCharacters = 20_000_000;
const longestCursor = 1_000;
const mostTotals = 10_000;
/** A walk goes on when its shopper has left; more at the same time are refused. */
const mostWalks = 16;

const nowhere: Walk = { cursors: [], isWhole: false };

const isCursor = (cursor: unknown): cursor is string =>
  typeof cursor === 'string' && cursor.length <= longestCursor;

async function requestPositions(
  request: RequestStorefront,
  { subject, ...list }: ProductList,
  position: { readonly first: number; readonly after: string | null },
): Promise<UnknownRecord> {
  const variables = { name: subject.name, ...list, ...position };
  const data = await request(writePositionsQuery(subject), variables);
  return readRecord(scopeOf(subject, data)?.page);
}

async function goOn(
  request: RequestStorefront,
  list: ProductList,
  { cursors }: Walk,
): Promise<Walk> {
  const position = { first: mostCursors, after: cursors.at(-1) ?? null };
  const { edges, pageInfo } = await requestPositions(request, list, position);
  const further = readList(edges)
    .map((edge) => readRecord(edge).cursor)
    .filter(isCursor);
  const isWhole = further.length === 0 || readRecord(pageInfo).hasNextPage !== true;
  return { cursors: [...cursors, ...further], isWhole };
}

export function createWalk(request: RequestStorefront): WalkProducts {
  const walks = new LRUCache<string, Walk>({
    maxSize: mostCharacters,
    sizeCalculation: ({ cursors }, key) => key.length + cursors.join('').length,
    ttl: cachedMs,
  });
  /** Shared by all that walk through the same list at the same time. */
  const pending = new Map<string, Promise<Walk>>();
  const totals = new LRUCache<string, number>({ max: mostTotals, ttl: cachedMs });
  function takeStep(key: string, list: ProductList, from: Walk): Promise<Walk> {
    if (pending.size >= mostWalks)
      throw new VendorError('too many lists of Shopify are counted at once');
    const step = goOn(request, list, from).finally(() => pending.delete(key));
    pending.set(key, step);
    return step;
  }
  async function walk(list: ProductList, products: number): Promise<Walk> {
    const key = JSON.stringify(list);
    let found = walks.get(key) ?? nowhere;
    while (!found.isWhole && found.cursors.length < Math.min(products, deepestCursor)) {
      found = await (pending.get(key) ?? takeStep(key, list, found));
      walks.set(key, found);
    }
    return found;
  }
  async function count(list: ProductList): Promise<number> {
    if (list.subject.kind === 'collection') return (await walk(list, deepestCursor)).cursors.length;
    const { totalCount } = await requestPositions(request, list, { first: 1, after: null });
    return readCount(totalCount) ?? 0;
  }
  return {
    countAll: async (list) => {
      // It does not depend on the order.
      const key = JSON.stringify([list.subject, list.filters]);
      const total = totals.get(key) ?? (await count(list));
      totals.set(key, total);
      return total;
    },
    cursorAfter: async (list, products) => (await walk(list, products)).cursors[products - 1],
  };
}
