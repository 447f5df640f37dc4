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

/** Of a known user: the message names the right. */
const lacksRight = (error: unknown): error is Error =>
  error instanceof errors.ResponseError && /no permissions for/.test(error.message);

export function explainClusterError(error: unknown): string {
  if (lacksRight(error)) return `a right of its user is missing: ${error.message}`;
  if (isRefusedAccess(error)) return 'user or password is refused; set OPENSEARCH_URL';
  const reason = error instanceof Error ? error.message : String(error);
  return error instanceof errors.ConnectionError ? `${reason}; check OPENSEARCH_URL` : reason;
}
