// npm run validate: runs all checks and ends with a line of how many passed and failed. Each linter counts as one
// check, each test as its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { offerHelp, root, uncheckedCode } from './project.mjs';

/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */

/**
 * @typedef {{ readonly what: string, readonly why: string }} Failure
 * @typedef {{ passed: number, failed: number, failures: Failure[], skipped: string[] }} Count
 * @typedef {Record<'status' | 'title' | 'fullName', string>} JestNames
 * @typedef {JestNames & Record<'ancestorTitles' | 'failureMessages', string[]>} JestTest
 * @typedef {{ name: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>} JestNumbers
 */

/** @param {string} file */
const place = (file) => relative(root, resolve(root, file));

/** @type {(report: JestNumbers & { testResults: JestFile[] }) => Count} */
function countJest({ testResults, ...report }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [{ what: place(name), why: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      what: `${place(name)} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });
  // The title of a skipped block names the missing program.
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
    skipped: [...new Set(skipped)],
  };
}

/** @type {(suite: JSONReportSuite) => JSONReportSuite['specs']} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @type {(report: JSONReport) => Count} */
function countBrowser({ stats: { expected, unexpected }, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      what: `test/browser/${file}:${line} › ${title}`,
      why: tests
        .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        .join('\n'),
    }));
  return { passed: expected, failed: unexpected, failures, skipped: [] };
}

const longestReasonLines = 12;
/**
 * Prints why a check failed, in few lines.
 * @param {Failure} failure
 */
function reportFailure({ what, why }) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, longestReasonLines);
  console.log([`\nFailed: ${what}`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** @param {string} name */
const bin = (name) => join(root, 'node_modules/.bin', name);
/** @param {string} name */
const script = (name) => [process.execPath, join(root, 'scripts', name)];
/** @param {string} name */
const reportOf = (name) => join(root, 'test-results', `${name}.json`);
/** @param {string} name */
const jestReport = (name) => ['--json', `--outputFile=${reportOf(name)}`];

/**
 * A step with a report is counted by the report; otherwise it counts as one check.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} [report]
 * @property {(report: any) => Count} [count]
 * @property {true} [needsBuild]
 */

/**
 * Tests that jest runs, over the build.
 * @type {(name: string, ...options: string[]) => Step}
 */
const jestStep = (name, ...options) => ({
  name,
  needsBuild: true,
  command: [bin('jest'), ...options, ...jestReport(name)],
  report: reportOf(name),
  count: countJest,
});

/**
 * The stages run one after another, the lanes of a stage side by side, the steps of a lane one after another. The
 * browser tests measure times, so they have the machine to themselves.
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
const stages = [
  [
    [
      {
        name: 'lint',
        // A fifth faster with more room for short-lived objects, since the types of all files are in memory.
        command: [
          ...[process.execPath, '--max-semi-space-size=128'],
          ...[bin('eslint'), '--max-warnings', '0', '.'],
        ],
      },
    ],
    [
      { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
      { name: 'build', command: script('run.mjs') },
      { name: 'budgets', command: [bin('size-limit')] },
    ],
    [
      { name: 'types', command: [bin('tsc'), '-p', '.'] },
      {
        name: 'boundaries',
        command: [
          bin('depcruise'),
          'src',
          'server',
          'adapters',
          'check-api',
          'shop',
          'storefront',
          'examples',
          '--config',
          '.dependency-cruiser.cjs',
        ],
      },
      { name: 'unused (knip)', command: [bin('knip')] },
      { name: 'styles', command: [bin('stylelint'), '{styles,storefront,examples}/**/*.scss'] },
      { name: 'dependencies', command: script('dependencies.mjs') },
      { name: 'advisories', command: script('advisories.mjs') },
    ],
  ],
  [
    [
      {
        name: 'tests',
        command: ['npm', 'test', '--silent', '--', ...jestReport('tests')],
        report: reportOf('tests'),
        count: countJest,
      },
    ],
  ],
  [
    [jestStep('programs', '--selectProjects', 'programs')],
    [
      { name: 'container', command: script('container.mjs') },
      jestStep('engines', '-c', 'jest.engines.config.cjs'),
      // The programs run at the same time, so that two of these tests at once are enough for two cores.
      jestStep('deep', '--selectProjects', 'deep', '--maxWorkers', '2'),
    ],
  ],
  [
    [
      {
        name: 'browser tests',
        needsBuild: true,
        command: [bin('playwright'), 'test'],
        report: reportOf('browser'),
        count: countBrowser,
      },
    ],
  ],
];

/** @type {(step: Step) => Count | undefined} */
const readCount = ({ report, count }) =>
  report && existsSync(report) ? count?.(JSON.parse(readFileSync(report, 'utf8'))) : undefined;

/** @type {(step: Step, status: number | null) => Count} */
function countStep(step, status) {
  const counted = { passed: 0, failed: 0, failures: [], skipped: [], ...readCount(step) };
  if (status === uncheckedCode) return { ...counted, skipped: [step.name] };
  if (status === 0) return step.report ? counted : { ...counted, passed: 1 };
  // A step with an exit code has failed, whatever its report contains.
  counted.failed ||= 1;
  if (counted.failed > counted.failures.length)
    counted.failures.push({ what: step.name, why: 'See its report above.' });
  return counted;
}

/**
 * Runs a command to its end. What it prints is shown at once, or when it has ended.
 * @type {(step: Step, isShownAtOnce: boolean) => Promise<number | null>}
 */
async function execute({ command: [program = '', ...options], count }, isShownAtOnce) {
  const output = isShownAtOnce ? 'inherit' : 'pipe';
  const child = spawn(program, options, {
    cwd: root,
    // Jest writes its JSON to the file as well as to the output, which is ignored.
    stdio: ['ignore', count === countJest ? 'ignore' : output, output],
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  /** @type {Buffer[]} */
  const parts = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ part) => parts.push(part));
  /** @type {(number | null)[]} */
  const [status = null] = await once(child, 'close').catch((error) => {
    console.error(`${String(error)}. "npm ci" installs the packages again.`);
    return [];
  });
  process.stdout.write(Buffer.concat(parts));
  return status;
}

/** @type {(step: Step, isShownAtOnce: boolean) => Promise<Count>} */
async function run(step, isShownAtOnce) {
  if (step.report) rmSync(step.report, { force: true });
  if (isShownAtOnce) console.log(`\n== ${step.name}`);
  const startedAtMs = Date.now();
  const counted = countStep(step, await execute(step, isShownAtOnce));
  const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(0);
  console.log(`== ${step.name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  return counted;
}

/** @type {(lane: readonly Step[], isShownAtOnce: boolean) => Promise<Count[]>} */
async function runLane(lane, isShownAtOnce) {
  /** @type {Count[]} */
  const counts = [];
  for (const step of lane) counts.push(await run(step, isShownAtOnce));
  return counts;
}

const names = stages.flat(2).map(({ name }) => name);
offerHelp(
  `npm run validate [-- STEP …]\nEach STEP is a part of the name of a step: ${names.join(', ')}`,
);
const wanted = process.argv.slice(2);
/** @param {Step} step */
const isNamed = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const isBuildNeeded = stages.flat(2).some((step) => step.needsBuild && isNamed(step));
/** @param {Step} step */
const isWanted = (step) => isNamed(step) || (step.name === 'build' && isBuildNeeded);
mkdirSync(join(root, 'test-results'), { recursive: true });
/** @type {Count[]} */
const counts = [];
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isWanted)).filter(({ length }) => length > 0);
  // The output of two lanes at once would be unreadable.
  const running = lanes.map((lane, index) => runLane(lane, index === 0));
  counts.push(...(await Promise.all(running)).flat());
}
/** @type {(kind: 'passed' | 'failed') => number} */
const sum = (kind) => counts.reduce((total, counted) => total + counted[kind], 0);
counts.flatMap(({ failures }) => failures).forEach(reportFailure);
const unchecked = counts.flatMap(({ skipped }) => skipped);
if (unchecked.length > 0) console.log(`\nNot checked:\n  ${unchecked.join('\n  ')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
