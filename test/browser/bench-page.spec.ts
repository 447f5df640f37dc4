/** `npm run bench -- page` notices a page and a listing API that are slower by a known time. */
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

const program = resolve('scripts/bench/page.mjs');
const runFile = promisify(execFile);
/** Less than a slow test may take, so that no program outlives it. */
const limitMs = 80_000;
const run = (options: readonly string[], env = process.env) =>
  runFile(process.execPath, [program, ...options], { env, timeout: limitMs });
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

type Figure = { readonly key: string; readonly least: number; readonly most: number };

async function bench(...options: readonly string[]): Promise<readonly Figure[]> {
  const file = join(aFolder(), 'figures.json');
  const short = ['--runs', '2', '--clicks', '1', '--slowdown', '1'];
  const groups = ['--only', 'clicks', '--only', 'api'];
  await run([...short, ...groups, '--json', file, ...options]);
  const { builds } = JSON.parse(readFileSync(file, 'utf8')) as {
    builds: readonly { figures: readonly Figure[] }[];
  };
  return builds[0]?.figures ?? [];
}

function figureOf(figures: readonly Figure[], key: string): Figure {
  const figure = figures.find((one) => one.key === key);
  if (figure === undefined) throw new Error(`no ${key}`);
  return figure;
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
  for (const key of ['apiP50Ms', 'feedbackP50Ms']) {
    const [before, after] = [figureOf(usual, key), figureOf(slow, key)];
    // The least of the runs, because a busy machine only adds to it.
    expect(after.least, key).toBeGreaterThan(before.least + delayMs / 2);
  }
});

test('without Chromium the bench says how to get it', async () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
  const failure = await run([], env).catch(String);
  expect(failure).toContain('No Chromium found at /nowhere/chromium. Install one');
});
