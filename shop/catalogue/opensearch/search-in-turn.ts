/** Sends a search to one node after the other, until one responds. */
import { type Client, errors } from '@opensearch-project/opensearch';

/**
 * How long each waits. The first two suffice for a node that works, and a frozen one gets no more requests after them;
 * the last is for a search that takes long on any. Together they are less than the ten seconds that a page waits.
 */
const usualMs: readonly number[] = [1_500, 1_500, 4_000];

const gateways: readonly (number | undefined)[] = [502, 503, 504];

/** Another node may do what this one does not. */
const mayRepeat = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? gateways.includes(error.statusCode)
    : error instanceof errors.ConnectionError || error instanceof errors.TimeoutError;

type Limits = { readonly requestTimeout: number; readonly maxRetries: number };

/** Asks as often as there are times, until a node responds. */
export async function askInTurn<Response>(
  ask: (limits: Limits) => Promise<Response>,
  attemptsMs: readonly number[],
): Promise<Response> {
  let failure: unknown;
  for (const requestTimeout of attemptsMs)
    try {
      return await ask({ requestTimeout, maxRetries: 0 });
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      failure = error;
    }
  throw failure;
}

type Search = {
  readonly index: string;
  readonly body: object;
  /** How long each node has, one after the other. */
  readonly attemptsMs?: readonly number[];
};

/** The body of the first response. */
export async function searchInTurn(
  client: Client,
  { index, body, attemptsMs = usualMs }: Search,
): Promise<unknown> {
  const parameters = {
    index,
    body,
    // Counts from only some of the shards would be wrong without notice.
    allow_partial_search_results: false,
    // A node that has a copy waits for no other one.
    preference: '_local',
  };
  const { body: found } = await askInTurn(
    (limits) => client.search(parameters, limits),
    attemptsMs,
  );
  return found;
}
