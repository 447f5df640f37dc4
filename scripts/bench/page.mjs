// npm run bench -- page: how fast the page loads and reacts to filters on a slow machine and network, for this build or for two commits.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { calibrate, summarize, writeComparison, writeNoise, writeTable } from './page-figures.mjs';
import {
  learn,
  measureApi,
  measureClicks,
  measureFirstSight,
  measureLoad,
} from './page-rounds.mjs';
import { buildCommit, nameOf, startShop } from './page-shops.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { offerHelp, root } from '../project.mjs';

/** @import { Figures } from './page-figures.mjs' */
/** @import { Known, Subject } from './page-rounds.mjs' */

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
  if (commits.length === 0) return [await startShop(root)];
  const folders = commits.map((commit) => {
    tell(`Building ${commit} (${nameOf(commit)}) …`);
    return buildCommit(commit);
  });
  return Promise.all(folders.map(startShop));
}

/** @type {(measured: Measured, only: readonly string[]) => Promise<void>} */
async function measureRun({ subject, known, runs }, only) {
  runs.push({
    ...(only.includes('loads') && {
      ...(await measureLoad(subject)),
      ...(await measureFirstSight(subject, known)),
    }),
    ...(only.includes('clicks') && (await measureClicks(subject, known))),
    ...(only.includes('api') && (await measureApi(subject, known))),
  });
}

/** @param {ReturnType<typeof readOptions>} options */
async function measure(options) {
  const { runs, clicks, slowdown, only, script } = options;
  // First, because without a browser nothing needs to be built.
  const browser = await chromium.launch(chromiumOptions());
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
  console.log(second === undefined ? writeTable(first) : writeComparison(first, second));
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
