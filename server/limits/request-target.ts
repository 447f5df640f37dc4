/** Limits the length of a request's target and normalises it for the router. */
import type { FastifyInstance } from 'fastify';
import { parseUrl } from '../../src/lib/parse-url';
import { withoutMount } from '../../src/storefront/mount-prefix';
import { mountAt } from '../settings/brand-places';
import type { Metrics } from '../metrics';
import { isOperationalPath } from './operational-paths';
import { readablePath, readableQuery } from './malformed-escapes';

/** Characters of an address; longer ones are not served. */
export const longestTarget = 8_192;
/** A path that no route has. */
const unroutable = '//';

/**
 * The target of a request line for the router, without the scheme and host that it may contain (RFC 9112 section
 * 3.2.2). The router would respond to a path that cannot be decoded before any hook, so malformed escapes become text.
 * The longest of the mount prefixes that it is below is taken off, so that no route knows of them; operators' routes
 * are at the root alone, where the rules of a proxy name them. Nothing looks at a target that is too long, which
 * `limitTargets` refuses.
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
 * The address with what cannot be decoded as text, so that it costs the router and all readers of it no error for each
 * piece.
 */
function withoutMalformedEscapes(address: string): string {
  const path = pathOf(address);
  return readablePath(path) + readableQuery(address.slice(path.length));
}

/**
 * Sends 414 for longer targets before any other work, also for those that are longer once malformed escapes are text.
 */
export function limitTargets(server: FastifyInstance, { refused }: Pick<Metrics, 'refused'>): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (Math.max(request.originalUrl.length, request.url.length) <= longestTarget) return next();
    refused('long address');
    return void reply.status(414).send({ message: 'The address is too long.' });
  });
}
