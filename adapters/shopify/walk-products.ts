/**
 * Finds totals and positions: a collection of Shopify has neither a total nor page numbers, only a cursor after each
 * product. So the adapter walks through the cursors, 250 with each request, and caches where it has been. All shoppers
 * share the steps of a walk; the steps of different walks queue.
 */
import { promise as createQueue } from 'fastq';
import { LRUCache } from 'lru-cache';
import { readCount, readList, readRecord, type UnknownRecord } from '../../src/lib/read-unknown';
import { VendorError } from '../vendor-error';
import { vendor, type RequestStorefront } from './request-storefront';
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
  /** The number of products; of a collection at most `deepestCursor`. It may take longer than a shopper waits. */
  readonly countAll: (list: ProductList) => Promise<number>;
  /** The number of products that the walk has reached. */
  readonly countedSoFar: (list: ProductList) => number;
  /** The cursor after this many products; undefined when there are fewer, or when they are too deep. */
  readonly cursorAfter: (list: ProductList, products: number) => Promise<string | undefined>;
};

/** The most that a request may have. */
const mostCursors = 250;
/** Shopify offers no filters for a larger collection. */
export const deepestCursor = 5_000;

const cachedMs = 5 * 60_000;
const mostCharacters = 20_000_000;
const longestCursor = 1_000;
const mostTotals = 10_000;
/** Requests at the same time: for counts, and for positions, which the products of a page wait for. */
const mostAtOnce = 16;
/** A walk goes on when its shopper has left, so the queue is bounded. */
const mostWaiting = 500;

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

/** Runs the work when its turn comes; rejects at once when too much waits. */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

function createBoundedQueue(): Queue {
  const queue = createQueue((work: () => Promise<void>) => work(), mostAtOnce);
  return (work) =>
    new Promise((resolve, reject) => {
      if (queue.length() >= mostWaiting) throw new VendorError(`too many lists wait for ${vendor}`);
      void queue.push(() => work().then(resolve, reject));
    });
}

const isShort = ({ cursors, isWhole }: Walk, products: number): boolean =>
  !isWhole && cursors.length < Math.min(products, deepestCursor);

/** Walks as far as they have come. Each step is taken once for all that need it, when its turn in the queue comes. */
function createSteps(request: RequestStorefront) {
  const walks = new LRUCache<string, Walk>({
    maxSize: mostCharacters,
    sizeCalculation: ({ cursors }, key) => key.length + cursors.join('').length,
    ttl: cachedMs,
  });
  const pending = new Map<string, Promise<Walk>>();
  function takeStep(key: string, list: ProductList, from: Walk): Promise<Walk> {
    const step = goOn(request, list, from)
      .then((walk) => {
        walks.set(key, walk);
        return walk;
      })
      .finally(() => pending.delete(key));
    pending.set(key, step);
    return step;
  }
  const furthest = (key: string, own = nowhere): Walk => {
    const cached = walks.get(key);
    return cached && cached.cursors.length >= own.cursors.length ? cached : own;
  };
  async function walk(list: ProductList, products: number, inTurn: Queue): Promise<Walk> {
    const key = JSON.stringify(list);
    let found = furthest(key);
    while (isShort(found, products))
      found = await inTurn(async () => {
        const from = furthest(key, found);
        return isShort(from, products) ? (pending.get(key) ?? takeStep(key, list, from)) : from;
      });
    return found;
  }
  return { walk, soFar: (list: ProductList) => furthest(JSON.stringify(list)).cursors.length };
}

export function createWalk(request: RequestStorefront): WalkProducts {
  const { walk, soFar } = createSteps(request);
  const counting = createBoundedQueue();
  const seeking = createBoundedQueue();
  async function count(list: ProductList): Promise<number> {
    if (list.subject.kind === 'collection')
      return (await walk(list, deepestCursor, counting)).cursors.length;
    const one = { first: 1, after: null };
    const { totalCount } = await counting(() => requestPositions(request, list, one));
    return readCount(totalCount) ?? 0;
  }
  /** The lists that are counted, each in the order in which it is walked. */
  const counted = new Map<string, ProductList>();
  const totals = new LRUCache<string, number, ProductList>({
    max: mostTotals,
    ttl: cachedMs,
    // More of them may be pending.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: list }) => {
      counted.set(key, list);
      return count(list).finally(() => counted.delete(key));
    },
  });
  // A total does not depend on the order.
  const totalKey = ({ subject, filters }: ProductList) => JSON.stringify([subject, filters]);
  return {
    countAll: (list) => totals.forceFetch(totalKey(list), { context: list }),
    countedSoFar: (list) => soFar(counted.get(totalKey(list)) ?? list),
    cursorAfter: async (list, products) =>
      (await walk(list, products, seeking)).cursors[products - 1],
  };
}
