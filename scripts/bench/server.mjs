// npm run bench -- server: what pages and the other requests of a visit cost the server. "rendered": the catalogue has
// the listing cached, as for most pages in production. "listing computed": the catalogue computes it first. "cached":
// the page is cached.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { measureMemory, measureVisit, reportShoppers } from './measure-visit.mjs';
import { startMeasuredServer } from './measured-server.mjs';
import { quantile } from './quantile.mjs';
import { offerHelp, readOptions } from '../project.mjs';

/** @import { Request } from 'autocannon' */
/** @import { Costs } from '../simulation/visit.mjs' */
/** @import { Measured } from './measure-visit.mjs' */

offerHelp(`npm run bench -- server [--json FILE]
Pages a second and processor time of each, compared with React alone and with a bare Fastify; memory of cached pages;
shoppers that a core serves. Ends with 1 when a target is missed.
--json FILE    writes the costs for npm run simulate
BENCH_SECONDS  seconds of each measurement (6)
BENCH_ROUNDS   rounds of the compared measurements, of which the median counts (9)`);

const { json } = readOptions({ options: { json: { type: 'string' } } }).values;
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const roundSeconds = 2;

const { url, bareUrl, paths, visit, request, send, close } = await startMeasuredServer({
  MAX_LAG_MS: '0',
  COLLECT_EVENTS: 'true',
  WRITES_PER_MINUTE: '1000000',
  // A cached page is a cached page: none is rendered again, and none makes room for another.
  PAGE_FRESH_SECONDS: '3600',
  PAGE_CACHE_MB: '2048',
});

/** @type {(name: string, measured: { rate: number, cpuMs: number }, rest?: string) => void} */
const report = (name, { rate, cpuMs }, rest = '') =>
  console.log(
    `${name.padEnd(32)} ${rate.toFixed(0).padStart(6)} /s  ${cpuMs.toFixed(2).padStart(6)} ms CPU each  ${rest}`.trimEnd(),
  );

/**
 * @param {string} name
 * @param {Request[]} requests
 * @param {{ connections?: number, duration?: number, to?: string }} how
 * @returns {Promise<Measured>}
 */
async function load(name, requests, { connections = 10, duration = seconds, to = url } = {}) {
  const before = await request('usage');
  const driven = await send(requests, { connections, duration, to });
  const after = await request('usage');
  const { total, bytes, p50, p99, failed } = driven;
  if (total === 0) throw new Error(`${name}: no response, since other work takes the machine`);
  const cpuMs = (after.cpuMs - before.cpuMs) / total;
  report(name, { ...driven, cpuMs }, `p50 ${p50} ms  p99 ${p99} ms  failed ${failed}`);
  if (failed > 0) process.exitCode = 1;
  return { cpuMs, kB: bytes / 1_000, p99 };
}

/** @type {(headers: Request['headers']) => Request[]} */
const pages = (headers = {}) => paths.map((path) => ({ path, headers }));
const known = { cookie: 'COID=bench' };
const brotli = { 'accept-encoding': 'br' };

async function renderAlone() {
  const { count, ms, cpuMs } = await request('render alone');
  report('React alone (renderToString)', {
    rate: (count * 1_000) / ms,
    cpuMs: cpuMs / count,
  });
  return cpuMs / count;
}

/**
 * Processor milliseconds of each in one round.
 * @typedef {Record<'alone' | 'rendered' | 'computed' | 'bare' | 'cached', number>} Round
 */

/** @returns {Promise<Round>} */
async function measureRound() {
  const duration = roundSeconds;
  const alone = await renderAlone();
  const rendered = await load('rendered', pages(known), { duration });
  await request('compute listings');
  const computed = await load('rendered, listing computed', pages(known), { duration });
  await request('cache listings');
  const bare = await load('bare Fastify', pages(brotli), { duration, to: bareUrl });
  const cached = await load('cached, Brotli', pages(brotli), { duration });
  return {
    alone,
    rendered: rendered.cpuMs,
    computed: computed.cpuMs,
    bare: bare.cpuMs,
    cached: cached.cpuMs,
  };
}

/**
 * Figures of a round, some with a target. Processor time is about the same on a busy machine, on which the clients run
 * too.
 * @type {readonly (readonly [name: string, of: (round: Round) => number, target?: number])[]}
 */
const figures = [
  ['pages a second per core, rendered', ({ rendered }) => 1_000 / rendered],
  ['pages a second per core, computed', ({ computed }) => 1_000 / computed],
  ['pages a second per core, cached', ({ cached }) => 1_000 / cached],
  ['computed, of React alone', ({ alone, computed }) => alone / computed],
  ['rendered, of React alone', ({ alone, rendered }) => alone / rendered, 0.5],
  ['cached, of a bare Fastify', ({ bare, cached }) => bare / cached, 0.8],
  ['cached, times rendered', ({ rendered, cached }) => rendered / cached, 20],
];
const mostCachedP99Ms = 50;

/** @type {(isMet: boolean) => string} */
function judge(isMet) {
  if (!isMet) process.exitCode = 1;
  return isMet ? 'met' : 'MISSED';
}

/**
 * Prints the median of each figure over the rounds, and its spread.
 * @param {readonly Round[]} measured
 * @param {number} cachedP99Ms
 */
function reportFigures(measured, cachedP99Ms) {
  for (const [name, of, target] of figures) {
    const values = measured.map(of);
    const [least, median, most] = [Math.min(...values), quantile(values, 0.5), Math.max(...values)];
    const verdict = target === undefined ? '' : `  of ${target}: ${judge(median >= target)}`;
    const spread = `(${least.toFixed(2)} to ${most.toFixed(2)} in ${values.length} rounds)`;
    console.log(`${name.padEnd(34)} ${median.toFixed(2).padStart(8)}  ${spread}${verdict}`);
  }
  const verdict = judge(cachedP99Ms <= mostCachedP99Ms);
  console.log(`cached, p99 ${cachedP99Ms} ms of ${mostCachedP99Ms}: ${verdict}`);
}

/**
 * Rounds numbers, without the times that a client waited, which are no costs.
 * @type {(key: string, value: unknown) => unknown}
 */
function asCost(key, value) {
  if (key === 'p99') return undefined;
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}

async function bench() {
  console.log(`${paths.length} listings of ${url}, ${seconds} s each, 10 connections`);
  await load('(warming up)', pages(known));
  await renderAlone();
  await load('(warming up)', pages(known));
  /** @type {Round[]} */
  const measured = [];
  while (measured.length < rounds) measured.push(await measureRound());
  const rendered = await load('rendered, Brotli', pages({ ...known, ...brotli }));
  const cached = await load('cached, Brotli', pages(brotli));
  await load('cached, gzip', pages({ 'accept-encoding': 'gzip' }));
  await load('cached, 200 connections', pages(brotli), { connections: 200 });
  const rest = await measureVisit({ visit, request, load });
  const memory = await measureMemory({ url, request });
  const [minuteLoad = 0] = loadavg();
  const machine = `${cpus().length} cores, ${cpus()[0]?.model}, load ${minuteLoad.toFixed(1)}`;
  /** @type {Costs} */
  const costs = {
    measured: `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}`,
    renderedPage: rendered,
    cachedPage: cached,
    ...rest,
    ...memory,
  };
  if (json) writeFileSync(json, `${JSON.stringify(costs, asCost, 2)}\n`);
  console.log(
    `memory ${memory.processMb} MB; ${memory.cachedPageKb.toFixed(0)} MB per thousand cached pages`,
  );
  reportShoppers(costs);
  reportFigures(measured, cached.p99);
}

try {
  await bench();
} finally {
  close();
}
