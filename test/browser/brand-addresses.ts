import { shopAddress } from './shop';

/** The hosts of the shop under each of its brands. */
export const brandHosts = ['127.0.0.1', 'ie.localhost', 'hearth.localhost'] as const;

/** Scheme, host and port of the shop of all specs under a brand. */
export function addressOf(host: (typeof brandHosts)[number]): string {
  const address = new URL(shopAddress());
  address.hostname = host;
  return address.origin;
}
