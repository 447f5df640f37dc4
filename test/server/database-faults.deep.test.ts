/** PostgreSQL below several page nodes restarts, and fails over to a synchronous standby, while shoppers go on. */
import { guideBlock, runGuideBlock } from '../support/guide-commands';
import { describeWithNginx } from '../support/nginx';
import {
  describeWithPostgres,
  runSql,
  startStandby,
  type PostgresServer,
} from '../support/postgres-server';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { aShopOfNodes, lostEvents, show, type ShopOfNodes } from './a-shop-of-nodes';
import type { Observed } from './busy-shoppers';

const runGuide = (text: string, env: Readonly<Record<string, string>>) =>
  runGuideBlock(guideBlock('docs/guides/operations.md', text), { env, cwd: aFolder() });

/** By the commands of the guide. */
async function startSynchronousStandby({ url }: PostgresServer): Promise<PostgresServer> {
  const replicationUrl = `${url.replace('//shop@', '//shop_standby@')}&application_name=standby`;
  const standby = await startStandby((folder) =>
    runGuide('pg_basebackup', { REPLICATION_URL: replicationUrl, PGDATA: folder }),
  );
  await runGuide('synchronous_standby_names', { PRIMARY_URL: url });
  await until(async () => {
    const [row] = await runSql(url, 'SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === 'sync';
  });
  return standby;
}

async function restart({ database, shoppers }: ShopOfNodes): Promise<Observed> {
  const observed = await shoppers.during(async (mended) => {
    await database.pause();
    await shoppers.untilFailed('save 503');
    await database.resume();
    mended();
  });
  return show('PostgreSQL restarts', observed);
}

type Loss = {
  readonly primary: PostgresServer;
  readonly fault: string;
  readonly lose?: () => void;
};

/** Resolves with the server that has taken over. */
async function failOver({ shoppers, address }: ShopOfNodes, { primary, fault, lose }: Loss) {
  const standby = await startSynchronousStandby(primary);
  const observed = await shoppers.during(async (mended) => {
    lose?.();
    await primary.kill();
    await shoppers.untilFailed('save 503');
    await runGuide('pg_promote', { STANDBY_URL: standby.url });
    address.moveTo(standby.socket);
    mended();
  });
  return { standby, observed: show(fault, observed) };
}

/** A server that has taken over has no standby of its own yet, and waits for one. */
async function missStandby({ shoppers }: ShopOfNodes, { url }: PostgresServer): Promise<Observed> {
  const observed = await shoppers.during(async (mended) => {
    await runGuide('synchronous_standby_names', { PRIMARY_URL: url });
    await shoppers.untilFailed('save 503');
    await runSql(url, 'ALTER SYSTEM RESET synchronous_standby_names');
    await runSql(url, 'SELECT pg_reload_conf()');
    mended();
  });
  return show('the standby of PostgreSQL is away', observed);
}

/** Pages and listings go on, and no shopper waits for longer than their page does. */
function expectCleanFailures({ failed, afterMendingSeconds }: Observed): void {
  expect(failed).toHaveProperty(['save 503']);
  for (const kind of Object.keys(failed)) expect(kind).toMatch(/^(?:save|saved list|events) 503$/);
  expect(Math.max(...Object.values(afterMendingSeconds))).toBeLessThan(30);
}

describeWithPostgres('nodes over PostgreSQL', () => {
  describeWithNginx('behind nginx', () => {
    let shop: ShopOfNodes;
    let last: PostgresServer;
    const seen: Observed[] = [];
    beforeAll(async () => {
      shop = await aShopOfNodes();
      const { database, address } = shop;
      await runGuide('shop_standby', { PRIMARY_URL: database.url, STANDBY_PASSWORD: 's' });
      const restarted = await restart(shop);
      const fault = 'PostgreSQL is killed, its standby is promoted';
      const first = await failOver(shop, { primary: database, fault });
      const second = await failOver(shop, {
        primary: first.standby,
        fault: 'the machine of PostgreSQL is lost, its standby is promoted',
        lose: address.vanish,
      });
      last = second.standby;
      seen.push(restarted, first.observed, second.observed, await missStandby(shop, last));
    });

    it.each([
      ['PostgreSQL restarts', 0],
      ['PostgreSQL is killed and its standby is promoted', 1],
      ['the machine of PostgreSQL is lost and its standby is promoted', 2],
      ['PostgreSQL waits for its standby', 3],
    ])('fail nothing but saves and events while %s, and recover by themselves', (_fault, index) => {
      expect(seen[index]?.good).toBeGreaterThan(50);
      if (seen[index]) expectCleanFailures(seen[index]);
    });

    it('lose nothing that was acknowledged, and show each shopper exactly their own list', async () => {
      expect(shop.shoppers.wrongLists()).toEqual([]);
      expect(shop.shoppers.acknowledgedSaves()).toBeGreaterThan(100);
      expect(await lostEvents(shop, last.url)).toEqual([]);
      expect(shop.shoppers.acknowledgedEvents().length).toBeGreaterThan(300);
    });
  });
});
