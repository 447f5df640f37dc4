/** A Fastify without plugins, which the server is compared with. */
import Fastify, { type FastifyInstance } from 'fastify';

/** Node adds these to every response by itself. */
const addedByNode: ReadonlySet<string> = new Set(['connection', 'content-length', 'date']);

/**
 * Sends for each of the paths what the server sends with Brotli: the same bytes with the same headers. Resolves with
 * the address.
 */
export async function startBareServer(
  server: FastifyInstance,
  paths: readonly string[],
): Promise<string> {
  const responses = new Map(
    await Promise.all(
      paths.map(async (url) => {
        const { headers, rawPayload } = await server.inject({
          url,
          headers: { 'accept-encoding': 'br' },
        });
        const sent = Object.entries(headers).filter(([name]) => !addedByNode.has(name));
        return [url, { headers: Object.fromEntries(sent), body: rawPayload }] as const;
      }),
    ),
  );
  const bare = Fastify();
  bare.get('/*', (request, reply) => {
    const response = responses.get(request.url);
    return response ? reply.headers(response.headers).send(response.body) : reply.callNotFound();
  });
  return bare.listen({ port: 0, host: '127.0.0.1' });
}
