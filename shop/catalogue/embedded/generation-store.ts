/**
 * The folder of generations. Each generation has a folder of its own; `current.json` names the one in use and is
 * replaced in one step, so a reader finds a whole generation or none. A generation outlives the file that names it:
 * `generation-list.ts` says which may be served.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { folderOnDisk, onDisk } from '../../database/on-disk';
import { writeChecksums } from './checksums';
import { isFaultOfMachine } from './damaged-generation';
import {
  checksumsPath,
  type GenerationOrigin,
  generationPaths,
  priceTablePath,
} from './generation-files';

/** The generation in use, with its origin. */
export type CurrentGeneration = GenerationOrigin & {
  /** Name of its folder. */
  readonly folder: string;
};

const currentPath = (root: string): string => join(root, 'current.json');
const folderForm = /^g-[a-z0-9-]+$/;

function isCurrent(value: unknown): value is CurrentGeneration {
  if (typeof value !== 'object' || value === null) return false;
  const { folder, signature, source } = value as Record<string, unknown>;
  const isSource = source === 'sample' || source === 'import';
  return (
    typeof folder === 'string' &&
    folderForm.test(folder) &&
    typeof signature === 'string' &&
    isSource
  );
}

/**
 * Undefined when there is none yet, or the file holds something else. Throws when this process can open no file just
 * now.
 */
export function readCurrent(root: string): CurrentGeneration | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(currentPath(root), 'utf8'));
    return isCurrent(value) ? value : undefined;
  } catch (error) {
    if (isFaultOfMachine(error)) throw error;
    return undefined;
  }
}

/** A reader finds the file as it was before, or all of it. */
function writeInOneStep(path: string, draft: string, text: string): void {
  writeFileSync(draft, text);
  onDisk(draft);
  renameSync(draft, path);
  folderOnDisk(dirname(path));
}

/** Completes a generation: its files are on disk, with their checksums. */
export async function seal(folder: string): Promise<void> {
  const prices = priceTablePath(folder);
  const paths = [
    ...Object.values(generationPaths(folder)),
    ...(existsSync(prices) ? [prices] : []),
  ];
  for (const path of paths) onDisk(path);
  const list = checksumsPath(folder);
  writeInOneStep(list, `${list}.tmp`, await writeChecksums(paths));
}

/** Puts a sealed generation in use. */
export function activate(root: string, current: CurrentGeneration): void {
  const draft = join(root, `current-${randomBytes(6).toString('hex')}.tmp`);
  writeInOneStep(currentPath(root), draft, JSON.stringify(current));
}

/** When a folder was made, in milliseconds since 1970; its name begins with it. */
export const madeAt = (name: string): number => parseInt(name.split('-')[1] ?? '', 36) || 0;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as { readonly code?: unknown }).code));

/** The folders of all generations, the newest first, finished or not. Throws when the folder cannot be read. */
export function generationFolders(root: string): readonly string[] {
  try {
    return readdirSync(root)
      .filter((name) => folderForm.test(name))
      .sort((one, other) => madeAt(other) - madeAt(one));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Makes the folder of a generation to be built: the newest, even when the clock was set back. */
export function createGenerationFolder(root: string): string {
  const [newest = ''] = generationFolders(root);
  const now = Math.max(Date.now(), madeAt(newest) + 1);
  const folder = `g-${now.toString(36)}-${randomBytes(4).toString('hex')}`;
  mkdirSync(join(root, folder), { recursive: true, mode: 0o700 });
  return folder;
}

/** Windows refuses to remove open files; they go with the next clean-up. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 2 });
  } catch {
    // The next clean-up tries again.
  }
}

/**
 * Removes all generations but those to keep, and unfinished pointers of dead processes. Only for the holder of the
 * lock. A process that still has one open keeps its files until it closes them. What cannot be removed only takes room.
 */
export function removeUnused(root: string, keep: readonly string[]): void {
  for (const name of readdirSync(root)) {
    const isLeftOver =
      (folderForm.test(name) && !keep.includes(name)) || /^current-.*\.tmp$/.test(name);
    if (isLeftOver) removeQuietly(join(root, name));
  }
}

/** Less room than the smallest catalogue takes. */
const leastFreeBytes = 1_048_576;

/** Why nothing can be imported into the folder just now, in words for the operator; undefined when it can. */
export function whyNotWritable(root: string): string | undefined {
  try {
    accessSync(root, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = statfsSync(root);
    return bavail * bsize < leastFreeBytes ? `The disk of ${root} is full.` : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : `${root} cannot be written (${code ?? 'no reason'}).`;
  }
}

/** A database that is never written: SQLite's lock on it ends with the process that holds it, however that ends. */
function tryLock(root: string): (() => void) | undefined {
  mkdirSync(root, { recursive: true });
  const db = new Database(join(root, 'lock.sqlite'));
  try {
    db.exec('BEGIN EXCLUSIVE');
    return () => {
      db.exec('ROLLBACK');
      db.close();
    };
  } catch (error) {
    db.close();
    if ((error as { readonly code?: unknown }).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
}

/**
 * Runs `work` while no other caller, in this process or another, holds the lock; undefined at once when it is taken.
 */
export function withFreeLock<Result>(root: string, work: () => Result): Result | undefined {
  const unlock = tryLock(root);
  if (unlock === undefined) return undefined;
  try {
    return work();
  } finally {
    unlock();
  }
}

/** The same for work that takes time. */
export async function withLockOrNot<Result>(
  root: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const unlock = tryLock(root);
  if (unlock === undefined) return undefined;
  try {
    return await work();
  } finally {
    unlock();
  }
}

const lockPollMs = 100;

/** Waits for the lock as long as it takes. */
export async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  let unlock = tryLock(root);
  while (unlock === undefined) {
    await wait(lockPollMs);
    unlock = tryLock(root);
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}
