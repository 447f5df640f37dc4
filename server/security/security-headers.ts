/** The security headers, by helmet (decision 101). */
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../settings/settings';
import { yearSeconds } from '../year-seconds';
import { contentPolicy, type InlineSources } from './content-policy';

/** Only features that browsers know; they report any other on the console of every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** What helmet sets, which is the same for every request: read once, from a response that is never sent. */
function helmetHeaders(settings: Settings, inline: InlineSources): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, inline) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The hook sets it for encrypted connections alone: RFC 6797 section 7.2.
    strictTransportSecurity: false,
    // Browsers may look up the other hosts early that retailers' pictures come from.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
  });
  setHeaders(request, response, () => undefined);
  return response.getHeaders();
}

/** Of scripts, pictures and data: a browser that opens one as a document loads nothing for it. */
const resourcePolicy = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
};

/** Not for a response without a type, which may say that a stored page is unchanged, or be an error. */
const isResource = (type: unknown): boolean =>
  typeof type === 'string' && !type.startsWith('text/html');

/**
 * Pages get all headers. Scripts, pictures and data get those that concern them: the others are 600 bytes, more than
 * most swatches, and were a tenth of what a page loads.
 */
export function addSecurityHeaders(
  server: FastifyInstance,
  settings: Settings,
  inline: InlineSources,
): void {
  const {
    'x-content-type-options': contentTypeOptions,
    'cross-origin-resource-policy': loadingOrigins,
    ...ofPages
  } = helmetHeaders(settings, inline);
  const ofAll = {
    'x-content-type-options': contentTypeOptions,
    'cross-origin-resource-policy': loadingOrigins,
  };
  const pageHeaders = {
    ...ofPages,
    // helmet has no header of this name.
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  const strictTransport = `max-age=${yearSeconds}${settings.hstsSubdomains ? '; includeSubDomains' : ''}`;
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(ofAll);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    next();
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(isResource(reply.getHeader('content-type')) ? resourcePolicy : pageHeaders);
  });
}
