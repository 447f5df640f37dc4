/** Which requests get the same page, and which get one of their own (docs/product.md, 16.3). */
import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../security/forwarded-headers';
import type { Settings } from '../settings/settings';

type KeySettings = Pick<Settings, 'apiUrl' | 'pageVary'>;
type KeyOptions = {
  readonly settings: KeySettings;
  readonly shopperCookies: readonly string[];
};

const sessionName = /sess|sid|auth|token|login/i;

/**
 * Whether a request identifies its shopper: by one of `shopperCookies`, or by a cookie whose name sounds like a
 * session's.
 */
export function isPersonal(cookie: string | undefined, shopperCookies: readonly string[]): boolean {
  const pairs = cookie?.split(';') ?? [];
  return pairs
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .some((name) => name === 'COID' || shopperCookies.includes(name) || sessionName.test(name));
}

/** The embedded API responds by URL and brand alone. On which headers another API depends, only its owner knows. */
function varyOf({ apiUrl, pageVary }: KeySettings): readonly string[] | undefined {
  return apiUrl === undefined ? [] : pageVary;
}

/**
 * The headers that a shared page is rendered with: only those in its cache key, so that it contains no shopper's other
 * headers. Undefined when the request needs a page of its own.
 */
export function sharedHeaders(
  headers: FastifyRequest['headers'],
  { settings, shopperCookies }: KeyOptions,
): Readonly<Record<string, string>> | undefined {
  const vary = varyOf(settings);
  if (vary === undefined || isPersonal(headers.cookie, shopperCookies)) return undefined;
  const forwarded = vary.length === 0 ? {} : forwardedHeaders(headers);
  return Object.fromEntries(
    vary.flatMap((name) => (forwarded[name] === undefined ? [] : [[name, forwarded[name]]])),
  );
}
