import { type ListingEngine, UnavailableError } from '../../../shop/catalogue/listing-engine';
import { type SlowQuery, withSlowQueries } from '../../../shop/catalogue/slow-queries';
import { catalogue } from './any-query';
import { aQuery, openTestCatalogue } from './open-test-catalogue';

let engine: ListingEngine;
beforeAll(async () => {
  engine = await openTestCatalogue(catalogue);
});

async function reportedQueries(thresholdMs: number, changes: Parameters<typeof aQuery>[0]) {
  const reported: SlowQuery[] = [];
  await withSlowQueries(engine, { thresholdMs, percent: 100 }, (query) =>
    reported.push(query),
  ).query(aQuery(changes));
  return reported;
}

describe('slow queries', () => {
  it('are reported with the shape of the query, how the engine counted, and the time', async () => {
    const filters = new Map([
      ['price', ['"5"-"12"']],
      ['brand', ['id-zeta', 'id-H&M']],
    ]);
    const base = { kind: 'group', id: 'Home-1' } as const;
    const { total } = await engine.query(aQuery({ base, filters }));
    expect(await reportedQueries(0, { base, filters, page: 2 })).toEqual([
      {
        engine: 'embedded',
        ms: expect.any(Number),
        slowQueries: 1,
        engineMs: expect.any(Number),
        shape: {
          base,
          filters: { price: 1, brand: 2 },
          sort: 'relevance descending',
          page: 2,
          size: 30,
        },
        outcome: 'page',
        total,
        candidates: expect.any(Number),
        counting: { '': 'rows', price: 'rows', brand: 'rows' },
      },
    ]);
    const [slow] = await reportedQueries(0, {});
    expect(slow).toMatchObject({ candidates: 500, counting: { '': 'sets' } });
  });

  it('are reported without the words of a search', async () => {
    const [slow] = await reportedQueries(0, { base: { kind: 'search', term: 'secret wishes' } });
    expect(slow?.shape).toMatchObject({ base: 'search', words: 2 });
    expect(JSON.stringify(slow)).not.toContain('secret');
  });

  it('are those that take at least as long as the setting says', async () => {
    expect(await reportedQueries(60_000, {})).toEqual([]);
    const slow = {
      ...engine,
      query: (query: Parameters<ListingEngine['query']>[0]) =>
        new Promise<Awaited<ReturnType<ListingEngine['query']>>>((resolve) => {
          setTimeout(() => resolve(engine.query(query)), 30);
        }),
    };
    const reported: SlowQuery[] = [];
    await withSlowQueries(slow, { thresholdMs: 25, percent: 100 }, (query) =>
      reported.push(query),
    ).query(aQuery());
    expect(reported).toHaveLength(1);
    const [{ ms, engineMs } = { ms: 0, engineMs: 0 }] = reported;
    // The time before the engine starts does not count as the engine's.
    expect(ms - (engineMs ?? 0)).toBeGreaterThanOrEqual(25);
  });

  it.each([
    ['unavailable', new UnavailableError('no node responds')],
    ['failed', new Error('broken')],
  ])('are reported that end without a page: %s', async (outcome, error) => {
    const reported: SlowQuery[] = [];
    const failing = { ...engine, query: () => Promise.reject(error) };
    const sampling = { thresholdMs: 0, percent: 100 };
    const query = aQuery({ base: { kind: 'search', term: 'secret wishes' } });
    const asked = withSlowQueries(failing, sampling, (one) => reported.push(one)).query(query);
    await expect(asked).rejects.toBe(error);
    expect(reported).toEqual([
      expect.objectContaining({ engine: 'embedded', outcome, ms: expect.any(Number) }),
    ]);
    expect(reported[0]).not.toHaveProperty('total');
    expect(JSON.stringify(reported)).not.toContain('secret');
  });

  it('are reported by a share, the first one always, with how many there were', async () => {
    const reported: SlowQuery[] = [];
    const sampling = { thresholdMs: 0, percent: 10 };
    const sampled = withSlowQueries(engine, sampling, (query) => reported.push(query));
    for (let count = 0; count < 31; count += 1) await sampled.query(aQuery());
    expect(reported.map(({ slowQueries }) => slowQueries)).toEqual([1, 10, 10, 10]);
  });
});
