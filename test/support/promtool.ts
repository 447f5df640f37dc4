/** Runs Prometheus' own checker of rules, where it is installed. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const monitoringFolder = resolve(__dirname, '../../deploy/prometheus');

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/**
 * `test` where promtool is installed. Elsewhere one that is skipped and says so where nobody can miss it, or one that
 * fails when `REQUIRE_ALL` is set.
 */
export function testWithPromtool(name: string, body: () => void): void {
  if (hasPromtool || process.env.REQUIRE_ALL) {
    test(name, body);
    return;
  }
  const line = '!'.repeat(78);
  process.stderr.write(
    `\n${line}\nSKIPPED: ${name}: no promtool.\n` +
      `Install it to run this test: apt-get install -y prometheus\n${line}\n`,
  );
  test.skip(name, body);
}

/** Resolves file names in `deploy/prometheus`; throws with what promtool says when it finds a fault. */
export function promtool(...options: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('promtool', options, {
    cwd: monitoringFolder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(error?.message ?? stdout + stderr);
  return stdout;
}
