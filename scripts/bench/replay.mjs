// npm run bench -- replay: sends a server the requests that npm run simulate counts, at their times, and compares the
// processor time that they take with what the simulation says of them. There is no cache in front, and one process.
import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUsage } from './cluster-usage.mjs';
import { withEvents } from './measure-visit.mjs';
import { startMeasuredServer } from './measured-server.mjs';
import { offerHelp, readOptions, root } from '../project.mjs';
import { drawRequests } from '../simulation/draw-requests.mjs';
import { busyCores, hourlyShares } from '../simulation/plan-day.mjs';
import { replay } from '../simulation/replay.mjs';
import { typicalVisit } from '../simulation/visit.mjs';

/** @import { Request } from 'autocannon' */
/** @import { ShopperRequest } from '../simulation/draw-requests.mjs' */
/** @import { Costs } from '../simulation/visit.mjs' */

offerHelp(`npm run bench -- replay [--costs FILE] [--visitors N] [--seconds N]
Busy cores at the peak of so many visits a day: those that the simulation predicts, those that a server takes, and their
ratio. Ends with 1 when that is off by more than a quarter, or a request fails. With CATALOGUE_ENGINE=opensearch the
cluster of OPENSEARCH_URL is measured too.
--costs FILE   costs of npm run bench -- server --json FILE (scripts/simulation/measured-costs.json)
--visitors N   visits a day (400000)
--seconds N    how long is measured, after as long to fill the caches (90)`);

const { values: given } = readOptions({
  options: {
    costs: { type: 'string', default: join(root, 'scripts/simulation/measured-costs.json') },
    visitors: { type: 'string', default: '400000' },
    seconds: { type: 'string', default: '90' },
  },
});
const mostOff = 0.25;
const seed = 1;
const pageCacheMb = 64;
/** As the simulation has them in the key of a listing (`draw-requests.mjs`). */
const keyedOptions = 61;

/** @type {Costs} */
const costs = JSON.parse(readFileSync(given.costs, 'utf8'));
const seconds = Number(given.seconds);
const visitsPerSecond = (Number(given.visitors) * Math.max(...hourlyShares)) / 100 / 3_600;
const clusterUrl =
  process.env.CATALOGUE_ENGINE === 'opensearch' ? process.env.OPENSEARCH_URL : undefined;

const server = await startMeasuredServer({
  MAX_LAG_MS: '0',
  COLLECT_EVENTS: 'true',
  WRITES_PER_MINUTE: '1000000',
  PAGE_FRESH_SECONDS: '10',
  PAGE_STALE_SECONDS: '60',
  PAGE_CACHE_MB: String(pageCacheMb),
});
const { addresses, options, suggestions } = await server.request('replayed requests');
const agent = new Agent({ keepAlive: true });
const startedMs = performance.now();
/**
 * The seconds at which requests have failed, by their method, the first part of their path, and why.
 * @type {Map<string, readonly number[]>}
 */
const failures = new Map();

/** @type {<Item>(list: readonly Item[]) => Item | undefined} */
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** The listing of a key: an address, and what is selected there. @type {(key: number) => string} */
function listingOf(key) {
  const at = (key - 1) % addresses.length;
  const { request = '', base = 0 } = addresses[at] ?? {};
  const offered = options[base] ?? [];
  const selected = [];
  for (
    let rest = (key - 1 - at) / addresses.length;
    rest > 0;
    rest = Math.floor(rest / keyedOptions)
  )
    selected.push(offered[((rest % keyedOptions) - 1) % offered.length] ?? '');
  return request + [...new Set(selected)].join('');
}

/** @type {Readonly<Record<ShopperRequest['kind'], (key: number) => Request>>} */
const requestsOfKinds = {
  page: (key) => ({ path: addresses[key - 1]?.path ?? '' }),
  listing: (key) => ({ path: listingOf(key) }),
  suggestion: () => ({ path: anyOf(suggestions) ?? '' }),
  event: () => withEvents(server.visit.events[0] ?? {}),
  saved: () => anyOf(server.visit.saved) ?? {},
};

/** @type {(shopper: ShopperRequest) => Request} */
function requestOf({ kind, key, isKnown }) {
  const own = requestsOfKinds[kind](key);
  const known = kind === 'page' && isKnown ? { cookie: 'COID=bench' } : {};
  return { ...own, headers: { 'accept-encoding': 'br', ...known, ...own.headers } };
}

