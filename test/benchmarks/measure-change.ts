/** Changes the catalogue while it is queried, as an import does to a server. */
import { linkSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { BenchQuery } from './sample-queries';
import { checksumsPath, generationPaths } from '../../shop/catalogue/embedded/generation-files';
import { activate, readCurrent } from '../../shop/catalogue/embedded/generation-store';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { catalogueFolder } from '../../shop/catalogue/catalogue-folder';

/** The generation in use under another name: the files are the same ones. */
function putCopyInUse(dataDir: string): void {
  const root = catalogueFolder(dataDir);
  const current = readCurrent(root);
  if (current === undefined) throw new Error(`there is no catalogue in ${root}`);
  const folder = `g-copy-${Date.now().toString(36)}`;
  mkdirSync(join(root, folder));
  const present = join(root, current.folder);
  for (const path of [...Object.values(generationPaths(present)), checksumsPath(present)])
    linkSync(path, join(root, folder, basename(path)));
  activate(root, { ...current, folder });
}

export type Change = { readonly failed: number; readonly blockedMs: number };

const queriesAfter = 200;

/**
 * Runs one query after the other until the engine has changed to a copy of its catalogue, and some more. `changes`
 * counts the engine's changes so far.
 */
export async function measureChange(
  { engine, changes }: { readonly engine: ListingEngine; readonly changes: () => number },
  queries: readonly BenchQuery[],
  dataDir: string,
): Promise<Change> {
  const before = changes();
  putCopyInUse(dataDir);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let [count, failed, left] = [0, 0, queriesAfter];
  while (left > 0) {
    const query = queries[count % queries.length]?.query;
    if (query === undefined) break;
    await engine.query(query).catch(() => (failed += 1));
    await nextTask();
    count += 1;
    if (changes() > before) left -= 1;
  }
  delay.disable();
  return { failed, blockedMs: delay.max / 1e6 };
}
