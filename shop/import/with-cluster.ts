/** A client of the cluster that an import loads. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { RefusedError } from '../catalogue/opensearch/load-index';
import { connect } from '../catalogue/opensearch/open-opensearch-catalogue';
import { ImportFailure } from './formats/row';

const isOfCluster = (error: unknown): error is Error =>
  error instanceof errors.OpenSearchClientError || error instanceof RefusedError;

/** Rejects with an `ImportFailure` for what the cluster does not do. */
export async function withCluster<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = connect(url);
  try {
    return await work(client);
  } catch (error) {
    throw isOfCluster(error)
      ? new ImportFailure(`the OpenSearch cluster: ${error.message}`)
      : error;
  } finally {
    await client.close();
  }
}
