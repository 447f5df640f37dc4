/** Makes an index of a new name, which nothing else has. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { RefusedError } from './refused-error';

type Body = NonNullable<NonNullable<Parameters<Client['indices']['create']>[0]>['body']>;
type Made = { readonly body: { readonly shards_acknowledged: boolean } };

/** A request that the client has repeated, since its response was lost, has made the index already. */
const isMade = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  JSON.stringify(error.body).includes('resource_already_exists_exception');

/** Less than the time-out of a request. */
const timeout = '20s';

/** Rejects where no node takes the index: writing to it would only wait. */
async function place(index: string, making: Promise<Made>): Promise<void> {
  try {
    const { body } = await making;
    if (body.shards_acknowledged) return;
  } catch (error) {
    if (isMade(error)) return;
    throw error;
  }
  throw new RefusedError(
    `no node takes ${index} within ${timeout}, mostly since their disks are nearly full; _cluster/allocation/explain says why`,
  );
}

export const createIndex = (client: Client, index: string, body: Body): Promise<void> =>
  place(index, client.indices.create({ index, body, timeout }));

export const copyIndex = (client: Client, from: string, to: string): Promise<void> =>
  place(
    to,
    client.indices.clone({ index: from, target: to, wait_for_active_shards: '1', timeout }),
  );
