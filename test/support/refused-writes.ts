/** Folders that cannot be written and disks without room, for a process of a test; no disk is mounted, which few may do. */
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeWithPrograms,
  findOnPath,
  requireProgram,
  type RequiredProgram,
} from './required-program';
import { aFolder } from './temporary-folder';

const utility = (name: string): RequiredProgram => ({
  name,
  path: findOnPath(name),
  install: 'apt-get install -y util-linux',
});
const prlimit = utility('prlimit');
const setpriv = utility('setpriv');

export const describeWithRefusedWrites = (title: string, tests: () => void): void =>
  describeWithPrograms([prlimit, setpriv], title, tests);

/** Takes the right to write a folder and all that is in it, or gives it back. */
export function setWritable(path: string, isWritable: boolean): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, (isFolder ? 0o500 : 0o400) | (isWritable ? 0o200 : 0));
  if (isFolder) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
}

/** Before a command: root writes whatever the modes of files say, unless it gives that right up. */
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

/** Before a command: it can write not one byte to any file, as on a full disk, though with EFBIG for its code. */
export const onFullDisk = (): readonly string[] => [requireProgram(prlimit), '--fsize=0:'];

/** The same for a process that runs, and back. */
export function setRoom(pid: number, room: 'none' | 'enough'): void {
  const limit = room === 'none' ? '0' : 'unlimited';
  execFileSync(requireProgram(prlimit), ['--pid', String(pid), `--fsize=${limit}:`]);
}
