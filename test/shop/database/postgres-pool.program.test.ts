/** Saved products and events over a PostgreSQL that hangs, is lost, or waits for its standby. */
import { openPostgresEventStore } from '../../../shop/events/postgres-event-store';
import { openPostgresSavedStore } from '../../../shop/saved/postgres-saved-store';
import { closeAfterTest } from '../../support/close-after-test';
import { startMovingAddress, type MovingAddress } from '../../support/moving-address';
import {
  describeWithPostgres,
  runSql,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { until } from '../../support/until';
import { aReceivedEvent } from '../events/an-events-service';
import { idsOf } from '../saved/a-saved-store';

const ignore = () => undefined;
/** Pages wait for 10 s. */
const longestMs = 9_000;

let server: PostgresServer;
let address: MovingAddress;

/** Each writes something else at each call. */
async function openSaved() {
  const databaseUrl = `postgresql://shop@127.0.0.1:${address.port}/postgres`;
  const store = await openPostgresSavedStore({ databaseUrl, onError: ignore });
  closeAfterTest(store.close);
  let count = 0;
  return {
    write: async () => void (await store.add({ shopperId: 'one', productId: `p${(count += 1)}` })),
    stored: async () => (await idsOf(store.list('one'))).length,
  };
}

async function openEvents() {
  const databaseUrl = `postgresql://shop@127.0.0.1:${address.port}/postgres`;
  const store = await openPostgresEventStore({ databaseUrl, onError: ignore });
  closeAfterTest(store.close);
  let count = 0;
  return {
    write: () => store.append([aReceivedEvent({ id: `event-${1_000 + (count += 1)}` })], 1),
    stored: async () => (await store.page({})).length,
  };
}

/** Resolves with how long it took to fail; rejects when it does not. */
async function failing(work: Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await expect(work).rejects.toThrow();
  return performance.now() - startedMs;
}

const lockedTables = `SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(8)' AND wait_event = 'PgSleep'`;
const waitingQueries = `
  SELECT pid FROM pg_stat_activity
  WHERE application_name = 'product-listing-page' AND state = 'active' AND wait_event_type = 'Lock'`;

describeWithPostgres('over PostgreSQL', () => {
  describe.each([
    ['saved products', openSaved, 'saved_product'],
    ['events', openEvents, 'collected_event'],
  ])('%s', (_what, open, table) => {
    beforeEach(async () => {
      server = await startPostgres();
      address = await startMovingAddress(server.socket);
    });

    it('fail in time when its machine is lost, and are written by the next call when it is back', async () => {
      const { write, stored } = await open();
      // So many connections are open that a second try would get one of before too.
      await Promise.all(Array.from({ length: 8 }, stored));
      await write();
      address.vanish();
      const waits = await Promise.all([1, 2, 3].map(() => failing(write())));
      expect(Math.max(...waits)).toBeLessThan(longestMs);
      address.moveTo(server.socket);
      await write();
      expect(await stored()).toBe(2);
    });

    it('leave no query behind that has timed out', async () => {
      const { write, stored } = await open();
      const locking = runSql(server.url, `BEGIN; LOCK TABLE ${table}; SELECT pg_sleep(8)`);
      await until(async () => (await runSql(server.url, lockedTables)).length > 0);
      const writing = Promise.all([1, 2, 3].map(() => failing(write())));
      await until(async () => (await runSql(server.url, waitingQueries)).length > 0);
      await writing;
      await until(async () => (await runSql(server.url, waitingQueries)).length === 0, 2_000);
      expect(await runSql(server.url, lockedTables)).toHaveLength(1);
      await locking;
      await write();
      expect(await stored()).toBe(1);
    });

    it('are not acknowledged before the synchronous standby has them', async () => {
      const { write, stored } = await open();
      await runSql(server.url, "ALTER SYSTEM SET synchronous_standby_names = 'away'");
      await runSql(server.url, 'SELECT pg_reload_conf()');
      await until(async () => {
        const [row] = await runSql(server.url, 'SHOW synchronous_standby_names');
        return row?.synchronous_standby_names === 'away';
      });
      await failing(write());
      await runSql(server.url, 'ALTER SYSTEM RESET synchronous_standby_names');
      await runSql(server.url, 'SELECT pg_reload_conf()');
      await write();
      // The first one was committed there after all, as its caller could not know.
      expect(await stored()).toBe(2);
    });
  });
});
