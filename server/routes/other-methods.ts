/** Refuses methods that an address does not have, with 405 and those that it has (RFC 9110 section 15.5.6). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Call it before routes are added, and what it returns after. */
export function watchForOtherMethods(server: FastifyInstance): () => void {
  const methodsOf = new Map<string, readonly string[]>();
  server.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), method].flat());
  });
  return () => {
    for (const [url, methods] of [...methodsOf]) refuseOthers(server, url, methods);
  };
}

function refuseOthers(server: FastifyInstance, url: string, methods: readonly string[]): void {
  // One route of @fastify/cors responds to the preflights of all addresses.
  if (methods.includes('OPTIONS')) return;
  const allowed = [...methods].sort().join(', ');
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(405)
      .headers({ allow: allowed, 'cache-control': 'no-store' })
      .send({ message: `Use ${allowed}.` });
  const others = server.supportedMethods.filter(
    (method) => method !== 'OPTIONS' && !methods.includes(method),
  );
  if (others.length === 0) return;
  // Before the body is read, which could be refused for its type or length first.
  server.route({ method: others, url, onRequest: refuse, handler: refuse });
}
