// npm run load: the highest rate at which pages hold p99 below 250 ms for a minute without an error, kept and drawn anew,
// beside what React alone draws in the same process; `-- kept` or `-- drawn` for one of them, LOAD_SECONDS for another length.
// Clients ask again as soon as they are answered; there are as many as the server bears.
import { startMeasuredServer } from './measured-server.mjs';

const holdSeconds = Number(process.env.LOAD_SECONDS ?? 60);
const mostClients = 256;
const trySeconds = 4;
const mostP99Ms = 250;

const { url, paths, ask, drive, close } = await startMeasuredServer();

const holds = ({ p99, failed }) => p99 < mostP99Ms && failed === 0;
const tell = (clients, { rate, p50, p99, failed }) =>
  `${rate.toFixed(0).padStart(6)} /s  ${clients} clients  p50 ${p50} ms  p99 ${p99} ms  errors ${failed}`;

/** Tried again once: other work on the machine comes and goes. */
const bears = async (headers, clients) =>
  holds(await drive(headers, clients, trySeconds)) ||
  holds(await drive(headers, clients, trySeconds));

/** Twice as many clients as long as they are answered in time, then so many for a minute; fewer when that does not hold. */
async function highestRate(name, headers) {
  await drive(headers, 4, trySeconds);
  let clients = 1;
  while (clients < mostClients && (await bears(headers, clients * 2))) clients *= 2;
  for (; clients >= 1; clients = Math.floor(clients * 0.7)) {
    const held = await drive(headers, clients, holdSeconds);
    console.log(
      `${name.padEnd(24)} ${tell(clients, held)}${holds(held) ? '' : '  (did not hold)'}`,
    );
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
  const { count, ms } = await ask('draw alone');
  console.log(`${'React alone'.padEnd(24)} ${((count * 1_000) / ms).toFixed(0).padStart(6)} /s`);
  const only = process.argv[2];
  if (only !== 'kept') await highestRate('drawn for each request', known);
  if (only !== 'drawn') await highestRate('kept', { 'accept-encoding': 'br' });
} finally {
  close();
}
