/** The security headers of every response, by helmet (decision 101). */
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Assets } from '../rendering/assets';
import type { Settings } from '../settings/settings';
import { contentPolicy } from './content-policy';

const yearSeconds = 31_536_000;
/** Only features that browsers know; they report any other on the console of every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export function addSecurityHeaders(
  server: FastifyInstance,
  settings: Settings,
  inlineStyle: Assets['inlineStyle'],
): void {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, inlineStyle) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The hook below sets it for encrypted connections alone: RFC 6797 section 7.2.
    strictTransportSecurity: false,
    // Browsers may look up the other hosts early that retailers' pictures come from.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
  });
  const strictTransport = `max-age=${yearSeconds}${settings.hstsSubdomains ? '; includeSubDomains' : ''}`;
  const permissions = refusedFeatures.map((feature) => `${feature}=()`).join(', ');
  server.addHook('onRequest', (request, reply, next) => {
    // helmet has no header of this name.
    reply.header('permissions-policy', permissions);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    setHeaders(request.raw, reply.raw, () => next());
  });
}
