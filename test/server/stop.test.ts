import { respondsWell, startFaultyListingService } from '../support/faulty-listing-service';
import { startLoad } from '../support/load';
import { startShopProcess } from '../support/shop-process';

const connections = 30;

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

/** With several processes, the parent resets connections that it has accepted but can no longer pass on. */
describe.each([
  ['1', 0],
  ['3', connections],
])('a server of %s processes that stops under load', (workers, mostResets) => {
  it('responds to all pending requests, then refuses connections, then exits with 0', async () => {
    const { code, responded, good, failed, logged } = await stopUnderLoad(workers);
    expect(code).toBe(0);
    expect(good).toBeGreaterThan(connections);
    expect(good).toBe(responded);
    const { ECONNREFUSED = 0, ECONNRESET = 0, ...others } = failed;
    expect(others).toEqual({});
    expect(ECONNREFUSED).toBeGreaterThan(0);
    expect(ECONNRESET).toBeLessThanOrEqual(mostResets);
    expect(logged).not.toContain('connections that did not end are cut');
  });
});
