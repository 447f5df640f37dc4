import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const program = resolve(__dirname, '../../../dist/server/events.js');

/** Runs the program in a shell that has sent its output elsewhere. */
const run = (elsewhere: string) =>
  spawnSync('bash', ['-c', `${elsewhere}; "$0" "$1" --help`, process.execPath, program], {
    encoding: 'utf8',
  });

it('an export says where its output has no room, and ends with 1', () => {
  const { status, stderr } = run('exec >/dev/full');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The events .*ENOSPC.*\n$/)]);
});

it('an export whose reader has read enough ends with 0, without a word', () => {
  const { status, stderr } = run('exec > >(exit); wait $!');
  expect([status, stderr]).toEqual([0, '']);
});
