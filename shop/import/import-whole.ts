/** Imports a file of whole products: into a new generation of a folder, into a new index of a cluster, or nowhere. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { buildGeneration } from '../catalogue/embedded/build-generation';
import { findPriceTable } from '../catalogue/embedded/find-price-table';
import { withLock } from '../catalogue/embedded/generation-store';
import { catalogueFolder } from '../catalogue/open-catalogue';
import { fetchHistory } from '../catalogue/opensearch/index-history';
import { indicesOf, loadIndex } from '../catalogue/opensearch/load-index';
import { connect, defaultAlias } from '../catalogue/opensearch/open-opensearch-catalogue';
import { openPriceHistory } from '../catalogue/price-table';
import { createDraftStore, removeOldDrafts } from './draft-store';
import { findEarlierGeneration, findEarlierIndex } from './guard/earlier-catalogue';
import { importInto, type ImportPlace, type ImportTarget } from './import-passes';
import type { ImportSummary } from './import-summary';
import type { Work } from './plan-import';

/** Writes only the drafts and the price history, which are removed when it ends. */
async function importElsewhere(
  work: Work,
  placeIn: (folder: string) => ImportPlace,
): Promise<ImportSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'import-drafts-'));
  const store = createDraftStore(folder);
  try {
    return await importInto(work, store, placeIn(folder));
  } finally {
    store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const targetOfCluster = (work: Work, client: Client, folder: string): ImportTarget => ({
  openHistory: async (now) => {
    const [index] = await indicesOf(client, defaultAlias);
    const path = join(folder, 'before.sqlite');
    const before = index === undefined ? undefined : await fetchHistory(client, index, path);
    return openPriceHistory({ path: join(folder, 'prices.sqlite'), before, now });
  },
  build: async ({ outline, expected }, products, priceHistory) => {
    await loadIndex(client, defaultAlias, {
      outline,
      products,
      priceHistory,
      shards: { shards: work.options.shards ?? 1, replicas: 1 },
      onProgress: (done) => work.bar.show('Loading', done / Math.max(1, expected), done),
    });
  },
});

async function loadCluster(work: Work, url: string): Promise<ImportSummary> {
  const client = connect(url);
  try {
    return await importElsewhere(work, (folder) => ({
      findEarlier: async () => {
        const [index] = await indicesOf(client, defaultAlias);
        return findEarlierIndex(client, index, folder);
      },
      ...(!work.options.dryRun && { target: targetOfCluster(work, client, folder) }),
    }));
  } finally {
    await client.close();
  }
}

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
              priceHistory,
              expected,
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
export function importWhole(work: Work): Promise<ImportSummary> {
  const { dryRun, openSearchUrl, dataDir } = work.options;
  if (openSearchUrl !== undefined) return loadCluster(work, openSearchUrl);
  if (!dryRun) return replaceCatalogue(work);
  const root = catalogueFolder(dataDir);
  return importElsewhere(work, () => ({
    findEarlier: () => Promise.resolve(findEarlierGeneration(root)),
  }));
}
