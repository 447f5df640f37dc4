import type { UnknownRecord } from '../../src/lib/read-unknown';
import { countInTime } from '../../adapters/shopify/count-in-time';
import { createWalk, type ProductList } from '../../adapters/shopify/walk-products';

const aList = (name: string): ProductList => ({
  subject: { kind: 'collection', name },
  filters: [],
  sortKey: 'COLLECTION_DEFAULT',
  reverse: false,
});

/** A shop that responds when it is told to, with 250 of the 1,000 products of any collection. */
function aSlowShop() {
  const requests: { readonly variables: UnknownRecord; readonly respond: () => void }[] = [];
  const walk = createWalk(
    (_query, variables) =>
      new Promise((resolve) => {
        const from = Number(variables.after ?? 0);
        const edges = Array.from({ length: 250 }, (_, at) => ({ cursor: String(from + at + 1) }));
        const page = { edges, pageInfo: { hasNextPage: from < 750 } };
        requests.push({ variables, respond: () => resolve({ collection: { page } }) });
      }),
  );
  /** Until nothing is requested any more. */
  async function respondToAll() {
    for (;;) {
      await new Promise(setImmediate);
      const next = requests.splice(0);
      if (next.length === 0) return;
      for (const { respond } of next) respond();
    }
  }
  return { walk, requests, respondToAll };
}

const lists = (count: number) => Array.from({ length: count }, (_, at) => aList(`list ${at}`));

describe('the walk through products of Shopify', () => {
  it('counts more lists than it requests at once, one after the other', async () => {
    const { walk, requests, respondToAll } = aSlowShop();
    const counts = Promise.all(lists(40).map(walk.countAll));
    await new Promise(setImmediate);
    expect(requests).toHaveLength(16);
    await respondToAll();
    expect(await counts).toEqual(lists(40).map(() => 1_000));
  });

  it('finds the position of a page while many lists are counted', async () => {
    const { walk, requests } = aSlowShop();
    void Promise.all(lists(40).map(walk.countAll));
    const position = walk.cursorAfter(aList('of the page'), 60);
    await new Promise(setImmediate);
    const [sought] = requests.filter(({ variables }) => variables.name === 'of the page');
    sought?.respond();
    expect(await position).toBe('60');
  });

  it('takes a step once for a count and a position of the same list', async () => {
    const { walk, requests, respondToAll } = aSlowShop();
    const both = Promise.all([walk.countAll(aList('one')), walk.cursorAfter(aList('one'), 600)]);
    await new Promise(setImmediate);
    expect(requests).toHaveLength(1);
    await respondToAll();
    expect(await both).toEqual([1_000, '600']);
  });

  it('refuses what would wait behind too many others', async () => {
    const { walk } = aSlowShop();
    void Promise.allSettled(lists(516).map(walk.countAll));
    await new Promise(setImmediate);
    await expect(walk.countAll(aList('one more'))).rejects.toMatchObject({ statusCode: 503 });
  });
});

describe('the counts of a listing', () => {
  it('are as high as is known when their time ends, and exact for the next listing', async () => {
    const { walk, requests, respondToAll } = aSlowShop();
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const counts = countInTime(walk);
    now.mockReturnValue(2_500);
    const early = [counts.count(aList('one')), counts.count(aList('one'), 300)];
    early.push(counts.count({ ...aList('one'), sortKey: 'PRICE' }));
    await new Promise(setImmediate);
    requests.shift()?.respond();
    expect(await Promise.all(early)).toEqual([250, 300, 250]);
    expect(counts.problem()).toBeDefined();
    await respondToAll();
    now.mockReturnValue(9_000);
    const exact = await Promise.all([
      counts.count(aList('one')),
      countInTime(walk).count(aList('one')),
    ]);
    expect(exact).toEqual([1_000, 1_000]);
    now.mockRestore();
  });
});
