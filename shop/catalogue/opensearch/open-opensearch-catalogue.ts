/** The listing engine over a cluster: opens the catalogue that it has, once it has one, and follows imports. */
import { Client } from '@opensearch-project/opensearch';
import { watchCatalogue, type WatchedCatalogue, type WatchOptions } from '../watch-catalogue';
import { UnavailableError } from '../listing-engine';
import { explainClusterError } from './explain-cluster-error';
import { indicesOf, madeAt } from './own-indices';
import { openIndex } from './opensearch-engine';

export const defaultAlias = 'catalogue';

export type OpenSearchOptions = {
  /** Addresses of nodes, separated by commas. */
  readonly url: string;
  readonly alias?: string;
  readonly watch?: WatchOptions;
};

const requestTimeoutMs = 10_000;

export const connect = (url: string): Client =>
  new Client({
    nodes: url.split(',').map((node) => node.trim()),
    requestTimeout: requestTimeoutMs,
    maxRetries: 2,
    compression: 'gzip',
  });

/** A check must end before the next one is due. */
const checkLimits = { requestTimeout: 2_000, maxRetries: 1 };

async function isWhole(client: Client, index: string): Promise<boolean> {
  const { body } = await client.cluster.health({ index }, checkLimits);
  return body.status !== 'red';
}

function unreachable(error: unknown): never {
  throw new UnavailableError(`OpenSearch cannot be reached: ${explainClusterError(error)}`, {
    cause: error,
  });
}

/** The index in use. Rejects when there is none yet, shards of it are missing, or the cluster cannot be reached. */
async function findIndex(client: Client, alias: string): Promise<string> {
  const [index] = await indicesOf(client, alias, checkLimits).catch(unreachable);
  if (index === undefined)
    throw new UnavailableError(`OpenSearch has no catalogue "${alias}" yet; import one`);
  if (!(await isWhole(client, index).catch(unreachable)))
    throw new UnavailableError('OpenSearch has lost nodes that keep parts of the catalogue');
  return index;
}

/** Never rejects and waits for nothing: `opened` resolves when the cluster is reached and has a catalogue. */
export function openOpenSearchCatalogue({
  url,
  alias = defaultAlias,
  watch,
}: OpenSearchOptions): WatchedCatalogue {
  const client = connect(url);
  const { engine, opened } = watchCatalogue(
    {
      engine: 'opensearch',
      find: () => findIndex(client, alias),
      open: (index) => openIndex(client, index),
      importedMs: madeAt,
    },
    watch,
  );
  return {
    opened,
    engine: {
      ...engine,
      close: async () => {
        await engine.close();
        await client.close();
      },
    },
  };
}
