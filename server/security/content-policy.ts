/** The directives of the Content-Security-Policy: what a page of this server may load, run and call. */
import type { Settings } from '../settings/settings';

const selfOnly = "'self'";
const originOf = (base: string | undefined): readonly string[] =>
  base === undefined ? [] : [new URL(base).origin];

/** The sources of what stands in the document itself, as `'sha256-…'`. */
export type InlineSources = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

type PolicySettings = Pick<Settings, 'apiUrl' | 'envUrl' | 'imageOrigins' | 'connectOrigins'>;

/**
 * Forbids everything that is not named, such as other inline code, other origins, trusted-type violations and framing.
 * Development relaxes styles and types for Redux DevTools and the overlay of build errors; no setting relaxes a
 * production build.
 */
export function contentPolicy(
  settings: PolicySettings,
  inline: InlineSources,
): Record<string, readonly string[]> {
  const { apiUrl, envUrl, imageOrigins, connectOrigins } = settings;
  const api = originOf(apiUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [selfOnly, ...inline.scripts],
    'style-src': [selfOnly, ...(isDevelopment ? ["'unsafe-inline'"] : inline.styles)],
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
