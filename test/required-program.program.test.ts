import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOnPath } from '../scripts/find-on-path.mjs';
import { requireProgram } from './support/required-program';
import { aFolder } from './support/temporary-folder';

const root = resolve(__dirname, '..');
const absent = { name: 'Teapot', path: undefined, install: 'apt-get install -y teapot' };
const present = { name: 'Node', path: process.execPath, install: 'none' };

/** Runs tests that need these programs in a separate jest; returns its exit code, output and report. */
function runTests(programs: readonly object[], env: Readonly<Record<string, string>> = {}) {
  // The folder is inside the project, so that Node finds its packages.
  const folder = aFolder(join(root, 'test-results'));
  const helper = JSON.stringify(join(root, 'test/support/required-program'));
  writeFileSync(
    join(folder, 'pours.test.ts'),
    `const { describeWithPrograms } = require(${helper});
       describeWithPrograms(${JSON.stringify(programs)}, 'tea', () => it('pours', () => undefined));`,
  );
  const report = join(folder, 'report.json');
  const config = join(folder, 'jest.config.cjs');
  writeFileSync(
    config,
    `const { projects: [server] } = require(${JSON.stringify(join(root, 'jest.config.cjs'))});
       module.exports = { ...server, rootDir: ${JSON.stringify(folder)}, cacheDirectory: ${JSON.stringify(join(folder, 'cache'))}, testMatch: ['<rootDir>/*.test.ts'] };`,
  );
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, '-c', config, '--json', `--outputFile=${report}`],
    { encoding: 'utf8', env: { ...process.env, REQUIRE_ALL: '', ...env } },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly {
        readonly fullName: string;
        readonly status: string;
      }[];
    }[];
  };
  const [test] = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { status, stderr, test };
}

describe('tests that need a program', () => {
  it('run where it is found', () => {
    const { status, test } = runTests([present]);
    expect([status, test]).toMatchObject([0, { fullName: 'tea pours', status: 'passed' }]);
  });

  it('are skipped where it is missing, and say what to install', () => {
    const { status, test, stderr } = runTests([present, absent]);
    expect([status, test]).toMatchObject([
      0,
      { fullName: 'tea (no Teapot; apt-get install -y teapot) pours', status: 'pending' },
    ]);
    expect(stderr).toContain('SKIPPED: tea: no Teapot');
  });

  it('fail where it is missing and REQUIRE_ALL is set', () => {
    const { status, test, stderr } = runTests([absent], { REQUIRE_ALL: '1' });
    expect([status, test]).toMatchObject([1, { status: 'failed' }]);
    expect(stderr).toContain('apt-get install -y teapot');
  });
});

it('finds a command on the path, and says which program is missing', () => {
  expect(findOnPath('no-such-command', 'sh')).toMatch(/\/sh$/);
  expect(findOnPath('no-such-command')).toBeUndefined();
  expect(requireProgram(present)).toBe(process.execPath);
  expect(() => requireProgram(absent)).toThrow('Teapot is not installed: apt-get install');
});
