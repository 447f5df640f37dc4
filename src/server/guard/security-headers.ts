/** The headers that every answer carries, whatever it is and whether it went well. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '../assets';
import type { Settings } from '../settings';
import { isShared } from './cross-origin';
import { contentPolicy } from './content-policy';

const strictTransport = 'max-age=31536000';
/** Only features that browsers know: others are complained of on every page. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Gives what sets the headers on one answer. Strict transport is for shoppers whose connection is encrypted. */
export function createSecurityHeaders(
  settings: Settings,
  inline: Assets['inline'],
): SetSecurityHeaders {
  const fixed = {
    'content-security-policy': contentPolicy(settings, inline),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
  };
  const alone = { ...fixed, 'cross-origin-resource-policy': 'same-origin' };
  const shared = { ...fixed, 'cross-origin-resource-policy': 'cross-origin' };
  const mayShare = settings.corsOrigins.length > 0;
  return (request, reply) => {
    reply.headers(mayShare && isShared(request.url) ? shared : alone);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
  };
}
