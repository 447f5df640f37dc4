/** What every request passes before anything is done for it. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operate/metrics';
import type { Assets } from '../assets';
import type { Settings } from '../settings';
import { createCrossOrigin } from './cross-origin';
import { createRateLimit } from './rate-limit';
import { createSecurityHeaders, type SetSecurityHeaders } from './security-headers';

export const longestUrl = 8_192;
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The address of a request as path and query. A client may name scheme and host before them, as to a proxy; links of
 * the page are made from the address, so a stranger's host in it must not get there.
 */
export function withoutAuthority(url: string): string {
  const [path = ''] =
    /(?<=^https?:\/\/[^/?]*)[/?].*$/is.exec(url) ?? (url.startsWith('/') ? [url] : []);
  return path.startsWith('/') ? path : `/${path}`;
}

type GuardOptions = {
  readonly metrics: Metrics;
  /** What stands in the documents themselves. */
  readonly inline: Assets['inline'];
};

/** Gives what sets the security headers, for the one kind of answer that no hook sees. */
export function addGuards(
  server: FastifyInstance,
  settings: Settings,
  { metrics, inline }: GuardOptions,
): SetSecurityHeaders {
  const setSecurityHeaders = createSecurityHeaders(settings, inline);
  const answerCrossOrigin = createCrossOrigin(settings.corsOrigins);
  const waitSeconds = createRateLimit({ perMinute: settings.writesPerMinute });
  server.addHook('onRequest', (request, reply, next) => {
    setSecurityHeaders(request, reply);
    if (answerCrossOrigin(request, reply)) return void reply.send();
    if (request.url.length > longestUrl) {
      metrics.refused('long address');
      return void reply.status(414).send({ message: 'The address is too long.' });
    }
    const wait = readingMethods.has(request.method) ? 0 : waitSeconds(request.ip);
    if (wait === 0) return next();
    metrics.refused('rate');
    return void reply
      .status(429)
      .header('retry-after', wait)
      .send({ message: 'Too many requests. Try again in a moment.' });
  });
  return setSecurityHeaders;
}
