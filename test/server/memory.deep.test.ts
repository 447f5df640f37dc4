import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aListingBody } from '../support/a-listing';
import { respondsWithJson, startFaultyListingService } from '../support/faulty-listing-service';
import { startShopProcess } from '../support/shop-process';

const megabyte = 1_000_000;

/** What stays: on a busy machine work of the last pages is still under way, and one collection does not free it. */
async function heapBytes(server: ChildProcess): Promise<number> {
  let least = Infinity;
  for (let probe = 0; probe < 4; probe += 1) {
    const message = once(server, 'message');
    server.send('heap');
    const [{ heapBytes: bytes }] = (await message) as [{ heapBytes: number }];
    least = Math.min(least, bytes);
    await wait(500);
  }
  return least;
}

async function visitAll(shop: string, first: number, end: number): Promise<void> {
  for (let index = first; index < end; index += 10) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, step) => {
        const number = String(index + step);
        const page = await fetch(`${shop}/browse/c${number}/brand--b${number}?sortkey=price`, {
          headers: { 'accept-encoding': 'identity' },
        });
        expect(page.status).toBe(200);
        await page.text();
      }),
    );
  }
}

it('the heap after 1,500 different listings is within 8 MB of the heap after 500', async () => {
  const service = await startFaultyListingService();
  service.respondWith(respondsWithJson(aListingBody({ results: 2 })));
  const { address, process } = await startShopProcess({
    env: { API_URL: service.address },
    nodeOptions: ['--expose-gc', '--require', resolve(__dirname, '../support/heap-probe.cjs')],
  });
  await visitAll(address, 0, 500);
  const before = await heapBytes(process);
  await visitAll(address, 500, 1_500);
  const growthBytes = (await heapBytes(process)) - before;
  expect(growthBytes).toBeLessThan(8 * megabyte);
});
