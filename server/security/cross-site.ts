/** Detects calls from pages of other sites, which come without the shopper's cookie. */
import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../src/lib/parse-url';
import { isBrandHost } from '../settings/brand-places';
import type { Settings } from '../settings/settings';

type SiteSettings = Pick<Settings, 'corsOrigins' | 'shopOrigin' | 'brandPlaces'>;
type SentBy = Pick<FastifyRequest, 'headers' | 'host'>;

/** For browsers that send `Origin` and no `Sec-Fetch-Site`. A proxy that is not trusted may hide host and scheme. */
function isOwnOrigin(
  origin: string,
  { host }: SentBy,
  { shopOrigin, brandPlaces }: SiteSettings,
): boolean {
  const url = parseUrl(origin);
  if (url === undefined) return false;
  const isThisHost = url.host !== '' && url.host === host.toLowerCase();
  return isThisHost || url.origin === shopOrigin || isBrandHost(brandPlaces, url.hostname);
}

/**
 * Whether a page of another site, whose origin CORS_ORIGINS names, sent the request. Browsers that do not say so send
 * their cookies to it as to the shop's own pages, or none.
 */
export function isPartnerSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { corsOrigins }: Pick<Settings, 'corsOrigins'>,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return site === 'cross-site' && origin !== undefined && corsOrigins.includes(origin);
}

/**
 * Whether a page that is neither the shop's nor of one of CORS_ORIGINS sent the request. A request without both headers
 * does not come from a browser.
 */
export function isCrossSite(request: SentBy, settings: SiteSettings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && settings.corsOrigins.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwnOrigin(origin, request, settings);
}
