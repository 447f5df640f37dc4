// npm run bench -- soak: mixed requests for ten minutes with full caches; mean memory of the last third must be within
// 5 % of the first.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { offerHelp, root } from '../project.mjs';
import { startShop } from './start-shop.mjs';

offerHelp(`npm run bench -- soak
Mixed requests for ten minutes; ends with 1 when memory grows by more than 5 % or a request fails.
SOAK_MINUTES  another length
SOAK_RATE     requests a second (20)`);

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const rate = Number(process.env.SOAK_RATE ?? 20);
const mostGrowth = 1.05;
const warmUpRequests = 3_000;
const warmUpClients = 10;
const samples = 12;
const minuteMs = 60_000;
const megabyte = 1_000_000;

const probe = join(root, 'test/support/heap-probe.cjs');
const { address: shop, child: server } = await startShop(root, {
  nodeOptions: ['--expose-gc', '--require', probe],
  // A small cache, which is full before the first measurement.
  env: { PAGE_CACHE_MB: '4' },
});

/** Heap after garbage collection and resident memory of the process, in bytes. */
async function measureMemory() {
  /** @type {Promise<{ heapBytes: number }[]>} */
  const reply = once(server, 'message');
  server.send('heap');
  const [{ heapBytes: heap } = { heapBytes: Number.NaN }] = await reply;
  const metrics = await (await fetch(`${shop}/metrics`)).text();
  return { heap, resident: Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) };
}

const departments = ['furniture', 'lighting', 'all'];
/** @type {readonly ((n: number) => readonly [path: string, init?: RequestInit])[]} */
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
async function send() {
  const number = counts.sent;
  counts.sent += 1;
  try {
    const [path, init] = requests[number % requests.length]?.(number) ?? ['/'];
    const response = await fetch(shop + path, init);
    await response.arrayBuffer();
    if (response.status >= 500) counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
}

async function warmUp() {
  while (counts.sent < warmUpRequests) await send();
}

async function soak() {
  const timer = setInterval(() => void send(), 1_000 / rate);
  const measured = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait((minutes * minuteMs) / samples);
    const { heap, resident } = await measureMemory();
    measured.push({ heap, resident });
    console.log(
      `${((minutes * sample) / samples).toFixed(1).padStart(5)} min  heap ${(heap / megabyte).toFixed(1)} MB  ` +
        `resident ${(resident / megabyte).toFixed(1)} MB  sent ${counts.sent}  failed ${counts.failed}`,
    );
  }
  clearInterval(timer);
  return measured;
}

await Promise.all(Array.from({ length: warmUpClients }, warmUp));
console.log(`${shop}, ${minutes} minutes at ${rate} requests a second`);
const measured = await soak();
const third = Math.floor(measured.length / 3);
for (const kind of /** @type {const} */ (['heap', 'resident'])) {
  const sum = (/** @type {typeof measured} */ some) =>
    some.reduce((total, one) => total + one[kind], 0);
  const growth = sum(measured.slice(-third)) / sum(measured.slice(0, third));
  const isFlat = growth < mostGrowth;
  console.log(`${kind}: ${((growth - 1) * 100).toFixed(1)} % (${isFlat ? 'flat' : 'GROWS'})`);
  if (!isFlat) process.exitCode = 1;
}
if (counts.failed > 0) process.exitCode = 1;
// The shop still runs.
process.exit();
