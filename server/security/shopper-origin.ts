/** The host and origin that the shopper sees. Pages contain them, so a request is trusted only in part. */
import type { FastifyRequest } from 'fastify';
import { memoize } from '../../src/lib/memoize';
import { withoutAuthority } from '../limits/request-target';
import { isBrandHost, placeAt, type BrandPlace } from '../settings/brand-places';
import type { Settings } from '../settings/settings';

// Labels of at most 63 characters, separated by dots, or an IPv6 address; then a port.
const hostForm =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/;
const longestHost = 255;

type OriginSettings = Pick<Settings, 'shopOrigin' | 'brandPlaces'>;

/** Of all hosts that requests name at a time; a shop has few. */
const mostHosts = 100;

type ShopperHost = {
  /** In lower case. `shop.example.` is the same host as `shop.example`: its full name in the DNS. */
  readonly host: string;
  readonly withoutPort: string;
  readonly isWellFormed: boolean;
};

/** The host that a request names. */
const readHost = memoize(
  (text: string): ShopperHost => {
    const host = text.toLowerCase().replace(/\.(?=:\d|$)/, '');
    return {
      host,
      withoutPort: host.replace(/:\d+$/, ''),
      // The expression also matches invalid addresses: port 99999, 1.2.3.256, [:::].
      isWellFormed:
        host.length <= longestHost && hostForm.test(host) && URL.canParse(`http://${host}`),
    };
  },
  { mostCached: mostHosts, longestCached: longestHost },
);

/** The brand's place of the host and the address that a request names; undefined where no brand is. */
export const shopperPlace = (
  request: Pick<FastifyRequest, 'host' | 'originalUrl'>,
  { brandPlaces }: Pick<Settings, 'brandPlaces'>,
): BrandPlace | undefined =>
  placeAt(brandPlaces, readHost(request.host).withoutPort, withoutAuthority(request.originalUrl));

function isTrusted(
  { host, withoutPort, isWellFormed }: ShopperHost,
  { shopOrigin, brandPlaces }: OriginSettings,
): boolean {
  if (!isWellFormed) return false;
  if (shopOrigin === undefined) return true;
  return isBrandHost(brandPlaces, withoutPort) || host === new URL(shopOrigin).host;
}

/**
 * Scheme and host as in "https://shop.example", for canonical links. A host that is malformed or not trusted gives
 * SHOP_ORIGIN, or `http://localhost` when there is none.
 */
export function shopperOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: OriginSettings,
): string {
  const named = readHost(request.host);
  if (!isTrusted(named, settings)) return settings.shopOrigin ?? 'http://localhost';
  // Behind a proxy the scheme comes from a header and can be any text.
  return `${request.protocol === 'https' ? 'https' : 'http'}://${named.host}`;
}
