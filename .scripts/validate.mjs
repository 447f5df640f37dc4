// Everything that must hold, in one command; ends with a line of how many checks passed and failed.
// Each linter counts as one check, each test as its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { notAskedCode } from './advisories.mjs';
import { root } from './built-from.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const jestReport = join(root, 'test-results/unit.json');
const browserReport = join(root, 'test-results/browser.json');

const countJest = () => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(jestReport, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
};
const countBrowser = () => {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  if (stats.flaky > 0)
    console.log(`${stats.flaky} passed only when tried again; see the report above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

const steps = [
  { name: 'format', command: bin('prettier'), options: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: bin('tsc'), options: ['-p', '.'] },
  {
    name: 'lint',
    command: bin('eslint'),
    options: ['-c', '.eslint.config.mjs', '--max-warnings', '0', '.'],
  },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    options: ['src', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'styles', command: bin('stylelint'), options: ['styles/**/*.scss'] },
  { name: 'dependencies', command: process.execPath, options: ['.scripts/dependencies.mjs'] },
  { name: 'advisories', command: process.execPath, options: ['.scripts/advisories.mjs'] },
  { name: 'build', command: process.execPath, options: ['.scripts/ensure-built.mjs'] },
  { name: 'budgets', command: process.execPath, options: ['.scripts/budget.mjs'] },
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
    options: ['test', '-c', '.playwright.config.mjs'],
    report: browserReport,
    count: countBrowser,
  },
];

const only = process.argv.slice(2).filter((option) => !option.startsWith('-'));
if (process.argv.includes('--help')) {
  console.log(`npm run validate [-- STEP …]\nSteps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(0);
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const total = { passed: 0, failed: 0 };
const notAsked = [];
for (const { name, command, options, report, count } of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { status } = spawnSync(command, options, {
    cwd: root,
    // The tests' JSON goes to its file; what they say goes to the terminal.
    stdio: ['ignore', report === jestReport ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  if (status === notAskedCode) {
    notAsked.push(name);
    console.log(`== ${name}: could not be asked`);
    continue;
  }
  const counted =
    report && existsSync(report) ? count() : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that ends badly has failed, whatever its own report says.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
}
if (notAsked.length > 0)
  console.log(`\nCould not be asked, so nobody knows: ${notAsked.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
