/**
 * Says in one line why a cluster does not respond as it should, and which setting to look at; never with its password.
 */
import { errors } from '@opensearch-project/opensearch';

const refusals: readonly (number | null | undefined)[] = [401, 403];

/** Some clusters refuse with a plain text, which the client does not read. */
export const isRefusedAccess = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? refusals.includes(error.statusCode)
    : error instanceof errors.DeserializationError &&
      /^(?:Unauthorized|Forbidden)/.test(String(error.data));

/** What OpenSearch does by itself when disks are full, and undoes by itself. */
const fullDisks = /flood-stage watermark|create-index blocked/;

/** The cluster takes no writes, for which some of its statuses are those of a refused user. */
function explainBlock(reason: string): string | undefined {
  if (!reason.includes('blocked by: [')) return undefined;
  if (fullDisks.test(reason))
    return `its disks are full: make room, or add a node, and it takes imports again by itself (${reason})`;
  if (/read-only|index write|metadata/.test(reason))
    return `it is set to be read-only: remove the block from its settings (${reason})`;
  return reason;
}

/** No node that responds has a copy of a shard. */
export const hasNoCopy = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  error.statusCode === 503 &&
  /no_shard_available|all shards failed|missing shards/.test(error.message);

/** Of a known user: the message names the right. */
const lacksRight = (error: unknown): error is Error =>
  error instanceof errors.ResponseError && /no permissions for/.test(error.message);

const mostText = 200;

/** Plain texts that the client leaves out: "OpenSearch Security not initialized.", or the page of a proxy. */
function reasonOf(error: unknown): string {
  if (!(error instanceof errors.ResponseError) || error.message !== 'Response Error')
    return error instanceof Error ? error.message : String(error);
  const { statusCode, body } = error as { readonly statusCode: number; readonly body: unknown };
  const [line = ''] = typeof body === 'string' ? body.trim().split('\n') : [];
  return `it responds with ${statusCode}${line && `: ${line.slice(0, mostText)}`}`;
}

export function explainClusterError(error: unknown): string {
  const block = explainBlock(error instanceof Error ? error.message : '');
  if (block !== undefined) return block;
  if (lacksRight(error)) return `a right of its user is missing: ${error.message}`;
  if (isRefusedAccess(error)) return 'user or password is refused; set OPENSEARCH_URL';
  if (hasNoCopy(error))
    return `a part of an index has no copy on the nodes that respond: bring back those that have it (${(error as Error).message})`;
  const reason = reasonOf(error);
  return error instanceof errors.ConnectionError ? `${reason}; check OPENSEARCH_URL` : reason;
}
