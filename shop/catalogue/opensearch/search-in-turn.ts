/** Sends searches to one node after the other, until one responds. */
import { type ApiResponse, type Client, errors } from '@opensearch-project/opensearch';
import { readList, readRecord } from '../../../src/lib/read-unknown';

/**
 * How long each waits. The first two suffice for a node that works, and a frozen one gets no more requests after them;
 * the last is for a search that takes long on any. Together they are less than the ten seconds that a page waits.
 */
const usualMs: readonly number[] = [1_500, 1_500, 4_000];

const gateways: readonly (number | undefined)[] = [502, 503, 504];

const cannotSearch = ({ statusCode }: errors.ResponseError): boolean =>
  gateways.includes(statusCode);

/** Another node may do what this one does not, since it has too much to do, or a fault. */
const mayRepeat = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? error.statusCode === 429 || cannotSearch(error)
    : error instanceof errors.ConnectionError || error instanceof errors.TimeoutError;

type Limits = { readonly requestTimeout: number; readonly maxRetries: number };

/** Asks as often as there are times, until a node responds. */
export async function askInTurn<Response>(
  ask: (limits: Limits) => PromiseLike<Response>,
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
  /** All of them in one request to a node. */
  readonly bodies: readonly object[];
  /** How long each node has, one after the other. */
  readonly attemptsMs?: readonly number[];
};

const how = {
  // Counts from only some of the shards would be wrong without notice.
  allow_partial_search_results: false,
  // A node that has a copy waits for no other one.
  preference: '_local',
};

async function send(
  client: Client,
  { index, bodies }: Search,
  limits: Limits,
): Promise<readonly unknown[]> {
  const [body] = bodies;
  if (bodies.length === 1 && body !== undefined)
    return [(await client.search({ index, body, ...how }, limits)).body];
  const several = { index, body: bodies.flatMap((one) => [how, one]) };
  const { body: received, meta } = await client.msearch(several, limits);
  const responses = readList(readRecord(received)['responses']);
  const failed = responses.find((one) => readRecord(one)['error'] !== undefined);
  if (failed === undefined) return responses;
  // Each of several searches may fail by itself, in a response that says 200.
  const failure = new errors.ResponseError({ body: failed } as ApiResponse);
  // The client leaves out a node whose response says as a whole that it cannot search.
  if (cannotSearch(failure)) client.connectionPool.markDead(meta.connection);
  throw failure;
}

/** The bodies of the first responses. */
export const searchInTurn = (client: Client, search: Search): Promise<readonly unknown[]> =>
  askInTurn((limits) => send(client, search, limits), search.attemptsMs ?? usualMs);
