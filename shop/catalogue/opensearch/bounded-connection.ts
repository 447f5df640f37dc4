/** A connection to a node, of which each request ends, and leaves nothing open. */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Connection } from '@opensearch-project/opensearch';

type Request = Parameters<Connection['request']>;

/** For the rest of a response that was late to begin. */
const afterMs = 500;

/**
 * The client waits for the begin of a response as long as a request says, and for its end without one: a node that has
 * sent a part would be waited for until the process ends. And it never reads the response to its own ping.
 */
export class BoundedConnection extends Connection {
  override request(...[params, callback]: Request): ClientRequest {
    let begun: IncomingMessage | undefined;
    let timer: NodeJS.Timeout | undefined;
    const request = super.request(params, (error, response) => {
      if (response === null) clearTimeout(timer);
      else begun = response.once('close', () => clearTimeout(timer));
      callback(error, response);
      if (params.method === 'HEAD') response?.resume();
    });
    const end = (): void => {
      if (begun === undefined) request.destroy(new Error('Request timed out'));
      else begun.destroy();
    };
    if (params.timeout !== undefined) timer = setTimeout(end, params.timeout + afterMs);
    return request;
  }
}
