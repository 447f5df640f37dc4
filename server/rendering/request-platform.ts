import { weakMapMemoize } from '@reduxjs/toolkit';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { decodePercent } from '../../src/listing-url/percent';
import type { Platform } from '../../src/platform/platform';
import { requestIdHeader } from '../request-id';
import { forwardedHeaders } from '../security/forwarded-headers';
import type { ListingAccess } from './listing-access';

type RequestPlatformOptions = {
  readonly request: Pick<FastifyRequest, 'headers' | 'id' | 'log'>;
  /** Scheme and host of the page, as in "https://shop.example". */
  readonly origin: string;
  readonly access: ListingAccess;
  /** Headers that the listing API gets instead of the request's own, besides the id of the request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The values as they were sent, read once for each request. */
const sentCookies = weakMapMemoize(({ cookie = '' }: FastifyRequest['headers']) =>
  parseCookie(cookie, { decode: (value) => value }),
);

/** The decoded values of these cookies. No other is decoded, because a request can have thousands that cannot be. */
export function readCookies(
  { headers }: Pick<FastifyRequest, 'headers'>,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const sent = sentCookies(headers);
  return Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined ? [] : [[name, decodePercent(sent[name])]])),
  );
}

const nothing = () => undefined;
const noStorage = { read: nothing, write: nothing, remove: nothing };

export function createRequestPlatform({
  request,
  origin,
  access,
  headers,
}: RequestPlatformOptions): Platform {
  const { log } = request;
  return {
    ...access,
    origin,
    requestHeaders: {
      ...(headers ?? forwardedHeaders(request.headers)),
      [requestIdHeader]: request.id,
    },
    csrfToken: nothing,
    userId: () => readCookies(request, ['COID']).COID || undefined,
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
