import cookies from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform';
import { requestIdHeader } from '../operations/request-log';
import type { ListingAccess } from './embedded-api';

type RequestPlatformOptions = {
  readonly request: Pick<FastifyRequest, 'headers' | 'id'>;
  readonly access: ListingAccess;
  readonly log: FastifyBaseLogger;
  /** Headers that the listing API gets instead of the request's own, besides the id of the request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** Headers of the shopper's request that the listing API may see: `x-…`, cookie and user-agent (docs/product.md, 5.3). */
export function forwardedHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = name.startsWith('x-') || name === 'cookie' || name === 'user-agent';
    // This server decides the brand, whatever the request claims.
    if (!isForwarded || name === 'x-brand' || value === undefined) continue;
    forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return forwarded;
}

/** The values by name, decoded. */
export const readCookies = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string | undefined>> =>
  cookies.parse(headers.cookie ?? '');

const nothing = () => undefined;
const noStorage = { read: nothing, write: nothing, remove: nothing };

export function createRequestPlatform({
  request,
  access,
  log,
  headers,
}: RequestPlatformOptions): Platform {
  return {
    ...access,
    requestHeaders: {
      ...(headers ?? forwardedHeaders(request.headers)),
      [requestIdHeader]: request.id,
    },
    csrfToken: nothing,
    userId: () => readCookies(request).COID || undefined,
    savesData: () => true,
    retries: false,
    log: {
      info: (message, detail) => log.info({ detail }, message),
      error: (message, detail) => log.error({ detail }, message),
    },
    sessionStorage: noStorage,
    localStorage: noStorage,
    publish: nothing,
    reportError: (error, area) => log.error({ err: error, area }, 'render error'),
    focus: nothing,
  };
}
