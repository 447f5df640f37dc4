/** Runs promtool, the rule checker of Prometheus. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { describeWithPrograms, requireProgram, type RequiredProgram } from './required-program';

export const monitoringFolder = resolve(__dirname, '../../deploy/prometheus');

const program: RequiredProgram = {
  name: 'promtool',
  path: findOnPath('promtool'),
  install: 'apt-get install -y prometheus',
};

export const describeWithPromtool = (title: string, tests: () => void): void =>
  describeWithPrograms([program], title, tests);

/** Runs in `deploy/prometheus`; throws with the output of promtool when it finds a fault. */
export function promtool(...options: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(requireProgram(program), options, {
    cwd: monitoringFolder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(error?.message ?? stdout + stderr);
  return stdout;
}
