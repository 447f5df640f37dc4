// npm run soak: ten minutes of mixed requests, after caches have been filled; in the last third memory is on average
// within 5 % of the first third.
// SOAK_MINUTES for another length, SOAK_RATE (20) requests a second.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const rate = Number(process.env.SOAK_RATE ?? 20);
const mostGrowth = 1.05;
const warmUpRequests = 3_000;
const warmUpAtOnce = 10;
const samples = 12;
const minuteMs = 60_000;
const megabyte = 1_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'plp-soak-'));
const probe = join(root, 'test/support/heap-probe.cjs');
const options = ['--expose-gc', '--require', probe, join(root, 'dist/server/main.js')];
const server = spawn(process.execPath, options, {
  // A small cache is full before memory is first measured.
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, PAGE_CACHE_MB: '4' },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});

async function addressSaid() {
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    const address = /Open (http:\/\/[^/\s]+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`the server did not start: ${said}`);
}

/** Held by the program after collecting garbage, in bytes. */
async function heapBytes() {
  const told = once(server, 'message');
  server.send('how much?');
  return (await told)[0].heapBytes;
}

async function residentBytes(shop) {
  const text = await (await fetch(`${shop}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

const departments = ['furniture', 'lighting', 'all'];
const requests = [
  (n) => [`/browse/${departments[n % 3]}?page=${1 + (n % 40)}`],
  (n) => [`/browse/${departments[n % 3]}?page=${1 + (n % 40)}&utm_source=${n}`],
  (n) => [`/search/sofa-${n % 500}/`],
  (n) => [
    `/browse/furniture/price---${n % 300}-to-${300 + (n % 300)}`,
    { headers: { cookie: `COID=${n}` } },
  ],
  (n) => [`/nowhere/${n}`],
  (n) => [
    '/client-errors',
    { method: 'POST', body: JSON.stringify({ errors: [{ message: `m${n}` }] }) },
  ],
];

const counts = { sent: 0, failed: 0 };
async function send(shop) {
  const number = counts.sent;
  counts.sent += 1;
  try {
    const [path, init] = requests[number % requests.length](number);
    const answer = await fetch(shop + path, init);
    await answer.arrayBuffer();
    if (answer.status >= 500) counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
}

try {
  const shop = await addressSaid();
  const warmUp = async () => {
    while (counts.sent < warmUpRequests) await send(shop);
  };
  await Promise.all(Array.from({ length: warmUpAtOnce }, warmUp));
  const timer = setInterval(() => void send(shop), 1_000 / rate);
  const startedAtMs = Date.now();
  const measured = [];
  console.log(`${shop}, ${minutes} minutes at ${rate} requests a second`);
  while (Date.now() - startedAtMs < minutes * minuteMs) {
    await new Promise((done) => setTimeout(done, (minutes * minuteMs) / samples));
    const [heap, resident] = [await heapBytes(), await residentBytes(shop)];
    measured.push({ heap, resident });
    const elapsed = ((Date.now() - startedAtMs) / minuteMs).toFixed(1).padStart(5);
    console.log(
      `${elapsed} min  heap ${(heap / megabyte).toFixed(1)} MB  resident ${(resident / megabyte).toFixed(1)} MB  ` +
        `sent ${counts.sent}  failed ${counts.failed}`,
    );
  }
  clearInterval(timer);
  const third = Math.floor(measured.length / 3);
  const mean = (some, kind) => some.reduce((sum, one) => sum + one[kind], 0) / some.length;
  for (const kind of ['heap', 'resident']) {
    const growth = mean(measured.slice(-third), kind) / mean(measured.slice(0, third), kind);
    const isFlat = growth < mostGrowth;
    console.log(`${kind}: ${((growth - 1) * 100).toFixed(1)} % (${isFlat ? 'flat' : 'GROWS'})`);
    if (!isFlat) process.exitCode = 1;
  }
  if (counts.failed > 0) process.exitCode = 1;
} finally {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
