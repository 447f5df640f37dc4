/** Copies what a node stores in its folder of data, also while it writes there. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { catalogueFolder } from '../catalogue/catalogue-folder';
import { copyImport } from '../catalogue/embedded/copy-import';
import { waitForLockMs } from '../database/libsql-connection';
import { folderOnDisk, onDisk } from '../database/on-disk';
import { keepPrivate } from '../database/private-files';
import { eventsFile } from '../events/events-file';
import { savedFile, secretFile } from '../saved/saved-files';

/** The database as it is at one moment, of whatever version, without a wait for those that write. */
function copyDatabase(from: string, to: string): void {
  const database = new Database(from, { timeout: waitForLockMs });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

type Copied = { readonly name?: string; readonly fault?: string };
type Copying = {
  readonly fileIn: (dataDir: string) => string;
  readonly copy: (from: string, to: string) => void;
};

const savedCopying: Copying = { fileIn: savedFile, copy: copyDatabase };
const secretCopying: Copying = { fileIn: secretFile, copy: copyFileSync };
const eventsCopying: Copying = { fileIn: eventsFile, copy: copyDatabase };

/** Nothing where there is no such file. Its errors name the file, which those of SQLite do not. */
function copyFile({ fileIn, copy }: Copying, dataDir: string, target: string): Copied {
  const from = fileIn(dataDir);
  if (!existsSync(from)) return {};
  const to = fileIn(target);
  try {
    copy(from, to);
    keepPrivate(to);
    onDisk(to);
  } catch (error) {
    throw new Error(`${from} cannot be copied: ${(error as Error).message}`, { cause: error });
  }
  return { name: basename(to) };
}

/** Never throws: shoppers' lists are backed up without events that are damaged. */
function copyEvents(dataDir: string, target: string): Copied {
  try {
    return copyFile(eventsCopying, dataDir, target);
  } catch (error) {
    // What was copied of it is no database.
    rmSync(eventsFile(target), { force: true });
    return { fault: `The events are not in it: ${(error as Error).message}` };
  }
}

/** Never rejects, as with events. */
async function copyCatalogue(dataDir: string, target: string): Promise<Copied> {
  const root = catalogueFolder(dataDir);
  const copied = catalogueFolder(target);
  mkdirSync(copied, { mode: 0o700 });
  try {
    const name = await copyImport(root, copied);
    if (name !== undefined) return { name: join(basename(copied), name) };
    rmSync(copied, { recursive: true });
    return {};
  } catch (error) {
    rmSync(copied, { recursive: true });
    return { fault: `The catalogue is not in it: ${(error as Error).message}` };
  }
}

export type BackUp = { readonly dataDir: string; readonly folder: string };
export type BackedUp = {
  readonly names: readonly string[];
  /** What is not in it, and why. */
  readonly faults: readonly string[];
};

/**
 * Makes the folder, which is there as a whole or not at all, and can take the place of `dataDir`. Resolves with what is
 * in it, and why the events or the catalogue are not. Rejects where there is nothing to back up, and without lists or
 * secret that are there: a backup without them would pass for one of all.
 */
export async function backUp({ dataDir, folder }: BackUp): Promise<BackedUp> {
  const target = resolve(folder);
  const draft = `${target}-${randomBytes(3).toString('hex')}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    const parts = [
      copyFile(savedCopying, dataDir, draft),
      copyFile(secretCopying, dataDir, draft),
      copyEvents(dataDir, draft),
      await copyCatalogue(dataDir, draft),
    ];
    const names = parts.flatMap(({ name }) => name ?? []);
    const faults = parts.flatMap(({ fault }) => fault ?? []);
    if (names.length === 0)
      throw new Error(faults.join('\n') || `There is nothing to back up in ${dataDir}`);
    folderOnDisk(draft);
    renameSync(draft, target);
    folderOnDisk(dirname(target));
    return { names, faults };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
