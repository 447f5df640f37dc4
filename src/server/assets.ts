/** The built files of the browser's bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const assetsPath = '/sa/product-listing-fe/';

export type Assets = {
  readonly script: string;
  readonly style: string;
  /** Of the shop's own frame, which asks for consent. */
  readonly consentScript: string;
};

/** The public addresses of the files of the first load. Throws when nothing was built. */
export function readAssets(clientDir: string): Assets {
  const { script, style, consentScript } = JSON.parse(
    readFileSync(join(clientDir, 'assets.json'), 'utf8'),
  ) as Assets;
  return {
    script: assetsPath + script,
    style: assetsPath + style,
    consentScript: assetsPath + consentScript,
  };
}

const yearSeconds = 31_536_000;
const changingSeconds = 300;
/** As in `filters.4f0c1d2e3a.js`, also compressed ahead of time. */
const hashedName = /\.[\da-f]{10}\.(?:js|css)(?:\.(?:br|gz))?$/;

/**
 * `Cache-Control` of a built file. A name that holds a hash of its content means the same for ever; what is behind any other
 * name (`assets.json`, the contracts of the events) may change with the next build, so it is asked after again by its `ETag`.
 */
export const cacheControlOf = (path: string): string =>
  hashedName.test(path)
    ? `public, max-age=${yearSeconds}, immutable`
    : `public, max-age=${changingSeconds}`;
