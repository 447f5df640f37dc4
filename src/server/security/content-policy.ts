/** What a page of this server may load, run and call: the directives of its Content-Security-Policy. */
import type { Assets } from '../rendering/assets';
import type { Settings } from '../settings/settings';

const selfOnly = "'self'";
const originOf = (base: string | undefined): readonly string[] =>
  base === undefined ? [] : [new URL(base).origin];

const styleSources = (inlineStyle: Assets['inlineStyle'], isDevelopment: boolean) =>
  isDevelopment ? ["'unsafe-inline'"] : inlineStyle ? [inlineStyle.policySource] : [];

type PolicySettings = Pick<Settings, 'apiUrl' | 'envUrl' | 'imageOrigins' | 'connectOrigins'>;

/**
 * Nothing is allowed that is not named: no inline style but the one known by its hash, no inline script, none of another origin, no text made into
 * markup or code by a script (trusted types), no framing. Data blocks run no script and need no permission.
 *
 * In development the tools may do what they live by: Redux DevTools run actions that are written as code and make their style
 * elements, the overlay of build errors writes markup. The build writes NODE_ENV into the server's program, so no setting can
 * relax the one that is built for shops.
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
    'script-src': isDevelopment ? [selfOnly, "'unsafe-eval'"] : [selfOnly],
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
