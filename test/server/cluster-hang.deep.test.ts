/** One of several processes hangs while the others serve. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShopProcess } from '../support/shop-process';

const startCluster = () =>
  startShopProcess({
    env: {
      WORKERS: '2',
      LOG_LEVEL: 'info',
      // On a busy machine a sound worker may be silent for some seconds.
      HANG_SECONDS: '8',
      DRAIN_SECONDS: '0',
      NODE_OPTIONS: `--require ${resolve(__dirname, '../support/hang-on-signal.cjs')}`,
    },
  });

const pidsOf = (log: string, message: string) =>
  [...log.matchAll(/"worker":(\d+),"msg":"([^"]*)"/g)].flatMap(([, pid, logged]) =>
    logged === message ? [Number(pid)] : [],
  );

describe('a process whose event loop is blocked', () => {
  it('is killed and replaced, unlike a process that works', async () => {
    const shop = await startCluster();
    const serving = async (count: number) => {
      for (let tries = 0; pidsOf(shop.logged(), 'a worker serves').length < count; tries += 1) {
        if (tries > 1_500) throw new Error(`fewer than ${count} workers: ${shop.logged()}`);
        await wait(100);
      }
    };
    await serving(2);
    const [hung = 0] = pidsOf(shop.logged(), 'a worker serves');
    process.kill(hung, 'SIGUSR2');
    await serving(3);
    expect(pidsOf(shop.logged(), 'a worker hangs and is killed')).toEqual([hung]);
    expect(() => process.kill(hung, 0)).toThrow();
    for (let count = 0; count < 6; count += 1) {
      const page = await fetch(`${shop.address}/browse/lighting`, {
        headers: { connection: 'close' },
      });
      expect(page.status).toBe(200);
    }
    expect(await shop.stop()).toBe(0);
  });
});
