/** Sends kept connections elsewhere while the server stops, so that no client loses a request by it. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lingerMs = 1_000;

/**
 * Ends a connection in stages, as RFC 9112 section 9.6 asks: first nothing more is sent, and what still comes is thrown
 * away until the client has ended too. Closing at once would reset a client that has just sent another request, which
 * can cost it the answer before.
 */
function endInStages(socket: Socket): void {
  const limit = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(limit));
  // Adding a listener takes the reading away from the parser of requests.
  socket.on('data', () => undefined);
  for (const listener of socket.listeners('data').slice(0, -1)) {
    socket.off('data', listener as () => void);
  }
  socket.end();
}

type Leaving = {
  readonly isStopping: () => boolean;
  /** What answers that are ready wait for; undefined for nothing. */
  readonly heldUntil: () => Promise<void> | undefined;
};

/** Each answer closes its connection; who comes again does so on another one, to another server. */
export function leaveConnections(
  server: FastifyInstance,
  { isStopping, heldUntil }: Leaving,
): void {
  server.addHook('onSend', async (_request, reply) => {
    if (!isStopping()) return;
    reply.header('connection', 'close');
    await heldUntil();
  });
  server.server.on('connection', (socket: Socket) => {
    // This is what Node calls after the last answer of a connection.
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (isStopping()) endInStages(socket);
      else destroySoon();
    };
  });
}
