/** Imports a file of whole products into a new index of a cluster. */
import { join } from 'node:path';
import type { Client } from '@opensearch-project/opensearch';
import { hasNoCopy } from '../catalogue/opensearch/explain-cluster-error';
import { fetchHistory } from '../catalogue/opensearch/index-history';
import { loadIndex } from '../catalogue/opensearch/load-index';
import { defaultAlias } from '../catalogue/opensearch/open-opensearch-catalogue';
import { indicesOf } from '../catalogue/opensearch/own-indices';
import { RefusedError } from '../catalogue/opensearch/refused-error';
import { openPriceHistory } from '../catalogue/price-table';
import { findEarlierIndex } from './guard/earlier-index';
import { importElsewhere } from './import-elsewhere';
import type { ImportTarget } from './import-passes';
import type { ImportSummary } from './import-summary';
import type { Work } from './plan-import';
import { type LockedCluster, withCluster, withLockedCluster } from './with-cluster';

/** Up to two copies of each shard, on other nodes: where each node has one, none waits for another. */
async function copiesOn(client: Client): Promise<number> {
  const { body } = await client.cluster.health();
  return Math.max(1, Math.min(2, body.number_of_data_nodes - 1));
}

/**
 * What is read of the catalogue in use. Where its nodes have lost their data for good, a new import is what mends it,
 * and has nothing to be compared with.
 */
async function unlessLost<Read>(
  { options }: Work,
  reading: Promise<Read>,
  otherwise: Read,
): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (!hasNoCopy(error)) throw error;
    if (options.acceptChanges) return otherwise;
    throw new RefusedError(
      'the catalogue in use has a part without a copy: bring back the nodes that have it; if their data is lost, --accept-changes imports without it, and forgets its prices',
    );
  }
}

type Place = { readonly cluster: LockedCluster; readonly folder: string };

const targetOfCluster = (work: Work, { cluster, folder }: Place): ImportTarget => ({
  openHistory: async (now) => {
    const [index] = await indicesOf(cluster.client, defaultAlias);
    const path = join(folder, 'before.sqlite');
    const before =
      index === undefined
        ? undefined
        : await unlessLost(work, fetchHistory(cluster.client, index, path), 'damaged');
    return openPriceHistory({ path: join(folder, 'prices.sqlite'), before, now });
  },
  build: async ({ outline, expected }, products, priceHistory) => {
    const { client, confirm } = cluster;
    await loadIndex(client, defaultAlias, {
      outline,
      products,
      priceHistory,
      confirm,
      onWarning: work.report.warn,
      shards: { shards: work.options.shards ?? 1, replicas: await copiesOn(client) },
      onProgress: (done) => work.bar.show('Loading', done / Math.max(1, expected), done),
    });
  },
});

const earlierOf =
  (work: Work, { client, folder }: Pick<LockedCluster, 'client'> & Omit<Place, 'cluster'>) =>
  async () => {
    const [index] = await indicesOf(client, defaultAlias);
    return unlessLost(work, findEarlierIndex(client, index, folder), undefined);
  };

/** A dry run changes nothing, so that others may run meanwhile. */
export const importIntoCluster = (work: Work, url: string): Promise<ImportSummary> =>
  work.options.dryRun
    ? withCluster(url, (client) =>
        importElsewhere(work, (folder) => ({ findEarlier: earlierOf(work, { client, folder }) })),
      )
    : withLockedCluster(url, (cluster) =>
        importElsewhere(work, (folder) => ({
          findEarlier: earlierOf(work, { client: cluster.client, folder }),
          target: targetOfCluster(work, { cluster, folder }),
        })),
      );
