/** What local mode says instead of the server (specification sections 7.2 and 7.3). */
import { listCall, tokenCall, type ServiceCall } from './service-calls';

/** Mock data: a token, and an empty list that fills in the page and in session storage. */
export function answerLocally({ path }: ServiceCall): unknown {
  if (path === tokenCall.path) return { sessionConfirmationNumber: 'local' };
  return path === listCall.path ? { savedProducts: [] } : null;
}
