/**
 * The folder of generations. Each generation has a folder of its own; `current.json` names the one in use and is
 * replaced in one step, so a reader finds a whole generation or none.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { generationPaths } from './generation-files';

export type CurrentGeneration = {
  /** Name of its folder. */
  readonly folder: string;
  /** What it was made from: when this differs, a sample is made anew. */
  readonly signature: string;
  /** A retailer's own products are never replaced by the sample. */
  readonly source: 'sample' | 'import';
};

export const currentPath = (root: string): string => join(root, 'current.json');
const folderForm = /^g-[a-z0-9-]+$/;

const isCurrent = (value: unknown): value is CurrentGeneration => {
  if (typeof value !== 'object' || value === null) return false;
  const { folder, signature, source } = value as Record<string, unknown>;
  const isSource = source === 'sample' || source === 'import';
  return (
    typeof folder === 'string' &&
    folderForm.test(folder) &&
    typeof signature === 'string' &&
    isSource
  );
};

/** Undefined when there is none yet, or the file holds something else. */
export const readCurrent = (root: string): CurrentGeneration | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(currentPath(root), 'utf8'));
    return isCurrent(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const onDisk = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Puts a finished generation in use. Its files are on disk before any reader is led to them. */
export const activate = (root: string, current: CurrentGeneration): void => {
  for (const path of Object.values(generationPaths(join(root, current.folder)))) onDisk(path);
  const draft = join(root, `current-${randomBytes(6).toString('hex')}.tmp`);
  writeFileSync(draft, JSON.stringify(current));
  onDisk(draft);
  renameSync(draft, currentPath(root));
};

/** Makes the folder of a generation to be built. */
export const createGenerationFolder = (root: string): string => {
  const folder = `g-${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  mkdirSync(join(root, folder), { recursive: true });
  return folder;
};

/**
 * Removes what is not in use: older generations, and half-built ones of a process that died. Only for the holder of the
 * lock. A process that still has an older one open keeps its files until it closes them.
 */
export const removeUnused = (root: string, inUse?: string): void => {
  for (const name of readdirSync(root)) {
    const isLeftOver = (folderForm.test(name) && name !== inUse) || /^current-.*\.tmp$/.test(name);
    // Windows refuses to remove open files; they go with the next clean-up.
    if (isLeftOver) rmSync(join(root, name), { recursive: true, force: true, maxRetries: 2 });
  }
};

/** A database that is never written: SQLite's lock on it ends with the process that holds it, however that ends. */
const tryLock = (root: string): (() => void) | undefined => {
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
};

/** Runs `work` while no other process, and nobody else in this one, holds the lock; undefined at once when it is taken. */
export const withFreeLock = <Result>(root: string, work: () => Result): Result | undefined => {
  const unlock = tryLock(root);
  if (unlock === undefined) return undefined;
  try {
    return work();
  } finally {
    unlock();
  }
};

const lockPollMs = 100;

/** Waits for the lock as long as it takes. */
export const withLock = async <Result>(
  root: string,
  work: () => Promise<Result>,
): Promise<Result> => {
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
};
