/** Closes keep-alive connections while the server stops, so that no client loses a request. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lingerMs = 1_000;

/**
 * Ends a connection in stages (RFC 9112 section 9.6): stops sending, and discards input until the client closes too.
 * Closing at once could reset a client that has just sent another request, which then loses the response before.
 */
function endInStages(socket: Socket): void {
  const limit = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(limit));
  // Adding a listener detaches the request parser from the socket.
  socket.on('data', () => undefined);
  for (const listener of socket.listeners('data').slice(0, -1)) {
    socket.off('data', listener as () => void);
  }
  socket.end();
}

type Leaving = {
  readonly isStopping: () => boolean;
  /** Responses that are ready wait for it; undefined when they do not wait. */
  readonly heldUntil: () => Promise<void> | undefined;
};

/**
 * While the server stops, each response closes its connection, so that the client opens another one to another server.
 */
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
    // Node calls this after the last response on a connection.
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (isStopping()) endInStages(socket);
      else destroySoon();
    };
  });
}
