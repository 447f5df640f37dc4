import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import type { RenderedPage } from './rendered-page';

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header names the tag, weakly compared. */
const isUnchanged = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag));

/**
 * Only a cached page has an `ETag`, since others are never sent again. `no-store` would keep a good page out of the
 * browser's back/forward cache. Resolves with the body, for the handler to return: Fastify watches the whole response
 * of one that returns the reply.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isCached }: { readonly page: RenderedPage; readonly isCached: boolean },
): Promise<FastifyReply | Buffer> {
  const isGood = page.status < 500;
  reply.headers(page.headers).headers({
    'cache-control': isGood ? 'private, no-cache' : 'no-store',
    vary: 'accept-encoding, cookie',
  });
  if (page.status === 200 && isCached) {
    reply.header('etag', page.etag());
    if (isUnchanged(request.headers['if-none-match'], page.etag())) return reply.status(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.status(page.status).type('text/html; charset=utf-8');
  return page.encoded(encoding);
}
