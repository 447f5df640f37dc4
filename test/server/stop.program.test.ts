import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { respondsWell, startFaultyListingService } from '../support/faulty-listing-service';
import { startLoad } from '../support/load';
import { startShopProcess } from '../support/shop-process';
import { until } from '../support/until';

const connections = 30;
const mostArrivals = 2_000;
const arrivalEveryMs = 10;

/** Longer than a renewal and the time after which a worker leaves the port by itself. */
const slowMs = 9_000;

async function untilRefused(address: string): Promise<void> {
  while (await fetch(`${address}/healthz`).catch(() => undefined)) await wait(50);
}

/** Each page takes a third of a second, so that many are always pending. */
async function stopUnderLoad(workers: string) {
  const service = await startFaultyListingService();
  service.respondWith((request, response) => {
    setTimeout(() => respondsWell(request, response), 300);
  });
  const shop = await startShopProcess({
    env: { WORKERS: workers, API_URL: service.address, DRAIN_SECONDS: '1', LOG_LEVEL: 'info' },
  });
  const load = startLoad({ url: `${shop.address}/browse/sofas`, connections });
  await load.untilMore(3 * connections);
  const code = await shop.stop();
  await load.until(({ failed }) => failed.ECONNREFUSED !== undefined);
  load.end();
  const responded = shop.logged().split('"route":"/browse/*","status":200').length - 1;
  return { code, responded, logged: shop.logged(), ...(await load.result) };
}

/**
 * Sends requests at a steady pace, each on a connection of its own, until one is refused; counts the responses and
 * errors. Each fourth page is rendered for its shopper, which keeps the workers busy while connections wait for them.
 */
async function sendUntilRefused(url: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const sent: Promise<void>[] = [];
  const send = () =>
    new Promise<void>((done) => {
      const cookie = sent.length % 4 === 0 ? 'COID=a' : 'theme=dark';
      const request = get(url, { agent: false, headers: { cookie } }, (response) => {
        response.on('error', ({ message }) => done(void count(message)));
        response.resume().on('end', () => done(void count(String(response.statusCode))));
      });
      request.on('error', ({ code = '' }: NodeJS.ErrnoException) => done(void count(code)));
    });
  while (counts.ECONNREFUSED === undefined && sent.length < mostArrivals) {
    sent.push(send());
    await wait(arrivalEveryMs);
  }
  await Promise.all(sent);
  return counts;
}

describe.each(['1', '3'])('a server of %s processes that stops under load', (workers) => {
  it('responds to all pending requests, then refuses connections, then exits with 0', async () => {
    const { code, responded, good, failed, logged } = await stopUnderLoad(workers);
    expect(code).toBe(0);
    expect(good).toBeGreaterThan(connections);
    expect(good).toBe(responded);
    const { ECONNREFUSED = 0, ...others } = failed;
    expect(others).toEqual({});
    expect(ECONNREFUSED).toBeGreaterThan(0);
    expect(logged).not.toContain('connections that did not end are cut');
  });
});

describe('several processes that stop after a renewal', () => {
  it('close the port soon, though one that was replaced still finishes its requests', async () => {
    const service = await startFaultyListingService();
    service.respondWith((request, response) => {
      const isSlow = request.url?.includes('slow') === true;
      setTimeout(() => respondsWell(request, response), isSlow ? slowMs : 0);
    });
    const shop = await startShopProcess({
      env: {
        WORKERS: '2',
        API_URL: service.address,
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'info',
      },
    });
    const slow = Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => fetch(`${shop.address}/browse/slow-${name}`)),
    );
    await until(() => service.requests.length >= 4);
    shop.process.kill('SIGHUP');
    await until(() => shop.logged().includes('all workers are new'));
    const stoppedAtMs = performance.now();
    const stopped = shop.stop();
    await untilRefused(shop.address);
    // Else each worker would leave the port by itself, when it has waited for 6 s.
    expect(performance.now() - stoppedAtMs).toBeLessThan(5_000);
    expect((await slow).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stopped).toBe(0);
  });
});

describe('several processes that stop while connections keep coming', () => {
  it('serve each of them that they have accepted, and refuse those that come later', async () => {
    const shop = await startShopProcess({ env: { WORKERS: '3', STOP_SECONDS: '120' } });
    const arrived = sendUntilRefused(`${shop.address}/browse/furniture?page=2`);
    await wait(100 * arrivalEveryMs);
    expect(await shop.stop()).toBe(0);
    const { ECONNREFUSED = 0, ECONNRESET = 0, 200: good = 0, ...others } = await arrived;
    expect(others).toEqual({});
    // One may arrive in the very instant in which the port closes; those that waited for a worker were twenty and more.
    expect(ECONNRESET).toBeLessThanOrEqual(1);
    expect(good).toBeGreaterThan(0);
    expect(ECONNREFUSED).toBeGreaterThan(0);
  });
});
