/**
 * Puts all products of an index into one segment, since nothing is written to it any more: over the fourteen that
 * loading 100,000 products leaves, a request costs a node twice as much.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { RefusedError } from './refused-error';

/** Merging takes a minute for a million products; no other request waits for it. */
const longestMs = 3_600_000;
const firstWaitMs = 50;
const longestWaitMs = 5_000;

/** One that the cluster does not know any more has ended too. */
async function hasEnded(client: Client, task: string): Promise<boolean> {
  const { body, statusCode } = await client.tasks.get({ task_id: task }, { ignore: [404] });
  if (body.error !== undefined && statusCode !== 404)
    throw new RefusedError(body.error.reason ?? body.error.type);
  return statusCode === 404 || body.completed;
}

/** The cluster merges by itself and is asked now and then: what stands before it may end a request after a minute. */
export async function mergeSegments(client: Client, index: string): Promise<void> {
  const merging = { index, max_num_segments: 1, wait_for_completion: false };
  const { task = '' } = (await client.indices.forcemerge(merging)).body;
  const endMs = performance.now() + longestMs;
  let waitMs = firstWaitMs;
  while (!(await hasEnded(client, task))) {
    if (performance.now() > endMs) throw new RefusedError('it has not ended within an hour');
    await wait(waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  }
}
