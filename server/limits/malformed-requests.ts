/** Refuses requests that this server and a proxy in front of it could read in two ways. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Far more than browsers and proxies send. */
const mostHeaders = 200;

/** Why a request is refused; undefined for a well-formed one. */
function refusalOf({ httpVersionMajor, rawHeaders }: IncomingMessage) {
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  // A request line without a version is one of HTTP/0.9.
  if (httpVersionMajor !== 1) return { status: 400, message: 'Use HTTP/1.1.' };
  // RFC 9112 section 3.2: the first of them may be another server's than the one that a proxy chose.
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    return { status: 400, message: 'Send one Host header.' };
  // Node leaves out all that follow, and with them what a proxy has added.
  if (names.length >= mostHeaders) return { status: 431, message: 'The headers are too many.' };
  return undefined;
}

export function refuseMalformedRequests(server: FastifyInstance): void {
  server.server.maxHeadersCount = mostHeaders;
  server.addHook('onRequest', ({ raw }, reply, next) => {
    const refusal = refusalOf(raw);
    if (!refusal) return next();
    const { status, message } = refusal;
    return void reply.status(status).header('connection', 'close').send({ message });
  });
}
