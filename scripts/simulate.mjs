// npm run simulate: what so many visitors a day need, from measured costs and stated assumptions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerHelp, readOptions, root } from './project.mjs';
import { hourlyShares, planDay, planPeak } from './simulation/plan-day.mjs';
import { mostLoad, typicalVisit } from './simulation/visit.mjs';

/** @import { Costs } from './simulation/visit.mjs' */
/** @import { Plan } from './simulation/plan-day.mjs' */

const costsFile = 'scripts/simulation/measured-costs.json';

offerHelp(`npm run simulate [-- options]
Requests a second of each layer at the peak of a day, hit rates, cores and memory; the same for the same seed.
--visitors N      visits a day, up to 20000000 (1000000)
--costs FILE      costs of npm run bench -- server --json FILE (${costsFile})
--listing-ms MS   processor time that the engine takes of a server's process for a listing, in place of that of the costs:
                  that of a larger catalogue or of OpenSearch
--cluster-ms MS   that which it takes of an OpenSearch cluster, with a share of suggestions: npm run bench -- replay
--visit FILE      JSON with counts of your own, such as {"pages":3}, in place of
                  ${JSON.stringify(typicalVisit)}
--listings N      addresses of listings, up to 100000 (5000)
--skew S          exponent of Zipf's law, by which shoppers choose among them, 0 to 3 (1)
--fresh SECONDS   as PAGE_FRESH_SECONDS, and of the shared cache (10)
--stale SECONDS   as PAGE_STALE_SECONDS, and of the shared cache (60)
--page-cache MB   as PAGE_CACHE_MB (64)
--no-shared-cache without a cache in front of the nodes
--seed N          another draw of visits (1)
--json            prints the result as JSON`);

