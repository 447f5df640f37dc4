/** What a page of this server may load, run and call: the directives of its Content-Security-Policy. */
import type { Assets } from '../assets';
import type { Settings } from '../settings';

const selfOnly = "'self'";
const originOf = (base: string | undefined): readonly string[] =>
  base === undefined ? [] : [new URL(base).origin];

type PolicySettings = Pick<Settings, 'apiUrl' | 'envUrl' | 'imageOrigins' | 'connectOrigins'>;

/**
 * Nothing is allowed that is not named: no inline style but the one known by its hash, no inline script, none of another origin, no text made into
 * markup or code by a script (trusted types), no framing. Data blocks run no script and need no permission.
 */
export function contentPolicy(
  settings: PolicySettings,
  inlineStyle: Assets['inlineStyle'],
): Record<string, readonly string[]> {
  const { apiUrl, envUrl, imageOrigins, connectOrigins } = settings;
  const api = originOf(apiUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [selfOnly],
    'style-src': [selfOnly, ...(inlineStyle ? [inlineStyle.policySource] : [])],
    'img-src': [selfOnly, 'data:', ...api, ...imageOrigins],
    'font-src': [selfOnly],
    'connect-src': [selfOnly, ...api, ...originOf(envUrl), ...connectOrigins],
    'manifest-src': [selfOnly],
    'form-action': [selfOnly],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [name, [...new Set(sources)]]),
  );
}
