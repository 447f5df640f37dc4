/** One of several processes stands still while the others serve. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShopProcess, stopShopProcesses } from '../support/shop-process';

afterAll(stopShopProcesses);

jest.setTimeout(120_000);

const startCluster = () =>
  startShopProcess({
    env: {
      WORKERS: '2',
      LOG_LEVEL: 'info',
      HANG_SECONDS: '2',
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
    await wait(4_000);
    const [hung = 0] = pidsOf(shop.logged(), 'a worker serves');
    expect(shop.logged()).not.toContain('hangs');
    process.kill(hung, 'SIGUSR2');
    for (let tries = 0; pidsOf(shop.logged(), 'a worker serves').length < 3; tries += 1) {
      if (tries > 300) throw new Error(`nobody came in its place: ${shop.logged()}`);
      await wait(100);
    }
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
