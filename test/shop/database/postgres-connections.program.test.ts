/** The connections to PostgreSQL while some break, hang or are too few, and the end of work that takes too long. */
import { isTimeout } from '../../../shop/database/is-timeout';
import { inTransaction, openPostgresPool } from '../../../shop/database/postgres-pool';
import { openSavedService } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  runSql,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { until } from '../../support/until';

const ignore = () => undefined;
const ours = "pid <> pg_backend_pid() AND application_name = 'product-listing-page'";
/** What waits for a connection that never comes fails after five seconds. */
const promptMs = 4_000;

describeWithPostgres('the connections to PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });

  function openPool(timeoutMs?: number) {
    const pool = openPostgresPool({ databaseUrl: server.url, onError: ignore, timeoutMs });
    closeAfterTest(pool.close);
    return pool;
  }
  type OpenedPool = ReturnType<typeof openPool>;

  /** More calls than there are connections, so that most of them wait for one. */
  const callsAtOnce = ({ twice }: OpenedPool) =>
    Array.from({ length: 24 }, async (_, index) => {
      const sql = 'SELECT $1::int AS index, pg_backend_pid() AS pid, pg_sleep(0.2)';
      const { rows } = await twice((client) =>
        client.query<{ index: number; pid: number }>(sql, [index]),
      );
      return rows[0];
    });
  const areBusy = async () =>
    (await runSql(server.url, `SELECT FROM pg_stat_activity WHERE ${ours} AND state = 'active'`))
      .length > 4;
  const terminateAll = () =>
    runSql(server.url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
  const noneRuns = async () =>
    (
      await runSql(
        server.url,
        `SELECT FROM pg_stat_activity WHERE ${ours} AND (state <> 'idle' OR backend_xid IS NOT NULL)`,
      )
    ).length === 0;

  it('all break at once: calls that wait for one, and those that had one, are done without a pause', async () => {
    const pool = openPool();
    const startedMs = performance.now();
    const calls = callsAtOnce(pool);
    const done = Promise.all(calls);
    await until(areBusy);
    expect(pool.connections().waiting).toBeGreaterThan(8);
    await terminateAll();
    expect((await done).map((row) => row?.index)).toEqual(calls.map((_, index) => index));
    expect(performance.now() - startedMs).toBeLessThan(promptMs);
  });

  it('are kept when the database refuses one query, and those that wait go on', async () => {
    const pool = openPool();
    const before = await Promise.all(callsAtOnce(pool));
    const startedMs = performance.now();
    const refused = pool.once((client) => client.query('SELECT 1 / 0'));
    const calls = Promise.all(callsAtOnce(pool));
    await expect(refused).rejects.toThrow('division by zero');
    const pids = new Set((await calls).map((row) => row?.pid));
    expect(performance.now() - startedMs).toBeLessThan(promptMs);
    const kept = new Set(before.map((row) => row?.pid).filter((pid) => pids.has(pid)));
    expect(kept.size).toBeGreaterThanOrEqual(7);
  });

  it('that break cost shoppers no call, and no outage is reported', async () => {
    const reported: string[] = [];
    const service = await openSavedService({
      dataDir: '/nowhere',
      databaseUrl: server.url,
      onError: ignore,
      watch: { onMissing: ({ why }) => reported.push(why), onBack: ignore },
    });
    closeAfterTest(service.store.close);
    let listed = 0;
    const browse = async (_: unknown, index: number) => {
      while (listed < 2_000) {
        await service.store.list(`shopper-${index}`);
        listed += 1;
      }
    };
    const shoppers = Promise.all(Array.from({ length: 40 }, browse));
    for (const reached of [300, 600, 900]) {
      await until(() => listed >= reached);
      await terminateAll();
    }
    await shoppers;
    expect(reported).toEqual([]);
  });

  it('are closed when their work takes too long as a whole, and nothing of it is stored', async () => {
    await runSql(server.url, 'CREATE TABLE noted (nth int)');
    const pool = openPool();
    let queries = 0;
    const startedMs = performance.now();
    const working = pool.twice(
      inTransaction(async (client) => {
        while (queries < 10) {
          await client.query('INSERT INTO noted SELECT 1 FROM pg_sleep(0.2)');
          queries += 1;
        }
      }),
      700,
    );
    const fault: unknown = await working.catch((error: unknown) => error);
    expect(isTimeout(fault)).toBe(true);
    expect(performance.now() - startedMs).toBeLessThan(1_500);
    expect(queries).toBeGreaterThan(1);
    await until(noneRuns);
    const { rows } = await pool.once((client) => client.query('SELECT FROM noted'));
    expect(rows).toEqual([]);
  });

  it('that come too late for their work serve the next', async () => {
    const pool = openPool();
    const calls = Promise.all(callsAtOnce(pool));
    const late = jest.fn(() => Promise.resolve());
    await expect(pool.once(late, 100)).rejects.toThrow('timed out');
    await calls;
    await until(() => pool.connections().idle === 8);
    expect(late).not.toHaveBeenCalled();
    expect(pool.connections()).toEqual({ busy: 0, idle: 8, waiting: 0 });
  });

  it('of a node that is lost hold no lock for longer than their work may take', async () => {
    const pool = openPool(300);
    const holding = pool.once(
      inTransaction(async (client) => {
        await client.query('LOCK TABLE saved_product');
        // The node is not there to end it.
        await until(noneRuns, 5_000);
        return client.query('SELECT');
      }),
      30_000,
    );
    await expect(holding).rejects.toThrow('connection');
    expect(await runSql(server.url, 'SELECT product_id FROM saved_product')).toEqual([]);
  });
});
