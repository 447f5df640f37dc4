/** Finds the price history of the import in use. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { verifyChecksums } from './checksums';
import { checksumsPath, priceTablePath } from './generation-files';
import type { FoundTable } from '../price-table';
import { listGenerations } from './generation-list';
import { readCurrent } from './generation-store';

/** The name of its generation; undefined before the first import. */
export function importInUse(root: string): string | undefined {
  const current = readCurrent(root);
  if (current?.source === 'import') return current.folder;
  return listGenerations(root).find(({ source }) => source === 'import')?.name;
}

/**
 * Its path; undefined where there is no import, or one from before there were histories. `damaged` when it is lost or
 * changed: that of an import before would lack days.
 */
export async function findPriceTable(root: string): Promise<FoundTable> {
  const name = importInUse(root);
  if (name === undefined) return undefined;
  const folder = join(root, name);
  const [list, path] = [checksumsPath(folder), priceTablePath(folder)];
  if (!existsSync(folder)) return 'damaged';
  if (!existsSync(list) || !readFileSync(list, 'utf8').includes(`  ${basename(path)}\n`))
    return undefined;
  try {
    await verifyChecksums(list, [path]);
    return { path };
  } catch {
    return 'damaged';
  }
}
