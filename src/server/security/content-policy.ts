/** The directives of the Content-Security-Policy: what a page of this server may load, run and call. */
import type { Assets } from '../rendering/assets';
import { headScript } from '../rendering/head-script';
import type { Settings } from '../settings/settings';

const selfOnly = "'self'";
const originOf = (base: string | undefined): readonly string[] =>
  base === undefined ? [] : [new URL(base).origin];

const styleSources = (inlineStyle: Assets['inlineStyle'], isDevelopment: boolean) =>
  isDevelopment ? ["'unsafe-inline'"] : inlineStyle ? [inlineStyle.policySource] : [];

type PolicySettings = Pick<Settings, 'apiUrl' | 'envUrl' | 'imageOrigins' | 'connectOrigins'>;

/**
 * Forbids everything that is not named, such as other inline code, other origins, trusted-type violations and framing. Development
 * relaxes it for Redux DevTools and the overlay of build errors; no setting relaxes a production build.
 */
export function contentPolicy(
  settings: PolicySettings,
  inlineStyle: Assets['inlineStyle'],
): Record<string, readonly string[]> {
  const { apiUrl, envUrl, imageOrigins, connectOrigins } = settings;
  const api = originOf(apiUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [selfOnly, headScript.policySource, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': [selfOnly, ...styleSources(inlineStyle, isDevelopment)],
    'img-src': [selfOnly, 'data:', ...api, ...imageOrigins],
    'font-src': [selfOnly],
    'connect-src': [selfOnly, ...api, ...originOf(envUrl), ...connectOrigins],
    'manifest-src': [selfOnly],
    'form-action': [selfOnly],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!isDevelopment && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [name, [...new Set(sources)]]),
  );
}
