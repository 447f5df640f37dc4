// npm run bench -- page: how fast the page loads and reacts to filters on a slow machine and network, for this build or
// for two commits.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  learn,
  measureApi,
  measureClicks,
  measureFirstSight,
  measureLoad,
} from './page-rounds.mjs';
import { measureLaterPages } from './later-pages.mjs';
import { quantile } from './quantile.mjs';
import { buildCommit, nameOf, startShop } from './start-shop.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { offerHelp, root } from '../project.mjs';

/** @import { Figures, Known, Subject } from './page-rounds.mjs' */

offerHelp(`npm run bench -- page [OPTION …]
How fast the page loads and reacts to filters, over the sample catalogue: 1280x900, a processor slowed four times,
loads at 1.6 Mbit/s with a latency of 150 ms. Each figure is the median of the runs, with the least and the most.
  --compare OLD NEW  two commits, built in worktrees of their own and measured in turn. A difference is beyond the
                     noise when each run of one build lies above each run of the other
  --runs N           runs, of each build (5)
  --clicks N         filters that a run ticks and unticks (10)
  --slowdown N       how many times slower the processor is (4)
  --only GROUP       loads, clicks or api; repeatable (all)
  --address URL      a running shop instead of this build
  --script FILE      a script that runs first in each page, to see what a slowness costs
  --json FILE        writes the figures of all runs as JSON as well
CHROMIUM_PATH  the browser, when it is not on the path`);

/**
 * React makes an Error while it is evaluated. In a page that a tool is attached to, V8 parses the whole script again
 * for the lines of its stack, and what that takes would count as the page's blocking time.
 */
const eagerPositions = '--js-flags=--no-enable-lazy-source-positions';

/**
 * @typedef {object} Summary
 * @property {string} key
 * @property {string} name
 * @property {string} unit
 * @property {number} median
 * @property {number} least
 * @property {number} most
 * @property {readonly number[]} values one a run
 */

/** @type {readonly (readonly [key: string, name: string, unit: string])[]} */
const names = [
  ['scriptKb', 'scripts on the wire', 'kB'],
  ['documentKb', 'document on the wire', 'kB'],
  ['styleKb', '  of it style', 'kB'],
  ['firstPaintMs', 'first paint', 'ms'],
  ['lcpMs', 'largest contentful paint', 'ms'],
  ['picturesMs', 'pictures of the first screen', 'ms'],
  ['firstSightMs', 'filter clicked at first sight: listing', 'ms'],
  ['firstSightSinceStartMs', '  the same from the start of the load', 'ms'],
  ['blockingMs', 'total blocking time', 'ms'],
  ['againPaintMs', 'another visit: first paint', 'ms'],
  ['againBlockingMs', 'another visit: total blocking time', 'ms'],
  ['productPaintMs', 'product of a card: first paint', 'ms'],
  ['backPaintMs', 'back as a new document: first paint', 'ms'],
  ['nodes', 'elements, 30 products', ''],
  ['heapMb', 'heap after garbage collection', 'MB'],
  ['feedbackP50Ms', 'click: own feedback, p50', 'ms'],
  ['feedbackP95Ms', 'click: own feedback, p95', 'ms'],
  ['firstCardsP50Ms', 'new listing: first 8 cards, p50', 'ms'],
  ['firstCardsP95Ms', 'new listing: first 8 cards, p95', 'ms'],
  ['allCardsP50Ms', 'new listing: all cards of 96, p50', 'ms'],
  ['allCardsP95Ms', 'new listing: all cards of 96, p95', 'ms'],
  ['seenCardsP50Ms', 'listing seen before: all cards, p50', 'ms'],
  ['seenCardsP95Ms', 'listing seen before: all cards, p95', 'ms'],
  ['apiP50Ms', 'listing API over HTTP, p50', 'ms'],
  ['apiP95Ms', 'listing API over HTTP, p95', 'ms'],
];

/**
 * The figures that were measured, in the order of the table.
 * @type {(runs: readonly Figures[]) => Summary[]}
 */
function summarize(runs) {
  return names.flatMap(([key, name, unit]) => {
    const values = runs.flatMap((run) => run[key] ?? []);
    if (values.length === 0) return [];
    const median = quantile(values, 0.5);
    return [
      { key, name, unit, median, least: Math.min(...values), most: Math.max(...values), values },
    ];
  });
}

/** @param {number} value */
const write = (value) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 1_000 ? 1 : 0);

/** @param {Pick<Summary, 'median' | 'least' | 'most'>} summary */
const writeSpread = ({ median, least, most }) =>
  `${write(median)} (${write(least)}–${write(most)})`;

/**
 * The figures as columns. A difference counts when each run of one build lies above each run of the other.
 * @type {(old: readonly Summary[], present?: readonly Summary[]) => object}
 */
