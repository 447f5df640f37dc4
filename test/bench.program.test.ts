/** `npm run bench`: which measurements there are. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const scripts = resolve(__dirname, '../scripts');

function bench(...args: readonly string[]) {
  const program = join(scripts, 'bench.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const listed = /^ {2}([a-z]+) {2,}\S/gm;

it('lists the measurements, a line each', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  const names = [...stdout.matchAll(listed)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['catalogue', 'growth', 'feedback']));
  for (const name of ['server', 'load', 'soak', 'page']) {
    expect(names).toContain(name);
    expect(existsSync(join(scripts, 'bench', `${name}.mjs`))).toBe(true);
  }
});

it('ends with 2 for a name that it does not know, and lists those that it knows', () => {
  const { status, stdout, stderr } = bench('catalog');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no measurement catalog\.\n/);
  expect(stderr).toMatch(listed);
});

it('gives a measurement its options', () => {
  expect(bench('page', '--help').stdout).toContain('--compare OLD NEW');
});
