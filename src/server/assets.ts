/** The built files of the browser's bundle. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const assetsPath = '/sa/product-listing-fe/';

/** Text that stands in every document, so that nobody waits for a file of it. */
export type InlineText = {
  readonly text: string;
  /** As a content policy names it: `'sha256-…'`. */
  readonly policySource: string;
};

export type Assets = {
  readonly script: string;
  readonly style: string;
  /** Of the shop's own frame, which asks for consent. */
  readonly consentScript: string;
  /** Absent while the files change under the server's feet, in development. */
  readonly inlineStyle?: InlineText;
};

/** As in `filters.4f0c1d2e3a.js`, also compressed ahead of time. */
const hashedName = /\.[\da-f]{10}\.(?:js|css)(?:\.(?:br|gz))?$/;

type Manifest = {
  readonly script: string;
  readonly style: string;
  readonly consentScript: string;
};

function readInline(file: string): InlineText {
  const text = readFileSync(file, 'utf8');
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the element it stands in.`);
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, policySource: `'sha256-${hash}'` };
}

/** The public addresses of the files of the first load. Throws when nothing was built. */
export function readAssets(clientDir: string): Assets {
  const { script, style, consentScript } = JSON.parse(
    readFileSync(join(clientDir, 'assets.json'), 'utf8'),
  ) as Manifest;
  return {
    script: assetsPath + script,
    style: assetsPath + style,
    consentScript: assetsPath + consentScript,
    ...(hashedName.test(style) && { inlineStyle: readInline(join(clientDir, style)) }),
  };
}

const yearSeconds = 31_536_000;
const changingSeconds = 300;
/**
 * `Cache-Control` of a built file. A name that holds a hash of its content means the same for ever; what is behind any other
 * name (`assets.json`, the contracts of the events) may change with the next build, so it is asked after again by its `ETag`.
 */
export const cacheControlOf = (path: string): string =>
  hashedName.test(path)
    ? `public, max-age=${yearSeconds}, immutable`
    : `public, max-age=${changingSeconds}`;
