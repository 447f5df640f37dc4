/** Limits the length of a request's target and normalises it for the router. */
import type { FastifyInstance } from 'fastify';
import { attempt } from '../../lib/attempt';
import { parseUrl } from '../../lib/parse-url';
import { isFacetSegment } from '../../listing-url/facet-segment';
import { withoutMount } from '../../storefront/mount-prefix';
import { mountAt } from '../settings/brand-places';
import type { Metrics } from '../operations/metrics';
import { isOperationalPath } from '../operations/operation-routes';

/** Characters of an address; longer ones are not served. */
export const longestTarget = 8_192;
/**
 * The target of a request line for the router, without the scheme and host that it may contain (RFC 9112 section 3.2.2). The
 * router would respond to a path that cannot be decoded before any hook, so malformed escapes become text. The longest of the mount
 * prefixes that it is below is taken off, so that no route knows of them; operators' routes are at the root alone, where the rules of
 * a proxy name them.
 */
export function routableTarget(target: string, mounts: readonly string[] = []): string {
  const address = withoutMalformedEscapes(withoutAuthority(target));
  const mount = mountAt(mounts, address);
  const below = withoutMount(mount, address) ?? address;
  const path = decodeURIComponent(pathOf(below));
  return mount !== '' && isOperationalPath(path) ? address : below;
}

/** The target of a request line as path and query. */
export function withoutAuthority(target: string): string {
  if (target.startsWith('/')) return target;
  const url = /^https?:/i.test(target) ? parseUrl(target) : undefined;
  return url ? url.pathname + url.search : '/';
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/**
 * The address with what cannot be decoded of its path as text, which is how the page reads it (docs/product.md, 3.1):
 * `/search/100%-wool` becomes `/search/100%25-wool`.
 */
function withoutMalformedEscapes(address: string): string {
  const path = pathOf(address);
  if (isDecodable(path)) return address;
  return path.split('/').map(readableSegment).join('/') + address.slice(path.length);
}

/** A facet and each of its options are decoded one by one, any other segment as a whole. */
function readableSegment(segment: string): string {
  if (!isFacetSegment(segment)) return readableText(segment);
  const end = segment.indexOf('--');
  const options = segment.slice(end).split('+').map(readableText).join('+');
  return readableText(segment.slice(0, end)) + options;
}

const readableText = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

const isDecodable = (text: string): boolean =>
  attempt(() => decodeURIComponent(text)) !== undefined;

/** Sends 414 for longer targets before any other work. */
export function limitTargets(server: FastifyInstance, { refused }: Pick<Metrics, 'refused'>): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (request.url.length <= longestTarget) return next();
    refused('long address');
    return void reply.status(414).send({ message: 'The address is too long.' });
  });
}
