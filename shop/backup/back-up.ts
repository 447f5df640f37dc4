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

const copies = [
  { fileIn: savedFile, copy: copyDatabase },
  { fileIn: secretFile, copy: copyFileSync },
  { fileIn: eventsFile, copy: copyDatabase },
] as const;

/** The names of the files that are there. */
function copyFiles(dataDir: string, target: string): readonly string[] {
  const found = copies.filter(({ fileIn }) => existsSync(fileIn(dataDir)));
  return found.map(({ fileIn, copy }) => {
    const to = fileIn(target);
    copy(fileIn(dataDir), to);
    keepPrivate(to);
    onDisk(to);
    return basename(to);
  });
}

type Catalogue = { readonly name?: string; readonly fault?: string };

/** Never rejects: shoppers' lists are backed up without a catalogue that is damaged. */
async function copyCatalogue(dataDir: string, target: string): Promise<Catalogue> {
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
export type BackedUp = { readonly names: readonly string[]; readonly fault?: string };

/**
 * Makes the folder, which is there as a whole or not at all, and can take the place of `dataDir`. Resolves with what is
 * in it, and why the catalogue is not. Rejects where there is nothing to back up.
 */
export async function backUp({ dataDir, folder }: BackUp): Promise<BackedUp> {
  const target = resolve(folder);
  const draft = `${target}-${randomBytes(3).toString('hex')}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    const files = copyFiles(dataDir, draft);
    const { name, ...rest } = await copyCatalogue(dataDir, draft);
    const names = [...files, ...(name === undefined ? [] : [name])];
    if (names.length === 0)
      throw new Error(rest.fault ?? `There is nothing to back up in ${dataDir}`);
    folderOnDisk(draft);
    renameSync(draft, target);
    folderOnDisk(dirname(target));
    return { names, ...rest };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
