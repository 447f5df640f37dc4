// What a day's visitors need: requests a second of each layer, cores, memory, core-hours.
import { drawRequests } from './draw-requests.mjs';
import { replay } from './replay.mjs';
import { mostLoad } from './visit.mjs';

/** @import { Shape } from './draw-requests.mjs' */
/** @import { Counts, Layers } from './replay.mjs' */
/** @import { Costs } from './visit.mjs' */

/** The share of the day's visits in each hour, in per cent: an assumption with its peak from 20 to 21 o'clock. */
export const hourlyShares = [
  1.4, 0.8, 0.5, 0.4, 0.5, 0.9, 1.8, 3, 4.2, 5, 5.5, 5.6, 5.8, 5.5, 5.2, 5.2, 5.4, 5.8, 6.4, 7.2, 8,
  7.6, 5.6, 2.7,
];
const hourSeconds = 3_600;
const countedFrom = 90;
const seconds = 210;
const secondsCounted = seconds - countedFrom;

/**
 * @typedef {object} Plan
 * @property {number} visitors a day
 * @property {Shape} shape
 * @property {Omit<Layers, 'processes' | 'cachedPages'> & { readonly pageCacheMb: number }} layers
 * @property {Costs} costs
 * @property {number} seed
 */

/**
 * Cores that so many requests keep busy for so many seconds.
 * @typedef {Readonly<Record<'server' | 'engine' | 'cluster', number>>} Cores
 * @type {(counts: Counts, costs: Costs, seconds: number) => Cores}
 */
export function busyCores(counts, costs, seconds) {
  const { renderedPage, cachedPage, listing, suggestion, event, saved, computedListing } = costs;
  const serverMs =
    counts.renderedPages * renderedPage.cpuMs +
    counts.processHits * cachedPage.cpuMs +
    counts.listing * listing.cpuMs +
    counts.suggestion * suggestion.cpuMs +
    counts.event * event.cpuMs +
    counts.saved * saved.cpuMs;
  const ofSeconds = seconds * 1_000;
  return {
    server: serverMs / ofSeconds,
    engine: (counts.engineQueries * computedListing.cpuMs) / ofSeconds,
    cluster: (counts.engineQueries * (computedListing.clusterMs ?? 0)) / ofSeconds,
  };
}

/** Kilobytes that shoppers receive. @type {(counts: Counts, costs: Costs) => number} */
const sentKb = (counts, costs) =>
  counts.pages * costs.cachedPage.kB +
  counts.listing * costs.listing.kB +
  counts.suggestion * costs.suggestion.kB +
  counts.event * costs.event.kB +
  counts.saved * costs.saved.kB;

/** @type {(plan: Plan, hour: number) => ReturnType<typeof drawRequests>} */
const requestsOfHour = ({ visitors, shape, seed }, hour) =>
  drawRequests(shape, {
    visitsPerSecond: (visitors * (hourlyShares[hour] ?? 0)) / 100 / hourSeconds,
    seconds,
    seed: seed + hour,
  });

/**
 * @typedef {{ counts: Counts, cores: ReturnType<typeof busyCores> }} Replayed
 * @type {(plan: Plan, requests: ReturnType<typeof drawRequests>, processes: number) => Replayed}
 */
function replayWith({ layers, costs, seed }, requests, processes) {
  const { pageCacheMb, ...rest } = layers;
  const cachedPages = Math.floor((pageCacheMb * 1_024) / costs.cachedPageKb);
  const counts = replay(requests, { ...rest, processes, cachedPages }, { countedFrom, seed });
  return { counts, cores: busyCores(counts, costs, secondsCounted) };
}

/**
 * The busiest hour with as many processes, of a core each, as it needs. More processes share fewer pages, so they are
 * added until they suffice.
 * @param {Plan} plan
 */
export function planPeak(plan) {
  const requests = requestsOfHour(plan, hourlyShares.indexOf(Math.max(...hourlyShares)));
  for (let processes = 1; ;) {
    const { counts, cores } = replayWith(plan, requests, processes);
    const needed = Math.max(1, Math.ceil((cores.server + cores.engine) / mostLoad));
    if (needed <= processes)
      return {
        processes,
        cores,
        memoryGb: (processes * (plan.costs.processMb + plan.layers.pageCacheMb)) / 1_024,
        perSecond: ratesOf(counts),
        hitRates: hitRatesOf(counts),
      };
    processes = needed;
  }
}

/** @type {(counts: Counts) => Counts} */
const ratesOf = (counts) =>
  /** @type {Counts} */ (
    Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, n / secondsCounted]))
  );

/** @type {(counts: Counts) => Readonly<Record<'shared' | 'process' | 'listings' | 'pages', number>>} */
function hitRatesOf(counts) {
  /** @type {(part: number, whole: number) => number} */
  const share = (part, whole) => (whole === 0 ? 0 : part / whole);
  return {
    shared: share(counts.sharedHits, counts.pages),
    process: share(counts.processHits, counts.processPages),
    listings: 1 - share(counts.engineQueries, counts.neededListings),
    /** Pages that no process renders while the shopper waits or behind a stale one. */
    pages: 1 - share(counts.renderedPages, counts.pages),
  };
}

/** Every third hour stands for three. */
const everyHours = 3;

/**
 * The whole day with the processes of its peak: core-hours that requests take, and gigabytes that shoppers receive.
 * @param {Plan} plan
 * @param {number} processes
 */
export function planDay(plan, processes) {
  const total = { coreHours: 0, sentGb: 0 };
  for (let hour = everyHours - 1; hour < hourlyShares.length; hour += everyHours) {
    const { counts, cores } = replayWith(plan, requestsOfHour(plan, hour), processes);
    const hoursOfSeconds = (everyHours * hourSeconds) / secondsCounted;
    total.coreHours += (cores.server + cores.engine) * everyHours;
    total.sentGb += sentKb(counts, plan.costs) * hoursOfSeconds * 1e-6;
  }
  return total;
}