const { values: given } = readOptions({
  options: {
    visitors: { type: 'string', default: '1000000' },
    costs: { type: 'string', default: join(root, costsFile) },
    'listing-ms': { type: 'string' },
    'cluster-ms': { type: 'string' },
    visit: { type: 'string' },
    listings: { type: 'string', default: '5000' },
    skew: { type: 'string', default: '1' },
    fresh: { type: 'string', default: '10' },
    stale: { type: 'string', default: '60' },
    'page-cache': { type: 'string', default: '64' },
    'no-shared-cache': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/**
 * @param {Exclude<keyof typeof given, 'costs' | 'visit' | 'no-shared-cache' | 'json'>} name
 * @param {number} least
 * @param {number} most
 */
function numberOf(name, least, most) {
  const value = Number(given[name]);
  if (value >= least && value <= most) return value;
  throw new Error(`--${name} is a number from ${least} to ${most}`);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A visit has a hundred requests of a kind at most. */
const mostOfAKind = 100;

function readVisit() {
  const visit = {
    ...typicalVisit,
    .../** @type {object} */ (given.visit ? readJson(given.visit) : {}),
  };
  for (const [name, value] of Object.entries(visit)) {
    const isKnown = Object.hasOwn(typicalVisit, name);
    if (!isKnown || typeof value !== 'number' || !(value >= 0 && value <= mostOfAKind))
      throw new Error(`--visit: ${name} is none of the counts, or not from 0 to ${mostOfAKind}`);
  }
  return visit;
}

/** More than any request or process takes, in milliseconds, kilobytes or megabytes. */
const mostCost = 10_000;

/** The values of the costs by their names, as `listing.cpuMs`. @type {(costs: unknown) => Map<string, unknown>} */
const valuesOf = (costs) =>
  new Map(
    Object.entries(/** @type {Readonly<Record<string, unknown>>} */ (costs ?? {})).flatMap(
      ([name, value]) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([part, cost]) => [`${name}.${part}`, cost])
          : [[name, value]],
    ),
  );

function readEngineCosts() {
  const { 'listing-ms': listingMs, 'cluster-ms': clusterMs } = given;
  return {
    ...(listingMs !== undefined && { cpuMs: numberOf('listing-ms', 0, mostCost) }),
    ...(clusterMs !== undefined && { clusterMs: numberOf('cluster-ms', 0, mostCost) }),
  };
}

/** Each number of the measured costs must be there: without one there is no number of processes that suffices. */
function readCosts() {
  /** @type {Costs} */
  const costs = readJson(given.costs);
  const values = valuesOf(costs);
  for (const [name, measured] of valuesOf(readJson(join(root, costsFile)))) {
    const value = values.get(name);
    const isCost = typeof value === 'number' && value > 0 && value <= mostCost;
    if (typeof measured === 'number' && !isCost)
      throw new Error(`--costs: ${name} is no number above 0 and up to ${mostCost}`);
  }
  return { ...costs, computedListing: { ...costs.computedListing, ...readEngineCosts() } };
}

/** @returns {Plan} */
const readPlan = () => ({
  visitors: numberOf('visitors', 1, 20_000_000),
  seed: numberOf('seed', 0, 4_294_967_295),
  shape: {
    visit: readVisit(),
    listings: Math.round(numberOf('listings', 1, 100_000)),
    skew: numberOf('skew', 0, 3),
  },
  layers: {
    hasSharedCache: !given['no-shared-cache'],
    freshSeconds: numberOf('fresh', 0, 86_400),
    staleSeconds: numberOf('stale', 0, 86_400),
    pageCacheMb: numberOf('page-cache', 0, 65_536),
  },
  costs: readCosts(),
});

/** @type {(share: number) => string} */
const percent = (share) => `${(share * 100).toFixed(0)} %`;

/** @type {(plan: Plan, peak: ReturnType<typeof planPeak>, day: ReturnType<typeof planDay>) => void} */
function report({ visitors, costs, shape }, { perSecond, hitRates, cores, ...peak }, day) {
  /** @type {(name: string, rate: number, rest?: string) => void} */
  const line = (name, rate, rest = '') =>
    console.log(`  ${name.padEnd(42)} ${rate.toFixed(1).padStart(8)} /s  ${rest}`.trimEnd());
  const { renderedPages, processHits, listing, suggestion, event, saved } = perSecond;
  const ofNodes = perSecond.processPages + listing + suggestion + event + saved;
  console.log(`${visitors.toLocaleString('en')} visits a day, ${Math.max(...hourlyShares)} % of them in the busiest hour
costs: ${costs.measured}
a visit: ${JSON.stringify(shape.visit)}
requests at peak`);
  line('of shoppers', perSecond.requests);
  line(
    'pages, of shoppers',
    perSecond.pages,
    `sent by the shared cache: ${percent(hitRates.shared)}`,
  );
  line('to the nodes', ofNodes);
  line(
    'pages, to the nodes',
    perSecond.processPages,
    `sent by a page cache: ${percent(hitRates.process)}`,
  );
  line('pages, rendered', renderedPages, `of all pages not rendered: ${percent(hitRates.pages)}`);
  line('pages, from a page cache', processHits);
  line('listings', listing);
  line('suggestions', suggestion);
  line('calls with events', event);
  line('saved and removed products', saved);
  line('listings, to the engine', perSecond.engineQueries, `cached: ${percent(hitRates.listings)}`);
  console.log(`needs
  busy cores at peak      ${cores.server.toFixed(2)} for the server, ${cores.engine.toFixed(2)} for its listing engine
  processes of a core     ${peak.processes}, busy to ${percent(mostLoad)} at most
  OpenSearch              ${cores.cluster.toFixed(2)} busy cores at peak, ${Math.ceil(cores.cluster / mostLoad)} provided
  memory                  ${peak.memoryGb.toFixed(1)} GB
  core-hours a day        ${day.coreHours.toFixed(1)} busy, ${peak.processes * 24} provided
  sent a day              ${day.sentGb.toFixed(0)} GB, without pictures and scripts`);
}

try {
  const plan = readPlan();
  const peak = planPeak(plan);
  const day = planDay(plan, peak.processes);
  if (given.json) console.log(JSON.stringify({ ...peak, ...day }, null, 2));
  else report(plan, peak, day);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
