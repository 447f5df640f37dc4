/** `npm run bench:page` notices a page and a listing API that are slower by a known time. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { expect } from '@playwright/test';
import { test } from './base-test';
import { runShop } from './run-shop';

const program = resolve('scripts/bench-page.mjs');
const run = promisify(execFile);
const delayMs = 50;

const blockingScript = `addEventListener('click', () => {
  const end = performance.now() + ${delayMs};
  while (performance.now() < end);
}, true);`;

/** A proxy of the shop that delays each request of the listing API. */
async function aSlowProxy(shop: string): Promise<string> {
  const forward: RequestListener = ({ url = '', headers }, response) => {
    const forwarded = request(shop + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    setTimeout(() => forwarded.end(), url.startsWith('/listing-api/') ? delayMs : 0);
  };
  const server = createServer(forward).listen(0, '127.0.0.1');
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((listening) => server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The least of each figure by its key: a busy machine only adds to it. */
async function bench(...options: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const file = join(aFolder(), 'figures.json');
  const short = ['--runs', '2', '--clicks', '1', '--slowdown', '1'];
  const groups = ['--only', 'clicks', '--only', 'api'];
  await run(process.execPath, [program, ...short, ...groups, '--json', file, ...options]);
  const { builds } = JSON.parse(readFileSync(file, 'utf8')) as {
    builds: readonly { figures: readonly { key: string; least: number }[] }[];
  };
  return Object.fromEntries(builds[0]?.figures.map(({ key, least }) => [key, least]) ?? []);
}

test('a page and a listing API that are 50 ms slower have figures of about 50 ms more', async () => {
  test.slow();
  const shop = await runShop({ READS_PER_MINUTE: '1000000' });
  const script = join(aFolder(), 'blocking.js');
  writeFileSync(script, blockingScript);
  const slowAddress = await aSlowProxy(shop.address);
  const [usual, slow] = await Promise.all([
    bench('--address', shop.address),
    bench('--address', slowAddress, '--script', script),
  ]);
  const riseOf = (key: string) => (slow[key] ?? Number.NaN) - (usual[key] ?? Number.NaN);
  // A new listing waits for the script and for the API.
  for (const [key, riseMs] of [
    ['apiP50Ms', delayMs],
    ['feedbackP50Ms', delayMs],
    ['seenCardsP50Ms', delayMs],
    ['allCardsP50Ms', 2 * delayMs],
  ] as const) {
    expect(riseOf(key), key).toBeGreaterThan(0.5 * riseMs);
    // Other tests may stretch one of the two figures.
    expect(riseOf(key), key).toBeLessThan(2 * riseMs + 2 * (usual[key] ?? 0));
  }
});

test('without Chromium the bench says how to get it', async () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
  const failure = await run(process.execPath, [program], { env }).catch(String);
  expect(failure).toContain('No Chromium found at /nowhere/chromium. Install one');
});