const tableOf = (old, present) =>
  Object.fromEntries(
    old.map((before) => {
      const row = present?.find(({ key }) => key === before.key);
      const name = `${before.name}${before.unit && `, ${before.unit}`}`;
      if (!row) return [name, { 'median (least–most)': writeSpread(before) }];
      return [
        name,
        {
          old: writeSpread(before),
          new: writeSpread(row),
          difference: write(row.median - before.median),
          'beyond noise': before.most < row.least || row.most < before.least ? 'yes' : 'no',
        },
      ];
    }),
  );

/** Milliseconds of a fixed computation, which takes longer while other programs compute. */
function calibrate() {
  const steps = 40_000_000;
  const startedAtMs = performance.now();
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
  return sum > 0 ? performance.now() - startedAtMs : Number.NaN;
}

/** @param {readonly number[]} timesMs of `calibrate` */
function writeNoise(timesMs) {
  const [median, least, most] = [
    quantile(timesMs, 0.5),
    Math.min(...timesMs),
    Math.max(...timesMs),
  ];
  const spread = ((most / least - 1) * 100).toFixed(0);
  return `noise of the machine: a fixed computation took ${writeSpread({ median, least, most })} ms, a spread of ${spread} %`;
}

/** @typedef {{ readonly subject: Subject, readonly known: Known, readonly runs: Figures[] }} Measured */

const groups = ['loads', 'clicks', 'api'];

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      clicks: { type: 'string', default: '10' },
      slowdown: { type: 'string', default: '4' },
      only: { type: 'string', multiple: true, default: groups },
      address: { type: 'string' },
      script: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const [runs = 0, clicks = 0, slowdown = 0] = [values.runs, values.clicks, values.slowdown].map(
    Number,
  );
  if (![runs, clicks, slowdown].every((number) => Number.isInteger(number) && number > 0))
    throw new Error('--runs, --clicks and --slowdown need whole numbers above 0');
  if (values.only.some((group) => !groups.includes(group)))
    throw new Error(`--only needs one of ${groups.join(', ')}`);
  if (positionals.length !== (values.compare ? 2 : 0))
    throw new Error('--compare needs two commits, and nothing else a name without dashes');
  return { ...values, runs, clicks, slowdown, commits: positionals };
}

/** @param {string} text */
const tell = (text) => console.error(text);

/**
 * The addresses of the commits' shops, or of the only one.
 * @param {ReturnType<typeof readOptions>} options
 */
async function startShops({ commits, address }) {
  if (address !== undefined) return [address];
  const env = { MAX_LAG_MS: '0', READS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
  if (commits.length === 0) return [(await startShop(root, { env })).address];
  const folders = commits.map((commit) => {
    tell(`Building ${commit} (${nameOf(commit)}) …`);
    return buildCommit(commit);
  });
  const shops = await Promise.all(folders.map((folder) => startShop(folder, { env })));
  return shops.map((shop) => shop.address);
}

/** @type {(measured: Measured, only: readonly string[]) => Promise<void>} */
async function measureRun({ subject, known, runs }, only) {
  runs.push({
    ...(only.includes('loads') && {
      ...(await measureLoad(subject)),
      ...(await measureFirstSight(subject, known)),
      ...(await measureLaterPages(subject)),
    }),
    ...(only.includes('clicks') && (await measureClicks(subject, known))),
    ...(only.includes('api') && (await measureApi(subject, known))),
  });
}

/** @param {ReturnType<typeof readOptions>} options */
async function measure(options) {
  const { runs, clicks, slowdown, only, script } = options;
  // First, because without a browser nothing needs to be built.
  const { args, executablePath } = chromiumOptions();
  const browser = await chromium.launch({ executablePath, args: [...args, eagerPositions] });
  try {
    const addresses = await startShops(options);
    const text = script === undefined ? {} : { script: readFileSync(script, 'utf8') };
    const subjects = addresses.map((address) => ({ browser, address, clicks, slowdown, ...text }));
    /** @type {Measured[]} */
    const builds = [];
    for (const subject of subjects) builds.push({ subject, known: await learn(subject), runs: [] });
    calibrate();
    const calibrations = [calibrate()];
    for (let run = 1; run <= runs; run += 1)
      for (const [index, build] of builds.entries()) {
        tell(
          `Run ${run} of ${runs}${options.commits[index] ? `, ${options.commits[index]}` : ''} …`,
        );
        await measureRun(build, only);
        calibrations.push(calibrate());
      }
    return { calibrations, summaries: builds.map((build) => summarize(build.runs)) };
  } finally {
    await browser.close();
  }
}

try {
  const options = readOptions();
  const { calibrations, summaries } = await measure(options);
  const [first = [], second] = summaries;
  console.table(tableOf(first, second));
  console.log(writeNoise(calibrations));
  if (options.json !== undefined) {
    const { runs, clicks, slowdown, commits } = options;
    const builds = summaries.map((figures, index) => ({ commit: commits[index], figures }));
    const report = { runs, clicks, slowdown, calibrationsMs: calibrations, builds };
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
// The shops still run.
process.exit();
