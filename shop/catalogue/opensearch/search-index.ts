/** Searches one index of a cluster. */
import { type Client, errors } from '@opensearch-project/opensearch';
import type { createLeast } from '../embedded/search-readings';
import type { Vocabulary } from '../embedded/vocabulary';
import { UnavailableError } from '../listing-engine';
import type { CategoryLookup } from '../search-ranking';
import type { ExpandWords } from '../synonyms';
import { explainClusterError, isRefusedAccess } from './explain-cluster-error';
import type { Filter, OpenCatalogue } from './plan-listing';
import { readTotal } from './read-response';
import { searchInTurn } from './search-in-turn';
import type { WordCounts } from './word-counts';

export type Context = CategoryLookup & {
  readonly client: Client;
  readonly index: string;
  readonly catalogue: OpenCatalogue;
  readonly expand: ExpandWords;
  readonly vocabulary: Vocabulary;
  readonly counts: WordCounts;
  readonly leastFor: ReturnType<typeof createLeast>;
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
async function asked<Response>(responding: PromiseLike<Response>): Promise<Response> {
  try {
    return await responding;
  } catch (error) {
    if (!isTransientError(error)) throw error;
    throw new UnavailableError(`OpenSearch: ${explainClusterError(error)}`, { cause: error });
  }
}

/** All of them by one request. */
const searchAll = (
  { client, index }: Context,
  bodies: readonly object[],
): Promise<readonly unknown[]> => asked(searchInTurn(client, { index, bodies }));

/** All of them by one request; the responses in lists of the same lengths. */
export async function searchLists<Lists extends readonly (readonly object[])[]>(
  context: Context,
  ...lists: Lists
) {
  const responses = await searchAll(context, lists.flat());
  let end = 0;
  const parts = lists.map(({ length }) => responses.slice(end, (end += length)));
  return parts as { readonly [At in keyof Lists]: readonly unknown[] };
}

export async function search(context: Context, body: object): Promise<unknown> {
  const [response] = await searchAll(context, [body]);
  return response;
}

/** A request for whether a product matches. */
export const askFor = (filter: Filter): object => ({
  query: { bool: { filter: [filter] } },
  size: 0,
  track_total_hits: 1,
});

export const isFound = (response: unknown): boolean => readTotal(response) > 0;
