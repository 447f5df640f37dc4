/** Lets pages of the configured origins mount the product against this server (decision 2). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { savedRequestPaths } from '../../shop/saved/answer-saved-request';
import { defaultApiUrl } from '../../storefront/page-globals';
import { assetsPath } from '../assets';
import { clientErrorsPath } from '../operate/client-errors';

const sharedFolders = [`${defaultApiUrl}/`, assetsPath, '/pictures/'];
const sharedPaths = new Set<string>([...savedRequestPaths, clientErrorsPath]);
const preflightAgeSeconds = 600;

/** Whether other origins' pages may be given what is at this address. Pages themselves never are. */
export function isShared(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return sharedPaths.has(path) || sharedFolders.some((folder) => path.startsWith(folder));
}

/** Gives what answers one request's cross-origin side; true when that was all there was to answer (a preflight). */
export function createCrossOrigin(origins: readonly string[]) {
  const allowed = new Set(origins);
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (allowed.size === 0 || !isShared(request.url)) return false;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return false;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
    });
    if (request.method !== 'OPTIONS') return false;
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'accept, content-type, x-brand, x-csrf-token',
        'access-control-max-age': preflightAgeSeconds,
      })
      .status(204);
    return true;
  };
}
