/** A client of the cluster that an import loads. */
import { type Client, errors } from '@opensearch-project/opensearch';
import {
  type HeldLock,
  HeldLockError,
  withClusterLock,
} from '../catalogue/opensearch/cluster-lock';
import { explainClusterError } from '../catalogue/opensearch/explain-cluster-error';
import { connect } from '../catalogue/opensearch/connect-cluster';
import { defaultAlias } from '../catalogue/opensearch/open-opensearch-catalogue';
import { RefusedError } from '../catalogue/opensearch/refused-error';
import { BusyImport } from './busy-import';
import { ImportFailure } from './formats/row';

const isOfCluster = (error: unknown): error is Error =>
  error instanceof errors.OpenSearchClientError || error instanceof RefusedError;

function explain(error: unknown): unknown {
  if (error instanceof HeldLockError) return new BusyImport(error.message);
  return isOfCluster(error)
    ? new ImportFailure(`the OpenSearch cluster: ${explainClusterError(error)}`)
    : error;
}

/** Rejects with an `ImportFailure` for what the cluster does not do. */
export async function withCluster<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = connect(url);
  try {
    return await work(client);
  } catch (error) {
    throw explain(error);
  } finally {
    await client.close();
  }
}

export type LockedCluster = HeldLock & { readonly client: Client };

/** The same for work that changes the catalogue: one at a time. Rejects with a `BusyImport` while another runs. */
export const withLockedCluster = <Result>(
  url: string,
  work: (cluster: LockedCluster) => Promise<Result>,
): Promise<Result> =>
  withCluster(url, (client) =>
    withClusterLock(client, defaultAlias, { work: (lock) => work({ client, ...lock }) }),
  );
