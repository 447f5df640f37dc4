/** Imports a file of whole products into a new index of a cluster. */
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { fetchHistory } from '../catalogue/opensearch/index-history';
import { indicesOf, loadIndex } from '../catalogue/opensearch/load-index';
import { defaultAlias } from '../catalogue/opensearch/open-opensearch-catalogue';
import { openPriceHistory } from '../catalogue/price-table';
import { findEarlierIndex } from './guard/earlier-catalogue';
import { importElsewhere } from './import-elsewhere';
import type { ImportTarget } from './import-passes';
import type { ImportSummary } from './import-summary';
import type { Work } from './plan-import';
import { withCluster } from './with-cluster';

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

export const importIntoCluster = (work: Work, url: string): Promise<ImportSummary> =>
  withCluster(url, (client) =>
    importElsewhere(work, (folder) => ({
      findEarlier: async () => {
        const [index] = await indicesOf(client, defaultAlias);
        return findEarlierIndex(client, index, folder);
      },
      ...(!work.options.dryRun && { target: targetOfCluster(work, client, folder) }),
    })),
  );
