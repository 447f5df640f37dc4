/** The routes that pages of other origins may use, for the product mounted on a page of theirs (docs/product.md, 2). */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

const preflightAgeSeconds = 600;

/**
 * Registers `routes` for this origin and, by @fastify/cors, for the configured ones; never pages, which no other origin
 * may read.
 */
export async function addSharedRoutes(
  server: FastifyInstance,
  origins: readonly string[],
  routes: FastifyPluginAsync,
): Promise<void> {
  await server.register(async (shared) => {
    if (origins.length > 0) await shareWith(shared, origins);
    await routes(shared, {});
  });
}

async function shareWith(shared: FastifyInstance, origins: readonly string[]): Promise<void> {
  await shared.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['accept', 'content-type', 'x-brand', 'x-csrf-token'],
    exposedHeaders: ['retry-after'],
    maxAge: preflightAgeSeconds,
  });
  shared.addHook('onRequest', (_request, reply, next) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    next();
  });
}
