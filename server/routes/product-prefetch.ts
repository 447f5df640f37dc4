/** Has the browser fetch a product's page while the mouse rests on its card, or when it is pressed. */
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { assetsPath } from '../../src/storefront/page-names';

const rulesPath = `${assetsPath}speculation-rules.json`;
const daySeconds = 86_400;

/** A prefetch runs no script, so that no event counts it. Of this site alone: other sites have not agreed. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: '.plp-card__link' }] },
      eagerness: 'moderate',
    },
  ],
});

/** The file that the header of `offerPrefetch` names. */
export function addPrefetchRules(server: FastifyInstance): void {
  server.get(rulesPath, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .send(rules),
  );
}

/** Not for a shopper who saves data. The response of a listing says in `Vary` that it depends on that. */
export const offerPrefetch: onRequestHookHandler = (request, reply, done) => {
  if (request.headers['save-data'] !== 'on') reply.header('speculation-rules', `"${rulesPath}"`);
  done();
};
