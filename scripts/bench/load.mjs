// npm run bench -- load: the highest rate at which the server holds p99 below 250 ms for a minute without an error, and
// the rate of React alone in the same process.
import { startMeasuredServer } from './measured-server.mjs';
import { offerHelp } from '../project.mjs';

/** @import { Driven } from './measured-server.mjs' */
/** @typedef {Readonly<Record<string, string>>} Headers */

offerHelp(`npm run bench -- load [cached | rendered]
The highest rate at which p99 stays below 250 ms for a minute without an error,
of cached pages, of pages rendered for each request, or of both.
LOAD_SECONDS  another length than a minute`);

const holdSeconds = Number(process.env.LOAD_SECONDS ?? 60);
const mostClients = 256;
const trySeconds = 4;
const mostP99Ms = 250;
const fewer = 0.7;

const { url, paths, request, drive, close } = await startMeasuredServer();

/** @param {Driven} driven */
const holds = ({ p99, failed }) => p99 < mostP99Ms && failed === 0;

/** @type {(name: string, clients: number, driven: Driven) => void} */
function report(name, clients, driven) {
  const { rate, p50, p99, failed } = driven;
  console.log(
    `${name.padEnd(24)} ${rate.toFixed(0).padStart(6)} /s  ${clients} clients  p50 ${p50} ms  p99 ${p99} ms  errors ${failed}` +
      (holds(driven) ? '' : '  (did not hold)'),
  );
}

/**
 * Tries twice, because other load on the machine varies.
 * @type {(headers: Headers, clients: number) => Promise<boolean>}
 */
const holdsOnRetry = async (headers, clients) =>
  holds(await drive(headers, clients, trySeconds)) ||
  holds(await drive(headers, clients, trySeconds));

/**
 * Doubles the clients until p99 is too high, then holds the rate for a minute, with fewer clients when that fails.
 * @type {(name: string, headers: Headers) => Promise<void>}
 */
async function findHighestRate(name, headers) {
  await drive(headers, 4, trySeconds);
  let clients = 1;
  while (clients < mostClients && (await holdsOnRetry(headers, clients * 2))) clients *= 2;
  for (; clients >= 1; clients = Math.floor(clients * fewer)) {
    const held = await drive(headers, clients, holdSeconds);
    report(name, clients, held);
    if (holds(held)) return;
  }
  console.error(`${name}: no rate holds p99 below ${mostP99Ms} ms without an error`);
  process.exitCode = 1;
}

try {
  console.log(
    `${paths.length} listings of ${url}, held for ${holdSeconds} s, p99 below ${mostP99Ms} ms`,
  );
  const known = { cookie: 'COID=load', 'accept-encoding': 'br' };
  await drive(known, 4, trySeconds);
  const { count, ms } = await request('render alone');
  console.log(`${'React alone'.padEnd(24)} ${((count * 1_000) / ms).toFixed(0).padStart(6)} /s`);
  const only = process.argv[2];
  if (only !== 'cached') await findHighestRate('rendered for each request', known);
  if (only !== 'rendered') await findHighestRate('cached', { 'accept-encoding': 'br' });
} finally {
  close();
}
