import type { FastifyRequest } from 'fastify';

/**
 * Headers of the shopper's request that the listing API may see: `x-…`, cookie and user-agent (docs/product.md, 5.3).
 */
export function forwardedHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = name.startsWith('x-') || name === 'cookie' || name === 'user-agent';
    // This server decides the brand, whatever the request claims.
    if (!isForwarded || name === 'x-brand' || value === undefined) continue;
    forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return forwarded;
}
