/** Copies an import into another folder of generations, for a backup. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOnDisk, onDisk } from '../../database/on-disk';
import { verifyListed } from './checksums';
import { checksumsPath } from './generation-files';
import { type ListedGeneration, listGenerations } from './generation-list';
import { activate } from './generation-store';

async function copyOne(
  root: string,
  target: string,
  { name, source, signature = '' }: ListedGeneration,
): Promise<void> {
  const copy = join(target, name);
  try {
    await cp(join(root, name), copy, { recursive: true });
    // Those of the first format have none.
    if (existsSync(checksumsPath(copy))) await verifyListed(checksumsPath(copy));
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  for (const file of readdirSync(copy)) onDisk(join(copy, file));
  folderOnDisk(copy);
  activate(target, { folder: name, source, signature });
}

/**
 * Copies the import in use, or the one before where that is damaged or a new one replaces it meanwhile, and names it as
 * in use. Undefined where there is no import: a sample is made by any start. Rejects when none of them is whole.
 */
export async function copyImport(root: string, target: string): Promise<string | undefined> {
  const imports = listGenerations(root).filter(({ source }) => source === 'import');
  for (const [place, generation] of imports.entries()) {
    try {
      await copyOne(root, target, generation);
      return generation.name;
    } catch (error) {
      if (place === imports.length - 1) throw error;
    }
  }
  return undefined;
}
