/** A small disk of its own, which can be made read-only or filled: as root no permission holds anybody back. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './open-test-catalogue';

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args).status === 0;

export type MountedFolder = {
  readonly path: string;
  readonly makeReadOnly: () => void;
  /** Until not one byte more can be written; gives back how to make room again. */
  readonly fill: () => () => void;
  readonly remove: () => void;
};

const must = (isDone: boolean): void => {
  if (!isDone) throw new Error('the disk of the test cannot be mounted');
};

export const mountFolder = (): MountedFolder => {
  const { path, remove } = temporaryFolder();
  must(run('mount', '-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', path));
  return {
    path,
    // A second mount over the first: SQLite's files may be open for writing until the next garbage collection.
    makeReadOnly: () =>
      must(run('mount', '--bind', path, path) && run('mount', '-o', 'remount,bind,ro', path)),
    fill: () => {
      const filler = join(path, 'filler');
      const file = openSync(filler, 'w');
      try {
        for (const bytes of [65_536, 1]) fillWith(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
      return () => rmSync(filler);
    },
    remove: () => {
      while (run('umount', '--lazy', path));
      remove();
    },
  };
};

const fillWith = (file: number, block: Buffer): void => {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

const canMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mountFolder().remove();
    return true;
  } catch {
    return false;
  }
};

/** Where no disk can be mounted the tests are skipped, and say so. */
export const describeWithMounts: (title: string, tests: () => void) => void = canMount()
  ? describe
  : (title, tests) => {
      process.stderr.write(`SKIPPED, since no disk can be mounted here: ${title}\n`);
      describe.skip(title, tests);
    };
