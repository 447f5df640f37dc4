/** The running program is told to stop while many clients ask. */
import { respondsWell, startFaultyListingService } from '../support/faulty-listing-service';
import { startLoad } from '../support/load';
import { startShopProcess } from '../support/shop-process';

const connections = 30;

/** Each page takes a third of a second, so that there are always many under way. */
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
  const answered = shop.logged().split('"route":"/browse/*","status":200').length - 1;
  return { code, answered, logged: shop.logged(), ...(await load.result) };
}

/** What the parent of several has taken, and cannot hand on because the last of them has just left, is reset. */
describe.each([
  ['1', 0],
  ['3', connections],
])('a server of %s processes that is told to stop under load', (workers, mostResets) => {
  it('answers every request it has begun, then refuses connections, then ends well', async () => {
    const { code, answered, good, failed, logged } = await stopUnderLoad(workers);
    expect(code).toBe(0);
    expect(good).toBeGreaterThan(connections);
    expect(good).toBe(answered);
    // Nobody listens any more.
    const { ECONNREFUSED = 0, ECONNRESET = 0, ...others } = failed;
    expect(others).toEqual({});
    expect(ECONNREFUSED).toBeGreaterThan(0);
    expect(ECONNRESET).toBeLessThanOrEqual(mostResets);
    expect(logged).not.toContain('connections that did not end are cut');
  });
});
