import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { hasExtensions, type Storefront } from '../../src/page/storefront';
import type { Brand } from '../../src/storefront/brand';
import { chunkTagOf, textsTagOf } from '../../src/storefront/language';
import { assetsPath } from '../../src/storefront/page-names';
import type { SearchAssets } from '../services/shop-pages';
import { yearSeconds } from '../year-seconds';
import { inlineText, type InlineText } from './inline-text';

type Scripts = {
  readonly script: string;
  /** The script that puts the extensions of a storefront into the page; absent in development. */
  readonly extensions?: string;
  /** The script of the filters, of which wide screens show a column at once. */
  readonly filters?: string;
  /** Records and delivers events; pages whose events go somewhere need it with the first click. */
  readonly delivery?: string;
  /** Asks the shopper for consent; absent without the shop. */
  readonly consentScript?: string;
  /** Follows the saved products in the shop's frame; absent without the shop. */
  readonly savedScript?: string;
  /** For the pages of products; absent without the shop. */
  readonly productScript?: string;
  /** Chooses products to compare in the shop; absent without it. */
  readonly compareScript?: string;
  /** Recommends products in the shop; absent without it. */
  readonly recommendationsScript?: string;
};

export type Assets = Scripts & {
  /** The page's style sheet, then the shop's. */
  readonly styles: readonly string[];
  /** The script of a language's texts, by its tag. */
  readonly texts: Readonly<Record<string, string>>;
  /** For the shop's search box; absent without the shop. */
  readonly search?: SearchAssets;
  /** The style sheet of pages that are no listings; absent without the shop. */
  readonly pagesStyle?: string;
  /** The styles themselves. Absent in development, where the files change while the server runs. */
  readonly inline?: { readonly styles: InlineText; readonly pagesStyle?: InlineText };
};

/** As in `filters.4f0c1d2e3a.js`, also compressed ahead of time. */
const hashedName = /\.[\da-f]{10}\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/** `assets.json`: names of files. */
type Manifest = Scripts & {
  readonly style: string;
  readonly texts?: Assets['texts'];
  readonly shopStyle?: string;
  readonly shopPagesStyle?: string;
  readonly searchScript?: string;
  readonly suggestionsScript?: string;
  readonly suggestionsStyle?: string;
};

const withAddresses = <Names extends object>(names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, `${assetsPath}${name}`]),
  ) as Names;

function readStyle(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the element it stands in.`);
  return text;
}

const readInline = (folder: string, names: readonly string[]): InlineText =>
  inlineText(names.map((name) => readStyle(join(folder, name))).join(''));

function readInlineStyles(
  folder: string,
  styles: readonly string[],
  pagesStyle: string | undefined,
): Assets['inline'] {
  if (!styles.every((name) => hashedName.test(name))) return undefined;
  return withoutUndefined({
    styles: readInline(folder, styles),
    pagesStyle: pagesStyle === undefined ? undefined : readInline(folder, [pagesStyle]),
  });
}

/** The public addresses of the files of the first load. Throws if nothing was built. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'assets.json'), 'utf8')) as Manifest;
  const { style, shopStyle, shopPagesStyle, texts = {}, ...others } = manifest;
  const { searchScript: script, suggestionsScript, suggestionsStyle, ...scripts } = others;
  const styles = shopStyle === undefined ? [style] : [style, shopStyle];
  const pagesStyle = shopPagesStyle === undefined ? undefined : assetsPath + shopPagesStyle;
  const hasSearch = script && suggestionsScript && suggestionsStyle;
  return withoutUndefined({
    ...withAddresses(scripts),
    styles: styles.map((name) => assetsPath + name),
    texts: withAddresses(texts),
    search: hasSearch ? withAddresses({ script, suggestionsScript, suggestionsStyle }) : undefined,
    pagesStyle,
    inline: readInlineStyles(clientDir, styles, shopPagesStyle),
  });
}

const changingSeconds = 300;
/**
 * `Cache-Control` of a built file. Without a content hash in its name it may change with the next build and is
 * revalidated.
 */
export const cacheControlOf = (path: string): string =>
  hashedName.test(path)
    ? `public, max-age=${yearSeconds}, immutable`
    : `public, max-age=${changingSeconds}`;

/** Files that are not in the document itself are requested before the document is read. */
export function preloadsOf(assets: Assets, earlyScripts: readonly string[]): string | undefined {
  if (assets.inline) return undefined;
  const links = assets.styles.map((style) => `<${style}>; rel=preload; as=style`);
  const scripts = [assets.script, ...earlyScripts];
  return [...links, ...scripts.map((script) => `<${script}>; rel=modulepreload`)].join(', ');
}

/**
 * The scripts that a page imports before it mounts. None in development, where the names of the built files are not
 * known.
 */
export function earlyScriptsOf(
  brand: Brand,
  assets: Assets,
  { languages, extensions }: Storefront,
): readonly string[] {
  const tag = textsTagOf(languages, brand.locale);
  const texts = tag === undefined ? undefined : assets.texts[chunkTagOf(languages, tag)];
  return [texts, hasExtensions(extensions, brand) ? assets.extensions : undefined].filter(
    (script) => script !== undefined,
  );
}
