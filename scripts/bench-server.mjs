// npm run bench:server: pages a second beside what React alone draws, with the targets they must meet. No page is kept but
// where it says so. A drawn page's listing is one that the catalogue has answered within the last minute, as most are for
// which pages are drawn; "asked for" tells what a page costs whose listing has to be worked out first.
import { startMeasuredServer } from './measured-server.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const turnSeconds = 2;
const rounds = 9;
const targets = { renderedShare: 0.5, keptTimes: 20, keptP99Ms: 50 };

const { url, paths, ask, drive, close } = await startMeasuredServer({ MAX_LAG_MS: '0' });

const line = (name, { rate, cpuMs, latency }) =>
  console.log(
    `${name.padEnd(32)} ${rate.toFixed(0).padStart(6)} /s  ${cpuMs.toFixed(2).padStart(6)} ms CPU each` +
      (latency === undefined ? '' : `  ${latency}`),
  );

async function load(name, headers, { connections = 10, duration = seconds } = {}) {
  const before = await ask('usage');
  const { total, rate, p50, p99, failed } = await drive(headers, connections, duration);
  const after = await ask('usage');
  const cpuMs = (after.cpuMs - before.cpuMs) / total;
  line(name, { rate, cpuMs, latency: `p50 ${p50} ms  p99 ${p99} ms  failed ${failed}` });
  return { cpuMs, p99 };
}

/** The turn whose share of React alone is the median; all of them are told. */
function medianTurn(turns, name) {
  const shares = turns
    .map(({ alone, [name]: { cpuMs } }) => ({ cpuMs, share: alone.cpuMs / cpuMs }))
    .sort((one, other) => one.share - other.share);
  console.log(
    `${name}, shares of the turns: ${shares.map(({ share }) => share.toFixed(2)).join(', ')}`,
  );
  return shares[(shares.length - 1) / 2];
}

async function renderAlone() {
  const { count, ms, cpuMs } = await ask('draw alone');
  const measured = { rate: (count * 1_000) / ms, cpuMs: cpuMs / count };
  line('React alone (renderToString)', measured);
  return measured;
}

try {
  console.log(`${paths.length} listings of ${url}, ${seconds} s each, 10 connections`);
  const known = { cookie: 'COID=bench' };
  await load('(warming up)', known);
  await renderAlone();
  await load('(warming up)', known);
  // By turns, because other work on the machine comes and goes; the median turn counts.
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await renderAlone();
    const drawn = await load('drawn', known, { duration: turnSeconds });
    await ask('ask for listings');
    const asked = await load('drawn, listing asked for', known, { duration: turnSeconds });
    await ask('keep listings');
    turns.push({ alone, drawn, asked });
  }
  const drawn = medianTurn(turns, 'drawn');
  const asked = medianTurn(turns, 'asked');
  await load('drawn, Brotli', { ...known, 'accept-encoding': 'br' });
  const kept = await load('kept, Brotli', { 'accept-encoding': 'br' });
  await load('kept, gzip', { 'accept-encoding': 'gzip' });
  await load('kept, 200 connections', { 'accept-encoding': 'br' }, { connections: 200 });
  console.log(`memory ${(await ask('usage')).memoryMb} MB`);
  // Processor time tells the same on a busy machine; the load itself is made on the same one.
  const checks = [
    ['drawn, of React alone (CPU)', drawn.share, targets.renderedShare],
    ['kept, times drawn (CPU)', drawn.cpuMs / kept.cpuMs, targets.keptTimes],
    ['50 ms over kept p99', targets.keptP99Ms / Math.max(kept.p99, 1), 1],
  ];
  console.log(`drawn, listing asked for, of React alone (CPU) ${asked.share.toFixed(2)}`);
  for (const [name, value, target] of checks) {
    const verdict = value >= target ? 'met' : 'MISSED';
    console.log(`${name.padEnd(34)} ${value.toFixed(2)} of ${target} (${verdict})`);
    if (value < target) process.exitCode = 1;
  }
} finally {
  close();
}
