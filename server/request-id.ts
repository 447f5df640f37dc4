/** The id of a request, which the logs of the proxy, of this server and of the listing API share. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';
const idForm = /^[\w.-]{8,64}$/;

/** The request id that a proxy has set, when it is well formed; else a new one. */
export function readRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}
