/** Limits the length of a request's target and normalises it for the router. */
import type { FastifyInstance } from 'fastify';
import { parseUrl } from '../../lib/parse-url';
import { isFacetSegment } from '../../listing-url/facet-segment';
import { withoutMount } from '../../storefront/mount-prefix';
import { mountAt } from '../settings/brand-places';
import type { Metrics } from '../operations/metrics';
import { isOperationalPath } from '../operations/operation-routes';

/** Characters of an address; longer ones are not served. */
export const longestTarget = 8_192;
/** A path that no route has. */
const unroutable = '//';

/**
 * The target of a request line for the router, without the scheme and host that it may contain (RFC 9112 section 3.2.2). The
 * router would respond to a path that cannot be decoded before any hook, so malformed escapes become text. The longest of the mount
 * prefixes that it is below is taken off, so that no route knows of them; operators' routes are at the root alone, where the rules of
 * a proxy name them. Nothing looks at a target that is too long, which `limitTargets` refuses.
 */
export function routableTarget(target: string, mounts: readonly string[] = []): string {
  if (target.length > longestTarget) return unroutable;
  const address = withoutMalformedEscapes(withoutAuthority(target));
  const mount = mountAt(mounts, address);
  if (mount === '') return address;
  const below = withoutMount(mount, address) ?? address;
  return isOperationalPath(decodeURIComponent(pathOf(below))) ? address : below;
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

/** Characters of one to four bytes in percent-encoded UTF-8 (RFC 3629 section 4). */
const encodedCharacters = [
  /%[0-7][\da-f]/gi,
  /%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]/gi,
  /%(?:e0%[ab]|ed%[89]|e[1-9a-cef]%[89ab])[\da-f]%[89ab][\da-f]/gi,
  /%(?:f0%[9ab]|f4%8|f[1-3]%[89ab])[\da-f]%[89ab][\da-f]%[89ab][\da-f]/gi,
];

/** Whether `decodeURIComponent` decodes the text. Trying takes long, because an error would be thrown for each malformed segment. */
const isDecodable = (text: string): boolean =>
  !encodedCharacters.reduce((rest, pattern) => rest.replace(pattern, '.'), text).includes('%');

/** Sends 414 for longer targets before any other work, also for those that are longer once malformed escapes are text. */
export function limitTargets(server: FastifyInstance, { refused }: Pick<Metrics, 'refused'>): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (Math.max(request.originalUrl.length, request.url.length) <= longestTarget) return next();
    refused('long address');
    return void reply.status(414).send({ message: 'The address is too long.' });
  });
}
