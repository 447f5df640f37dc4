/** Searches one index of a cluster. */
import { type Client, errors } from '@opensearch-project/opensearch';
import type { Vocabulary } from '../embedded/vocabulary';
import { UnavailableError } from '../listing-engine';
import type { CategoryLookup } from '../search-ranking';
import type { ExpandWords } from '../synonyms';
import { explainClusterError, isRefusedAccess } from './explain-cluster-error';
import type { Filter, OpenCatalogue } from './plan-listing';
import { readTotal } from './read-response';
import { searchInTurn } from './search-in-turn';

export type Context = CategoryLookup & {
  readonly client: Client;
  readonly index: string;
  readonly catalogue: OpenCatalogue;
  readonly expand: ExpandWords;
  readonly vocabulary: () => Promise<Vocabulary>;
};

/**
 * A cluster that is away, overloaded, short of shards or has another password may respond later; any other refusal is a
 * mistake of this program.
 */
const isTransientError = (error: unknown): boolean =>
  isRefusedAccess(error) ||
  (error instanceof errors.ResponseError
    ? error.statusCode === 404 || error.statusCode === 429 || error.statusCode >= 500
    : error instanceof errors.OpenSearchClientError);

/** Rejects with an `UnavailableError` where the cluster may respond later. */
export async function asked<Response>(responding: PromiseLike<Response>): Promise<Response> {
  try {
    return await responding;
  } catch (error) {
    if (!isTransientError(error)) throw error;
    throw new UnavailableError(`OpenSearch: ${explainClusterError(error)}`, { cause: error });
  }
}

export const search = ({ client, index }: Context, body: object): Promise<unknown> =>
  asked(searchInTurn(client, { index, body }));

export async function finds(context: Context, filter: Filter): Promise<boolean> {
  const query = { bool: { filter: [filter] } };
  const body = await search(context, { query, size: 0, track_total_hits: 1 });
  return readTotal(body) > 0;
}
