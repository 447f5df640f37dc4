// Everything that must hold, in one command; ends with a line of how many checks passed and failed.
// Each linter counts as one check, each test as its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { notRequestedCode } from './advisories.mjs';
import { root } from './built-from.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const jestReport = join(root, 'test-results/unit.json');
const enginesReport = join(root, 'test-results/engines.json');
const browserReport = join(root, 'test-results/browser.json');

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));
const place = (file) => relative(root, resolve(root, file));

const countJest = (file) => {
  const report = readReport(file);
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [{ what: place(name), why: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      what: `${place(name)} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  // A skipped block says in its title which program it lacks.
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title);
  return { passed: report.numPassedTests, failed, failures, skipped: [...new Set(skipped)] };
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const countBrowser = (file) => {
  const report = readReport(file);
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) console.log(`${flaky} passed only when tried again; see the report above.`);
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      what: `test/browser/${file}:${line} › ${title}`,
      why: tests
        .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        .join('\n'),
    }));
  return { passed: expected + flaky, failed: unexpected, failures, skipped: [] };
};

const longestReasonLines = 12;
/** Why a check failed, in so few lines that all failures can stand together at the end of a long report. */
const tellFailure = ({ what, why }) => {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, longestReasonLines);
  console.log([`\nFailed: ${what}`, ...lines.map((line) => `  ${line}`)].join('\n'));
};

const steps = [
  { name: 'format', command: bin('prettier'), options: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: bin('tsc'), options: ['-p', '.'] },
  {
    name: 'lint',
    command: bin('eslint'),
    options: ['--max-warnings', '0', '.'],
  },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    options: ['src', 'shop', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'styles', command: bin('stylelint'), options: ['styles/**/*.scss'] },
  { name: 'dependencies', command: process.execPath, options: ['scripts/dependencies.mjs'] },
  { name: 'advisories', command: process.execPath, options: ['scripts/advisories.mjs'] },
  { name: 'build', command: process.execPath, options: ['scripts/ensure-built.mjs'] },
  { name: 'budgets', command: process.execPath, options: ['scripts/budget.mjs'] },
  {
    name: 'unit and server tests',
    command: 'npm',
    options: ['test', '--silent', '--', '--json', `--outputFile=${jestReport}`],
    report: jestReport,
    count: countJest,
  },
  {
    name: 'browser tests',
    command: bin('playwright'),
    options: ['test'],
    report: browserReport,
    count: countBrowser,
  },
  {
    name: 'engines',
    command: bin('jest'),
    options: ['-c', 'jest.engines.config.cjs', '--json', `--outputFile=${enginesReport}`],
    report: enginesReport,
    count: countJest,
  },
  { name: 'container', command: process.execPath, options: ['scripts/container.mjs'] },
];

const only = process.argv.slice(2).filter((option) => !option.startsWith('-'));
if (process.argv.includes('--help')) {
  console.log(`npm run validate [-- STEP …]\nSteps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(0);
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const total = { passed: 0, failed: 0 };
const notAsked = [];
const failures = [];
for (const { name, command, options, report, count } of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync(command, options, {
    cwd: root,
    // The tests' JSON goes to its file; what they say goes to the terminal.
    stdio: ['ignore', count === countJest ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  if (status === notRequestedCode) {
    notAsked.push(name);
    console.log(`== ${name}: could not be asked`);
    continue;
  }
  const counted =
    report && existsSync(report)
      ? count(report)
      : { passed: status === 0 ? 1 : 0, failed: 0, failures: [], skipped: [] };
  // A step that ends badly has failed, whatever its own report says.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  failures.push(...counted.failures);
  notAsked.push(...counted.skipped);
  if (counted.failed > counted.failures.length)
    failures.push({ what: name, why: 'See its report above.' });
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
}
failures.forEach(tellFailure);
if (notAsked.length > 0)
  console.log(`\nCould not be asked, so nobody knows:\n  ${notAsked.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
