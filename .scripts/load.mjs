// npm run load: the highest rate at which pages hold p99 below 250 ms for a minute without an error, kept and drawn anew,
// beside what React alone draws in the same process; `-- kept` or `-- drawn` for one of them. LOAD_SECONDS for another length; LOAD_CONNECTIONS (50) keep open.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');
const holdSeconds = Number(process.env.LOAD_SECONDS ?? 60);
const connections = Number(process.env.LOAD_CONNECTIONS ?? 50);
const trySeconds = 5;
const mostP99Ms = 250;
const lowerBy = 0.88;
const mostTries = 12;

const dataDir = mkdtempSync(join(tmpdir(), 'plp-load-'));
const child = fork(join(root, 'dist/server/bench-page.js'), {
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
});
const message = () => new Promise((done) => child.once('message', done));
const ask = (question) => {
  const answer = message();
  child.send(question);
  return answer;
};

const { url, paths } = await message();

async function drive(headers, { duration, rate }) {
  const result = await autocannon({
    url,
    requests: paths.map((path) => ({ path, headers })),
    connections: rate === undefined ? 10 : connections,
    duration,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  return {
    rate: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
  };
}

const holds = ({ p99, errors }) => p99 < mostP99Ms && errors === 0;
const tell = ({ rate, p50, p99, errors }) =>
  `${rate.toFixed(0).padStart(6)} /s  p50 ${p50} ms  p99 ${p99} ms  errors ${errors}`;

/** Goes down from what the server does at most until a rate holds, then holds it. */
async function highestRate(name, headers) {
  let rate = Math.ceil((await drive(headers, { duration: trySeconds })).rate);
  for (let tries = 0; tries < mostTries; tries += 1, rate = Math.floor(rate * lowerBy)) {
    if (!holds(await drive(headers, { duration: trySeconds, rate }))) continue;
    const held = await drive(headers, { duration: holdSeconds, rate });
    console.log(`${name.padEnd(24)} ${tell(held)}${holds(held) ? '' : '  (did not hold)'}`);
    if (holds(held)) return held;
  }
  console.error(`${name}: no rate holds p99 below ${mostP99Ms} ms without an error`);
  process.exitCode = 1;
  return undefined;
}

try {
  console.log(
    `${paths.length} listings of ${url}, held for ${holdSeconds} s on ${connections} connections, p99 below ${mostP99Ms} ms`,
  );
  const known = { cookie: 'COID=load', 'accept-encoding': 'br' };
  await drive(known, { duration: trySeconds });
  const { count, ms } = await ask('draw alone');
  console.log(`${'React alone'.padEnd(24)} ${((count * 1_000) / ms).toFixed(0).padStart(6)} /s`);
  const only = process.argv[2];
  if (only !== 'kept') await highestRate('drawn for each request', known);
  if (only !== 'drawn') await highestRate('kept', { 'accept-encoding': 'br' });
} finally {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
