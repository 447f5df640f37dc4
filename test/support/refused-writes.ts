/** Read-only folders and full disks for a process under test, without mounting a disk. */
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { describeWithPrograms, requireProgram, type RequiredProgram } from './required-program';
import { aFolder } from './temporary-folder';

const utility = (name: string): RequiredProgram => ({
  name,
  path: findOnPath(name),
  install: 'apt-get install -y util-linux',
});
export const prlimit = utility('prlimit');
const setpriv = utility('setpriv');

export const describeWithRefusedWrites = (title: string, tests: () => void): void =>
  describeWithPrograms([prlimit, setpriv], title, tests);

/** Makes a folder and its contents writable or read-only. */
export function setWritable(path: string, isWritable: boolean): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, (isFolder ? 0o500 : 0o400) | (isWritable ? 0o200 : 0));
  if (isFolder) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
}

/** Prefix of a command: root ignores the modes of files unless this capability is dropped. */
export function withoutOverride(): readonly string[] {
  const folder = aFolder();
  try {
    chmodSync(folder, 0o500);
    mkdirSync(join(folder, 'refused'));
  } catch {
    return [];
  }
  return [requireProgram(setpriv), '--bounding-set=-dac_override'];
}

/** Prefix of a command: its writes fail as on a full disk, with the code EFBIG. */
export const onFullDisk = (): readonly string[] => [requireProgram(prlimit), '--fsize=0:'];

/** The same for a running process, and its end. */
export function setRoom(pid: number, room: 'none' | 'enough'): void {
  const limit = room === 'none' ? '0' : 'unlimited';
  execFileSync(requireProgram(prlimit), ['--pid', String(pid), `--fsize=${limit}:`]);
}
