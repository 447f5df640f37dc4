/** One of several processes stands still while the others serve. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShopProcess } from '../support/shop-process';

const startCluster = () =>
  startShopProcess({
    env: {
      WORKERS: '2',
      LOG_LEVEL: 'info',
      // A worker of a machine that is busy otherwise says nothing for some seconds too.
      HANG_SECONDS: '8',
      DRAIN_SECONDS: '0',
      NODE_OPTIONS: `--require ${resolve(__dirname, '../support/hang-on-signal.cjs')}`,
    },
  });

const pidsOf = (log: string, message: string) =>
  [...log.matchAll(/"worker":(\d+),"msg":"([^"]*)"/g)].flatMap(([, pid, said]) =>
    said === message ? [Number(pid)] : [],
  );

describe('a process whose event loop stands still', () => {
  it('is killed and replaced, and one that works is left alone', async () => {
    const shop = await startCluster();
    const serving = async (count: number) => {
      for (let tries = 0; pidsOf(shop.logged(), 'a worker serves').length < count; tries += 1) {
        if (tries > 1_500) throw new Error(`there never were so many: ${shop.logged()}`);
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
