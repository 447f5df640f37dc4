/** `npm run import -- --rollback`: takes the import before the one in use again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadOptional } from '../../server/services/load-optional';
import { verifyChecksums } from '../catalogue/embedded/checksums';
import { importInUse } from '../catalogue/embedded/find-price-table';
import { readDescription } from '../catalogue/embedded/generation';
import {
  checksumsPath,
  type GenerationDescription,
  generationPaths,
} from '../catalogue/embedded/generation-files';
import { listGenerations } from '../catalogue/embedded/generation-list';
import { activate, madeAt, withLock } from '../catalogue/embedded/generation-store';
import { catalogueFolder } from '../catalogue/catalogue-folder';
import { ImportFailure } from './formats/row';
import type { RollBack } from './import-options';
import { countProducts } from './progress-bar';

type RolledBack = { readonly products: number; readonly importedMs: number | undefined };

/** Rejects with an `ImportFailure` when it is damaged, so that it would not be served. */
async function readWhole(folder: string): Promise<GenerationDescription> {
  const list = checksumsPath(folder);
  try {
    // Those of the first format have none.
    if (existsSync(list)) await verifyChecksums(list, Object.values(generationPaths(folder)));
    return await readDescription(folder);
  } catch (error) {
    throw new ImportFailure(`the import before cannot be taken again: ${(error as Error).message}`);
  }
}

/** Undefined, with nothing changed, where there is no import before the one in use. */
const rollBackFolder = (root: string): Promise<RolledBack | undefined> =>
  withLock(root, async () => {
    const inUse = importInUse(root);
    const before = listGenerations(root).find(
      ({ name, source }) =>
        source === 'import' && inUse !== undefined && madeAt(name) < madeAt(inUse),
    );
    if (before === undefined) return undefined;
    const { name, source, signature = '' } = before;
    const folder = join(root, name);
    const { products } = await readWhole(folder);
    activate(root, { folder: name, source, signature });
    return { products, importedMs: madeAt(name) };
  });

async function rollBackCluster(url: string): Promise<RolledBack | undefined> {
  const { rollBackInCluster } = await loadOptional(
    'opensearch',
    () => import('./roll-back-cluster'),
  );
  return rollBackInCluster(url);
}

/** Resolves with a line for the user. Rejects with an `ImportFailure` where there is nothing to go back to. */
export async function rollBack({ dataDir, openSearchUrl }: RollBack): Promise<string> {
  const root = catalogueFolder(dataDir);
  const done = await (openSearchUrl === undefined
    ? existsSync(root)
      ? rollBackFolder(root)
      : undefined
    : rollBackCluster(openSearchUrl));
  if (done === undefined)
    throw new ImportFailure('there is no import before the one in use that can be taken again');
  const { products, importedMs } = done;
  const when = importedMs === undefined ? '' : ` of ${new Date(importedMs).toISOString()}`;
  return `Rolled back: the import${when} is in use again, with ${countProducts(products)}.`;
}
