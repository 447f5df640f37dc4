/** Imports a file of whole products: into a new generation of a folder, into a new index of a cluster, or nowhere. */
import { mkdirSync } from 'node:fs';
import { loadOptional } from '../../server/services/load-optional';
import { buildGeneration } from '../catalogue/embedded/build-generation';
import { findPriceTable } from '../catalogue/embedded/find-price-table';
import { withLock } from '../catalogue/embedded/generation-store';
import { catalogueFolder } from '../catalogue/catalogue-folder';
import { openPriceHistory } from '../catalogue/price-table';
import { createDraftStore, removeOldDrafts } from './draft-store';
import { findEarlierGeneration } from './guard/earlier-catalogue';
import { importElsewhere } from './import-elsewhere';
import { importInto } from './import-passes';
import type { ImportSummary } from './import-summary';
import type { Work } from './plan-import';

/** The generation in use stays until the new one is complete; nothing half-built is left in any case. */
async function replaceCatalogue(work: Work): Promise<ImportSummary> {
  const { options, bar } = work;
  const root = catalogueFolder(options.dataDir);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  return withLock(root, async () => {
    removeOldDrafts(root);
    const store = createDraftStore(root);
    try {
      return await importInto(work, store, {
        findEarlier: () => Promise.resolve(findEarlierGeneration(root)),
        target: {
          openHistory: async (now) =>
            openPriceHistory({ path: store.pricesPath, before: await findPriceTable(root), now }),
          build: async ({ outline, expected }, products, priceHistory) => {
            await buildGeneration(root, {
              outline,
              products: products(),
              areDistinct: true,
              priceHistory,
              expected,
              openWriter: options.openWriter,
              signature: `import ${new Date().toISOString()}`,
              source: 'import',
              onProgress: ({ stage, done, total }) =>
                bar.show(stage, done / Math.max(1, total), done),
            });
          },
        },
      });
    } finally {
      store.remove();
    }
  });
}

/** Where the options say. */
export async function importWhole(work: Work): Promise<ImportSummary> {
  const { dryRun, openSearchUrl, dataDir } = work.options;
  if (openSearchUrl !== undefined) {
    const { importIntoCluster } = await loadOptional(
      'opensearch',
      () => import('./import-cluster'),
    );
    return importIntoCluster(work, openSearchUrl);
  }
  if (!dryRun) return replaceCatalogue(work);
  const root = catalogueFolder(dataDir);
  return importElsewhere(work, () => ({
    findEarlier: () => Promise.resolve(findEarlierGeneration(root)),
  }));
}
