/** The host and origin that the shopper sees. Pages contain them, so a request is trusted only in part. */
import type { FastifyRequest } from 'fastify';
import { withoutAuthority } from '../limits/request-target';
import { isBrandHost, placeAt, type BrandPlace } from '../settings/brand-places';
import type { Settings } from '../settings/settings';

// Labels of at most 63 characters, separated by dots, or an IPv6 address; then a port.
const hostForm =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/;
const longestHost = 255;

type OriginSettings = Pick<Settings, 'shopOrigin' | 'brandPlaces'>;

/** The host a request names, in lower case. `shop.example.` is the same host as `shop.example`: its full name in the DNS. */
const shopperHost = ({ host }: Pick<FastifyRequest, 'host'>): string =>
  host.toLowerCase().replace(/\.(?=:\d|$)/, '');

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** The brand's place of the host and the address that a request names; undefined where no brand is. */
export const shopperPlace = (
  request: Pick<FastifyRequest, 'host' | 'originalUrl'>,
  { brandPlaces }: Pick<Settings, 'brandPlaces'>,
): BrandPlace | undefined =>
  placeAt(brandPlaces, withoutPort(shopperHost(request)), withoutAuthority(request.originalUrl));

function isTrusted(host: string, { shopOrigin, brandPlaces }: OriginSettings): boolean {
  // The expression also matches invalid addresses: port 99999, 1.2.3.256, [:::].
  if (host.length > longestHost || !hostForm.test(host) || !URL.canParse(`http://${host}`))
    return false;
  if (shopOrigin === undefined) return true;
  return isBrandHost(brandPlaces, withoutPort(host)) || host === new URL(shopOrigin).host;
}

/**
 * Scheme and host as in "https://shop.example", for canonical links. A host that is malformed or not trusted gives SHOP_ORIGIN, or
 * `http://localhost` when there is none.
 */
export function shopperOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: OriginSettings,
): string {
  const host = shopperHost(request);
  if (!isTrusted(host, settings)) return settings.shopOrigin ?? 'http://localhost';
  // Behind a proxy the scheme comes from a header and can be any text.
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
}
