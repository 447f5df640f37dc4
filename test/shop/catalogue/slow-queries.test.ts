import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { withSlowQueries } from '../../../shop/catalogue/slow-queries';
import type { SlowQuery } from '../../../shop/catalogue/slow-queries';
import { catalogue } from './any-query';
import { aQuery, openTestCatalogue } from './open-test-catalogue';

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue(catalogue);
});

async function toldOf(thresholdMs: number, changes: Parameters<typeof aQuery>[0]) {
  const told: SlowQuery[] = [];
  await withSlowQueries(engine, thresholdMs, (query) => told.push(query)).query(aQuery(changes));
  return told;
}

describe('slow queries', () => {
  it('are told with what was asked for, how it was answered, and the time', async () => {
    const filters = new Map([
      ['price', ['"5"-"12"']],
      ['brand', ['id-zeta', 'id-H&M']],
    ]);
    const base = { kind: 'group', id: 'Home-1' } as const;
    const { total } = await engine.query(aQuery({ base, filters }));
    expect(await toldOf(0, { base, filters, page: 2 })).toEqual([
      {
        engine: 'embedded',
        ms: expect.any(Number),
        engineMs: expect.any(Number),
        shape: {
          base,
          filters: { price: 1, brand: 2 },
          sort: 'relevance descending',
          page: 2,
          size: 30,
        },
        total,
        candidates: expect.any(Number),
        counting: { '': 'rows', price: 'rows', brand: 'rows' },
      },
    ]);
    const [slow] = await toldOf(0, {});
    expect(slow).toMatchObject({ candidates: 500, counting: { '': 'sets' } });
  });

  it('do not tell the words of a search', async () => {
    const [slow] = await toldOf(0, { base: { kind: 'search', term: 'secret wishes' } });
    expect(slow?.shape).toMatchObject({ base: 'search', words: 2 });
    expect(JSON.stringify(slow)).not.toContain('secret');
  });

  it('are those that take at least as long as was set', async () => {
    expect(await toldOf(60_000, {})).toEqual([]);
    const slow = {
      ...engine,
      query: (query: Parameters<ListingEngine['query']>[0]) =>
        new Promise<Awaited<ReturnType<ListingEngine['query']>>>((resolve) => {
          setTimeout(() => resolve(engine.query(query)), 30);
        }),
    };
    const told: SlowQuery[] = [];
    await withSlowQueries(slow, 25, (query) => told.push(query)).query(aQuery());
    expect(told).toHaveLength(1);
    const [{ ms, engineMs } = { ms: 0, engineMs: 0 }] = told;
    // The wait before the engine is not the engine's.
    expect(ms - (engineMs ?? 0)).toBeGreaterThanOrEqual(25);
  });
});
