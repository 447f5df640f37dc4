import type { FastifyReply } from 'fastify';

/** Names request headers that the response depends on, in addition to those that it names already, such as `Origin`. */
export const addVary = (reply: FastifyReply, ...headers: readonly string[]): FastifyReply =>
  reply.header('vary', [headers, reply.getHeader('vary') ?? []].flat().join(', '));
