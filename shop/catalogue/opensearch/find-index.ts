/** Finds the index in use, and whether it can be searched: a cluster may search what it can no longer change. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { UnavailableError } from '../listing-engine';
import { explainClusterError } from './explain-cluster-error';
import { indicesOf } from './own-indices';
import { searchInTurn } from './search-in-turn';

/** A check must end soon after the next one is due. */
const checkLimits = { requestTimeout: 1_500, maxRetries: 1 };

function unreachable(error: unknown): never {
  throw new UnavailableError(`OpenSearch cannot be reached: ${explainClusterError(error)}`, {
    cause: error,
  });
}

const bodies = [{ size: 0, terminate_after: 1, track_total_hits: false }];
/** It asks for next to nothing: a node that takes longer does not respond to shoppers either. */
const attemptsMs = [1_500, 1_500, 1_500];

/** Rejects unless all shards respond, which is what listings need. A cluster with too much to do is not away. */
async function tryIndex(client: Client, index: string): Promise<void> {
  await searchInTurn(client, { index, bodies, attemptsMs }).catch((error: unknown) => {
    const status = error instanceof errors.ResponseError ? error.statusCode : undefined;
    if (status === 429) return;
    if (status !== 503) unreachable(error);
    throw new UnavailableError('OpenSearch has lost nodes that keep parts of the catalogue', {
      cause: error,
    });
  });
}

export type ClusterClients = {
  /** Of the checks: a node that waits for the manager of the cluster may still search. */
  readonly checks: Client;
  readonly searches: Client;
};

export type FoundIndex = {
  readonly index: string;
  /** Why the cluster may be behind, though it can be searched. */
  readonly warning?: string;
};

type Read = { readonly indices: readonly string[]; readonly warning?: string };

/** What the manager says, or, without one, what is served, or what a node has known last. */
async function readAlias(
  { checks }: ClusterClients,
  alias: string,
  served: string | undefined,
): Promise<Read> {
  try {
    return { indices: await indicesOf(checks, alias, checkLimits) };
  } catch (error) {
    const local = { ...checkLimits, isLocal: true };
    const indices =
      served === undefined
        ? await indicesOf(checks, alias, local).catch(() => unreachable(error))
        : [served];
    return {
      indices,
      warning: `OpenSearch is searched as it was, and takes no import: ${explainClusterError(error)}`,
    };
  }
}

/** Rejects with an `UnavailableError` when there is none yet, or it cannot be searched. */
export async function findIndex(
  clients: ClusterClients,
  alias: string,
  served: string | undefined,
): Promise<FoundIndex> {
  // Both at a time, so that a cluster without a response is known sooner.
  const trying = served === undefined ? undefined : tryIndex(clients.searches, served);
  trying?.catch(() => undefined);
  const { indices, ...rest } = await readAlias(clients, alias, served);
  const [index] = indices;
  if (index === undefined)
    throw new UnavailableError(`OpenSearch has no catalogue "${alias}" yet; import one`);
  await (index === served ? trying : tryIndex(clients.searches, index));
  return { index, ...rest };
}
