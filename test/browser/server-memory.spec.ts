/** The built server under many different requests; it needs the build, not a browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { aListingBody } from '../support/a-listing';
import { respondsWithJson, startFaultyListingService } from '../support/faulty-listing-service';

const megabyte = 1_000_000;

async function heapBytes(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('how much?');
  const [{ heapBytes: bytes }] = (await told) as [{ heapBytes: number }];
  return bytes;
}

async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of server.stdout ?? []) {
    said += String(text);
    const address = /Open (http:\/\/[^/\s]+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the server did not start: ${said}`);
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

test('the heap after 5,000 different listings is within 20 MB of the heap after 500', async () => {
  test.setTimeout(120_000);
  const service = await startFaultyListingService();
  service.respondWith(respondsWithJson(aListingBody({ results: 2 })));
  const dataDir = mkdtempSync(join(tmpdir(), 'plp-memory-'));
  const server = spawn(
    process.execPath,
    ['--expose-gc', '--require', resolve('test/support/heap-probe.cjs'), 'dist/server/main.js'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        API_URL: service.address,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  try {
    const shop = await addressOf(server);
    await visitAll(shop, 0, 500);
    const before = await heapBytes(server);
    await visitAll(shop, 500, 5_000);
    const grown = (await heapBytes(server)) - before;
    test.info().annotations.push({ type: 'grown by', description: `${String(grown)} bytes` });
    expect(grown).toBeLessThan(20 * megabyte);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
