/** Tells calls of other sites' pages, which come without the shopper's cookie, from the shop's own. */
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';

type SiteSettings = Pick<Settings, 'corsOrigins' | 'shopOrigin' | 'brandByHost'>;
type SentBy = Pick<FastifyRequest, 'headers' | 'host'>;

/** Of browsers that name the page's origin and nothing else. A proxy that is not trusted may hide the host and scheme. */
function isOwnOrigin(
  origin: string,
  { host }: SentBy,
  { shopOrigin, brandByHost }: SiteSettings,
): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url === undefined) return false;
  const isThisHost = url.host !== '' && url.host === host.toLowerCase();
  return isThisHost || url.origin === shopOrigin || brandByHost.has(url.hostname);
}

/**
 * Gives what tells whether a page sent the request that is neither the shop's nor of one of CORS_ORIGINS. What says nothing
 * of its page is no browser's: every browser names the origin of a page that posts to another.
 */
export function createCrossSiteCheck(settings: SiteSettings) {
  return (request: SentBy): boolean => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && settings.corsOrigins.includes(origin)) return false;
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    return origin !== undefined && !isOwnOrigin(origin, request, settings);
  };
}