/**
 * Why a request has failed, which the APIs of the server say.
 * @param {import('node:http').IncomingMessage} response
 */
async function causeOf(response) {
  const said = await text(response).catch(String);
  return /"cause":"([^"]*)"/.exec(said)?.[1] ?? '';
}

/** @param {Request} one */
function deliver({ method = 'GET', path = '/', headers = {}, body = '' }) {
  /** @type {(why: string) => void} */
  const fail = (why) => {
    const isOfApi = method === 'POST' || path.startsWith('/listing-api/');
    const route = isOfApi ? path.split(/[?/]/).slice(0, 3).join('/') : 'a page';
    const name = `${method} ${route} ${why}`;
    const times = failures.get(name) ?? [];
    failures.set(name, [...times, (performance.now() - startedMs) / 1_000]);
  };
  const sent = send(server.url + path, {
    method,
    agent,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  sent.once('error', ({ message }) => fail(message));
  sent.once('response', (response) => {
    const { statusCode } = response;
    if (statusCode === 200 || statusCode === 204) response.resume();
    else void causeOf(response).then((cause) => fail(`${statusCode} ${cause}`.trim()));
  });
  sent.end(body);
}

async function usage() {
  const [{ cpuMs }, cluster] = await Promise.all([
    server.request('usage'),
    clusterUrl === undefined ? { cpuMs: 0 } : clusterUsage(clusterUrl),
  ]);
  return { server: cpuMs, cluster: cluster.cpuMs };
}

/** Sends each at its time. @param {readonly ShopperRequest[]} requests */
async function drive(requests) {
  const startMs = performance.now();
  let before = await usage();
  let isCounted = false;
  for (const shopper of requests) {
    if (!isCounted && shopper.atSeconds >= seconds) [before, isCounted] = [await usage(), true];
    const aheadMs = shopper.atSeconds * 1_000 - (performance.now() - startMs);
    if (aheadMs > 1) await wait(aheadMs);
    deliver(requestOf(shopper));
  }
  const after = await usage();
  const ofSeconds = seconds * 1_000;
  return {
    server: (after.server - before.server) / ofSeconds,
    cluster: (after.cluster - before.cluster) / ofSeconds,
  };
}

/** @type {(name: string, predicted: number, measured: number) => void} */
function compare(name, predicted, measured) {
  const ratio = predicted / measured;
  const isOff = Math.abs(ratio - 1) > mostOff;
  if (isOff) process.exitCode = 1;
  console.log(
    `${name.padEnd(12)} ${predicted.toFixed(2)} cores predicted, ${measured.toFixed(2)} measured, ` +
      `ratio ${ratio.toFixed(2)}${isOff ? ': OFF' : ''}`,
  );
}

try {
  const shape = { visit: typicalVisit, listings: addresses.length, skew: 1 };
  const requests = drawRequests(shape, { visitsPerSecond, seconds: 2 * seconds, seed });
  const cachedPages = Math.floor((pageCacheMb * 1_024) / costs.cachedPageKb);
  const layers = { hasSharedCache: false, processes: 1, freshSeconds: 10, staleSeconds: 60 };
  const counts = replay(requests, { ...layers, cachedPages }, { countedFrom: seconds, seed });
  const predicted = busyCores(counts, costs, seconds);
  const rate = (counts.requests / seconds).toFixed(0);
  console.log(
    `${addresses.length} listings, ${rate} requests a second, ${(counts.engineQueries / seconds).toFixed(1)} listings to the engine`,
  );
  const measured = await drive(requests);
  compare('server', predicted.server + predicted.engine, measured.server);
  if (clusterUrl !== undefined) {
    const ofListing = (measured.cluster * seconds * 1_000) / counts.engineQueries;
    console.log(
      `${ofListing.toFixed(1)} ms of OpenSearch a listing, with its share of suggestions`,
    );
    if (predicted.cluster > 0) compare('OpenSearch', predicted.cluster, measured.cluster);
  }
  for (const [name, times] of failures) {
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    console.log(
      `failed: ${name}, ${times.length} times from second ${first.toFixed(0)} to ${last.toFixed(0)}, ` +
        `in ${new Set(times.map(Math.floor)).size} of them`,
    );
  }
  if (failures.size > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  server.close();
}
