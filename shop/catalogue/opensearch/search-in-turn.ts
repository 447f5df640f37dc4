/** Sends a search to one node after the other, until one responds. */
import { type Client, errors } from '@opensearch-project/opensearch';

/**
 * How long each waits. The first two suffice for a node that works, and a frozen one gets no more requests after them;
 * the last is for a search that takes long on any. Together they are less than the ten seconds that a page waits.
 */
const usualMs: readonly number[] = [1_500, 1_500, 4_000];

/** A node that has sent a part of its response and no more, which the client itself waits for without end. */
const afterMs = 500;

const gateways: readonly (number | undefined)[] = [502, 503, 504];

/** Another node may do what this one does not. */
const mayRepeat = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? gateways.includes(error.statusCode)
    : error instanceof errors.ConnectionError ||
      error instanceof errors.TimeoutError ||
      error instanceof errors.RequestAbortedError;

async function searchOnce(
  client: Client,
  parameters: Parameters<Client['search']>[0],
  timeoutMs: number,
): Promise<unknown> {
  const request = client.search(parameters, { requestTimeout: timeoutMs, maxRetries: 0 });
  const timer = setTimeout(() => request.abort(), timeoutMs + afterMs);
  try {
    return (await request).body;
  } finally {
    clearTimeout(timer);
  }
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
  let failure: unknown;
  for (const timeoutMs of attemptsMs)
    try {
      return await searchOnce(client, parameters, timeoutMs);
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      failure = error;
    }
  throw failure;
}
