// npm run bench: builds what the measurement of a name needs, then runs it with its further arguments.
import { join } from 'node:path';
import { buildBenchmarks, ensureBuilt } from './build.mjs';
import { dist, runProgram, runTool } from './project.mjs';

/**
 * @typedef {object} Measurement
 * @property {string} does
 * @property {boolean} [needsBenchmarks] the programs of dist/benchmarks
 * @property {string} program
 */

/** @param {string} name */
const script = (name) => join(import.meta.dirname, 'bench', `${name}.mjs`);
/** @param {string} name */
const built = (name) => join(dist, 'benchmarks', `${name}.js`);

/** @type {ReadonlyMap<string, Measurement>} */
const measurements = new Map([
  [
    'catalogue',
    {
      does: 'importing, opening and querying catalogues, and how well searches find',
      needsBenchmarks: true,
      program: built('catalogue'),
    },
  ],
  [
    'growth',
    {
      does: 'how listings, pages and imports grow with values and products',
      needsBenchmarks: true,
      program: built('growth'),
    },
  ],
  [
    'server',
    {
      does: 'what the requests of a visit cost; writes costs for npm run simulate',
      needsBenchmarks: true,
      program: script('server'),
    },
  ],
  [
    'load',
    {
      does: 'the highest rate of pages that the server holds for a minute',
      needsBenchmarks: true,
      program: script('load'),
    },
  ],
  [
    'replay',
    {
      does: 'whether a server takes the processor time that npm run simulate predicts',
      needsBenchmarks: true,
      program: script('replay'),
    },
  ],
  ['soak', { does: 'whether memory grows in ten minutes of requests', program: script('soak') }],
  [
    'page',
    { does: 'loads and clicks on a slow machine, also of two commits', program: script('page') },
  ],
  ['feedback', { does: 'how soon clicks show, by limits of their own', program: 'playwright' }],
]);

const help = `npm run bench -- NAME [options]
${[...measurements].map(([name, { does }]) => `  ${name.padEnd(9)}  ${does}`).join('\n')}
Each has --help.`;

/** @type {(measurement: Measurement, args: readonly string[]) => Promise<void>} */
async function measure({ needsBenchmarks, program }, args) {
  if (!args.includes('--help')) await ensureBuilt();
  if (needsBenchmarks && !process.exitCode) await buildBenchmarks();
  if (process.exitCode) return;
  if (program !== 'playwright') return runProgram(program, args);
  const env = { ...process.env, MEASURE: '1' };
  await runTool(['@playwright/test/cli.js', 'test', ...args], env);
}

const [, , name = '--help', ...args] = process.argv;
const measurement = measurements.get(name);
if (measurement) await measure(measurement, args);
else if (name === '--help') console.log(help);
else {
  console.error(`There is no measurement ${name}.\n${help}`);
  process.exitCode = 2;
}
