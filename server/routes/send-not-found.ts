import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidListingUrl } from '../../src/listing-url/invalid-listing-url';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import { createRenderedPage } from '../page-cache/rendered-page';
import { sendPage } from '../page-cache/send-page';
import type { PageContext } from '../rendering/page-context';

type NotFoundOptions = {
  readonly context: Pick<PageContext, 'renderNotFound' | 'shopOf'>;
  readonly limit: ConcurrencyLimit;
};

/**
 * Sends the page for wrong addresses. Only its render counts for the limit, not the time in which the client receives
 * it. Resolves with the body as `sendPage` does.
 */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, limit }: NotFoundOptions,
): Promise<FastifyReply | Buffer> {
  const html = await limit.run(waitersOf(request), () => {
    request.log.info(invalidListingUrl);
    return context.renderNotFound(context.shopOf(request));
  });
  const page = createRenderedPage({ status: 404, html, headers: {} });
  return sendPage(request, reply, { page, isCached: false });
}
