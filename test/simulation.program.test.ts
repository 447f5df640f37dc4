/** The simulation of a day's visitors: npm run simulate. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hourlyShares, planDay, planPeak } from '../scripts/simulation/plan-day.mjs';
import { createTimedCache } from '../scripts/simulation/timed-cache.mjs';
import { servedByOneCore, typicalVisit, visitCpuMs } from '../scripts/simulation/visit.mjs';
import { aFolder } from './support/temporary-folder';

const cost = (cpuMs: number) => ({ cpuMs, kB: 10 });
const costs = {
  measured: 'in this test',
  renderedPage: cost(15),
  cachedPage: cost(0.3),
  listing: cost(1.5),
  suggestion: cost(2),
  event: cost(0.8),
  saved: cost(0.4),
  computedListing: { cpuMs: 1.6 },
  processMb: 370,
  cachedPageKb: 460,
};

type Choice = {
  readonly visitors?: number;
  readonly seed?: number;
  readonly skew?: number;
  readonly hasSharedCache?: boolean;
};

const aPlan = ({ visitors = 100_000, seed = 1, skew = 1, hasSharedCache = true }: Choice = {}) => ({
  visitors,
  seed,
  shape: { visit: typicalVisit, listings: 5_000, skew },
  layers: { hasSharedCache, freshSeconds: 10, staleSeconds: 60, pageCacheMb: 64 },
  costs,
});

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));

describe('the simulation', () => {
  it('gives the same plan for the same seed, and another for another', () => {
    expect(planPeak(aPlan())).toEqual(planPeak(aPlan()));
    expect(planPeak(aPlan({ seed: 2 })).perSecond).not.toEqual(planPeak(aPlan()).perSecond);
  });

  it.each([1, 2, 3])('never needs fewer cores for more visitors, with seed %d', (seed) => {
    const plans = [1_000, 30_000, 300_000, 900_000].map((visitors) =>
      planPeak(aPlan({ visitors, seed })),
    );
    expect(isRising(plans.map(({ processes }) => processes))).toBe(true);
    expect(isRising(plans.map(({ cores }) => cores.server + cores.engine))).toBe(true);
    expect(plans.at(-1)?.processes).toBeGreaterThan(1);
  });

  it('has higher hit rates the more shoppers choose the same listings', () => {
    const rates = [0, 0.5, 1, 1.5].map((skew) => planPeak(aPlan({ skew })).hitRates);
    const [first, last] = [rates[0], rates.at(-1)];
    for (const layer of ['shared', 'listings', 'pages'] as const) {
      expect(isRising(rates.map((rate) => rate[layer]))).toBe(true);
      expect(last?.[layer]).toBeGreaterThan(2 * (first?.[layer] ?? 1));
    }
  });

  it('sends every page from the shared cache, from a page cache or by a render, and a stale one by two of them', () => {
    const visitors = 1_000_000;
    const { perSecond } = planPeak(aPlan({ visitors }));
    const { pages, sharedHits, processHits, processPages, renderedPages } = perSecond;
    expect(sharedHits + processPages).toBeGreaterThanOrEqual(pages);
    expect(processHits + renderedPages).toBeGreaterThanOrEqual(processPages);
    expect(perSecond.neededListings).toBeCloseTo(perSecond.listing + renderedPages);
    const alone = planPeak(aPlan({ visitors, hasSharedCache: false })).perSecond;
    expect(alone.sharedHits).toBe(0);
    expect(alone.processPages).toBeCloseTo(alone.pages);
    expect(alone.renderedPages).toBeGreaterThan(renderedPages);
  });

  it('has the requests of the visits of the busiest hour', () => {
    const visitors = 300_000;
    const { requests } = planPeak(aPlan({ visitors })).perSecond;
    const { pages, listings, suggestions, events, saved } = typicalVisit;
    const visitsPerSecond = (visitors * Math.max(...hourlyShares)) / 100 / 3_600;
    const expected = visitsPerSecond * (pages + listings + suggestions + events + saved);
    expect(requests / expected).toBeGreaterThan(0.9);
    expect(requests / expected).toBeLessThan(1.1);
    expect(hourlyShares.reduce((sum, share) => sum + share)).toBeCloseTo(100);
  });

  it('needs cores of an OpenSearch cluster by what a listing takes of it, none without one', () => {
    const plan = aPlan({ visitors: 300_000 });
    const computedListing = { ...costs.computedListing, clusterMs: 8 };
    const { cores, perSecond } = planPeak({ ...plan, costs: { ...costs, computedListing } });
    expect(cores.cluster).toBeCloseTo((perSecond.engineQueries * 8) / 1_000);
    expect(cores.engine).toBeCloseTo((perSecond.engineQueries * 1.6) / 1_000);
    expect(planPeak(plan).cores.cluster).toBe(0);
  });

  it('needs fewer core-hours in a day than the peak would in all hours', () => {
    const plan = aPlan();
    const { processes, cores } = planPeak(plan);
    const { coreHours } = planDay(plan, processes);
    expect(coreHours).toBeGreaterThan(0);
    expect(coreHours).toBeLessThan(24 * (cores.server + cores.engine));
  });

  it('ends with a line about a number out of its bounds', () => {
    const script = resolve(__dirname, '../scripts/simulate.mjs');
    const bad = join(__dirname, 'simulation.program.test.ts');
    for (const options of [
      ['--visitors', '1e12'],
      ['--skew', 'x'],
      ['--cluster-ms=-1'],
      ['--visit', bad],
      ['--no-such-option'],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [script, ...options]);
      expect(status).toBe(2);
      expect(String(stderr).trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('a file of costs', () => {
  const simulate = (given: object, ...more: readonly string[]) => {
    const file = join(aFolder(), 'costs.json');
    writeFileSync(file, JSON.stringify(given));
    const script = resolve(__dirname, '../scripts/simulate.mjs');
    const options = ['--visitors', '1000', '--costs', file, ...more];
    // Without a number the search for a number of processes that suffices would not end.
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...options], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    return { status, stderr, stdout };
  };

  it('is used', () => {
    expect(simulate(costs)).toMatchObject({ status: 0, stderr: '' });
  });

  it('has the engine of the command line in place of its own', () => {
    const peakOf = (...more: readonly string[]) =>
      (JSON.parse(simulate(costs, '--json', ...more).stdout) as ReturnType<typeof planPeak>).cores;
    const [own, other] = [peakOf(), peakOf('--listing-ms', '3.2', '--cluster-ms', '4.8')];
    expect(other.engine).toBeCloseTo(2 * own.engine);
    expect(other.cluster).toBeCloseTo(3 * own.engine);
    expect(own.cluster).toBe(0);
  });

  it.each([
    ['listing.cpuMs', { ...costs, listing: {} }],
    ['computedListing.cpuMs', { ...costs, computedListing: undefined }],
    ['saved.kB', { ...costs, saved: { cpuMs: 1, kB: '1' } }],
    ['cachedPageKb', { ...costs, cachedPageKb: 0 }],
    ['processMb', { ...costs, processMb: 1e12 }],
  ])('needs a number for %s', (name, given) => {
    expect(simulate(given)).toMatchObject({
      status: 2,
      stderr: `--costs: ${name} is no number above 0 and up to 10000\n`,
    });
  });
});

describe('a cache of the simulation', () => {
  const ages = { freshSeconds: 10, staleSeconds: 60 };

  it('has an entry fresh, then stale, then no more, from when it was last fetched', () => {
    const cache = createTimedCache({ ...ages, most: 10 });
    const times = [0, 10, 11, 20, 91, 162];
    expect(times.map((at) => cache.request(1, at))).toEqual([
      'missing',
      'fresh',
      'stale',
      'fresh',
      'missing',
      'missing',
    ]);
  });

  it('makes room by the entry that was not used for longest', () => {
    const cache = createTimedCache({ ...ages, most: 2 });
    const found = [1, 2, 1, 3, 1, 2].map((key) => cache.request(key, 0));
    expect(found).toEqual(['missing', 'missing', 'fresh', 'missing', 'fresh', 'missing']);
  });

  it('of no room has nothing', () => {
    const cache = createTimedCache({ ...ages, most: 0 });
    expect([cache.request(1, 0), cache.request(1, 0)]).toEqual(['missing', 'missing']);
  });
});

describe('a core', () => {
  it('serves more shoppers the fewer of their pages are rendered', () => {
    const rendered = visitCpuMs(costs, typicalVisit, { rendered: 1, computed: 1 });
    const cached = visitCpuMs(costs, typicalVisit, { rendered: 0, computed: 0 });
    // Two pages, five listings, three suggestions, six calls with events, a fifth of a save.
    expect(cached).toBeCloseTo(2 * 0.3 + 5 * 1.5 + 3 * 2 + 6 * 0.8 + 0.2 * 0.4);
    expect(rendered - cached).toBeCloseTo(2 * (15 - 0.3) + 7 * 1.6);
    const { visitsAnHour, shoppers } = servedByOneCore(100, typicalVisit);
    expect(visitsAnHour).toBeCloseTo(21_600);
    expect(shoppers).toBeCloseTo(1_800);
  });
});
