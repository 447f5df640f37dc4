// npm run bench:server: pages a second, compared with React alone, and their targets. "rendered": the catalogue has the listing
// cached, as for most pages in production. "listing computed": the catalogue computes it first. "cached": the page is cached.
import { startMeasuredServer } from './measured-server.mjs';
import { offerHelp } from './project.mjs';

offerHelp(`npm run bench:server
Pages a second and processor time of each, compared with React alone; ends with 1 when a target is missed.
BENCH_SECONDS  seconds of each measurement (6)`);

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const roundSeconds = 2;
const rounds = 9;
const targets = { renderedShare: 0.5, cachedTimes: 20, cachedP99Ms: 50 };

const { url, paths, request, drive, close } = await startMeasuredServer({ MAX_LAG_MS: '0' });

/** @type {(name: string, measured: { rate: number, cpuMs: number, latency?: string }) => void} */
const report = (name, { rate, cpuMs, latency = '' }) =>
  console.log(
    `${name.padEnd(32)} ${rate.toFixed(0).padStart(6)} /s  ${cpuMs.toFixed(2).padStart(6)} ms CPU each  ${latency}`.trimEnd(),
  );

/**
 * @param {string} name
 * @param {Record<string, string>} headers
 * @param {{ connections?: number, duration?: number }} how
 */
async function load(name, headers, { connections = 10, duration = seconds } = {}) {
  const before = await request('usage');
  const { total, rate, p50, p99, failed } = await drive(headers, connections, duration);
  const after = await request('usage');
  const cpuMs = (after.cpuMs - before.cpuMs) / total;
  report(name, { rate, cpuMs, latency: `p50 ${p50} ms  p99 ${p99} ms  failed ${failed}` });
  return { cpuMs, p99 };
}

async function renderAlone() {
  const { count, ms, cpuMs } = await request('render alone');
  const measured = { rate: (count * 1_000) / ms, cpuMs: cpuMs / count };
  report('React alone (renderToString)', measured);
  return measured;
}

/**
 * The median of these shares of React alone; prints all of them.
 * @type {(name: string, measuredRounds: readonly { share: number, cpuMs: number }[]) => { share: number, cpuMs: number }}
 */
function medianOf(name, measuredRounds) {
  const sorted = measuredRounds.toSorted((one, other) => one.share - other.share);
  console.log(`${name}, shares: ${sorted.map(({ share }) => share.toFixed(2)).join(', ')}`);
  return sorted[Math.floor(sorted.length / 2)] ?? { share: 0, cpuMs: 0 };
}

try {
  console.log(`${paths.length} listings of ${url}, ${seconds} s each, 10 connections`);
  const known = { cookie: 'COID=bench' };
  await load('(warming up)', known);
  await renderAlone();
  await load('(warming up)', known);
  const renderedRounds = [];
  const computedRounds = [];
  // Rounds alternate, because other load on the machine varies; the median counts.
  for (let round = 0; round < rounds; round += 1) {
    const alone = await renderAlone();
    const rendered = await load('rendered', known, { duration: roundSeconds });
    renderedRounds.push({ ...rendered, share: alone.cpuMs / rendered.cpuMs });
    await request('compute listings');
    const computed = await load('rendered, listing computed', known, { duration: roundSeconds });
    computedRounds.push({ ...computed, share: alone.cpuMs / computed.cpuMs });
    await request('cache listings');
  }
  const rendered = medianOf('rendered', renderedRounds);
  const computed = medianOf('rendered, listing computed', computedRounds);
  await load('rendered, Brotli', { ...known, 'accept-encoding': 'br' });
  const cached = await load('cached, Brotli', { 'accept-encoding': 'br' });
  await load('cached, gzip', { 'accept-encoding': 'gzip' });
  await load('cached, 200 connections', { 'accept-encoding': 'br' }, { connections: 200 });
  console.log(`memory ${(await request('usage')).memoryMb} MB`);
  console.log(
    `rendered, listing computed, of React alone (CPU) ${computed.share.toFixed(2)} (no target)`,
  );
  // Processor time is the same on a busy machine; the clients run on the same machine.
  /** @type {readonly (readonly [string, number, number])[]} */
  const checks = [
    ['rendered, of React alone (CPU)', rendered.share, targets.renderedShare],
    ['cached, times rendered (CPU)', rendered.cpuMs / cached.cpuMs, targets.cachedTimes],
    ['50 ms over cached p99', targets.cachedP99Ms / Math.max(cached.p99, 1), 1],
  ];
  for (const [name, value, target] of checks) {
    const verdict = value >= target ? 'met' : 'MISSED';
    console.log(`${name.padEnd(34)} ${value.toFixed(2)} of ${target} (${verdict})`);
    if (value < target) process.exitCode = 1;
  }
} finally {
  close();
}
