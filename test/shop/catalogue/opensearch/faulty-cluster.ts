/** A cluster of three nodes with a catalogue, whose faults a test makes, and a page node over it. */
import { Client } from '@opensearch-project/opensearch';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { closeAfterTest } from '../../../support/close-after-test';
import { type ShopProcess, startShopProcess } from '../../../support/shop-process';
import { aFolder } from '../../../support/temporary-folder';
import { until } from '../../../support/until';
import { type Node, startNodes } from './start-nodes';

const longestMs = 600_000;

export async function secondsOf(work: Promise<unknown>): Promise<string> {
  const startMs = performance.now();
  await work;
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
}

type Shop = Pick<ShopProcess, 'address'>;

/** What `/readyz` responds, as one text; empty before the server listens. */
async function readinessOf({ address }: Shop): Promise<string> {
  try {
    const response = await fetch(`${address}/readyz`);
    return `${response.status} ${await response.text()}`;
  } catch {
    return '';
  }
}

export const untilReadinessIs = (shop: Shop, said: string): Promise<void> =>
  until(async () => (await readinessOf(shop)).includes(said), longestMs);

export const untilReady = (shop: Shop): Promise<void> =>
  untilReadinessIs(shop, '200 {"status":"ready"');

export type FaultyCluster = Awaited<ReturnType<typeof startFaultyCluster>>;

export async function startFaultyCluster() {
  const nodes = await startNodes(3, '1g');
  const urls = nodes.map((node) => node.url);
  const url = urls.join(',');
  const client = new Client({ nodes: urls });
  closeAfterTest(() => client.close());
  const isGreen = async (): Promise<boolean> => {
    const { body } = await client.cluster.health();
    return body.status === 'green' && body.number_of_nodes === nodes.length;
  };
  const nodeNamed = (rows: unknown): Node => {
    const found = nodes.find(({ name }) => JSON.stringify(rows).includes(`"${name}"`));
    if (found === undefined) throw new Error('no node has this name');
    return found;
  };
  const putDiskMarks = (mark: string | null) =>
    client.cluster.putSettings({
      body: {
        persistent: {
          'cluster.info.update.interval': '10s',
          'cluster.routing.allocation.disk.watermark.low': mark,
          'cluster.routing.allocation.disk.watermark.high': mark,
          'cluster.routing.allocation.disk.watermark.flood_stage': mark,
        },
      },
    });
  /** By OpenSearch itself: the indices, and new ones. */
  const isBlocked = async (): Promise<readonly boolean[]> => {
    const indices = await client.indices.getSettings({ index: 'catalogue*' });
    const cluster = await client.cluster.getSettings();
    return [
      JSON.stringify(indices.body).includes('read_only_allow_delete'),
      JSON.stringify(cluster.body).includes('create_index'),
    ];
  };
  return {
    nodes,
    url,
    client,
    /** Resolves when it has a catalogue; it listens before. */
    startShop: (port = '0') =>
      startShopProcess({
        env: {
          CATALOGUE_ENGINE: 'opensearch',
          OPENSEARCH_URL: url,
          DATA_DIR: aFolder(),
          PORT: port,
        },
      }),
    untilGreen: () => until(() => isGreen().catch(() => false), longestMs),
    indexInUse: async () => (await indicesOf(client, 'catalogue'))[0] ?? '',
    countIndices: async () =>
      Object.keys((await client.indices.get({ index: 'catalogue-*' })).body).length,
    manager: async () => nodeNamed((await client.cat.clusterManager({ format: 'json' })).body),
    /** Takes the copies of an index away, and says which node has it then. */
    keepOnce: async (...indices: string[]): Promise<Node> => {
      const index = indices;
      await client.indices.putSettings({ index, body: { number_of_replicas: 0 } });
      return nodeNamed((await client.cat.shards({ index: indices[0] ?? '', format: 'json' })).body);
    },
    /** As if each disk had less room than OpenSearch wants. Resolves when it has noticed. */
    fillDisks: async () => {
      await putDiskMarks('1000tb');
      await until(async () => (await isBlocked()).every(Boolean), longestMs);
    },
    emptyDisks: async () => {
      await putDiskMarks(null);
      await until(async () => !(await isBlocked()).some(Boolean), longestMs);
    },
  };
}
