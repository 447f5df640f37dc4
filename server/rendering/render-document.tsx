/** Writes whole HTML documents from pieces in which React has escaped every text. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Alternate } from '../../src/catalogue/read-alternates';
import type { Brand } from '../../src/storefront/brand';
import type { Environment } from '../../src/environment/environment';
import { listingDataMark } from '../../src/storefront/page-names';
import type { Texts } from '../../src/storefront/texts/texts';
import { wideScreen } from '../../src/ui/wide-screen';
import type { Assets } from './assets';
import type { NextPicture } from './picture-preload';
import { speculationRules } from './speculation-rules';
import { headScript } from '../../src/hydration/head-script';
import type { Frame } from '../services/shop-pages';

type DocumentHead = {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  /** Absolute. */
  readonly canonical?: string;
  readonly alternates?: readonly Alternate[];
  /** Why there is no listing, for tools; shoppers read words of their own. */
  readonly error?: string;
};

export type SkipLink = {
  readonly to: string;
  readonly words: string;
  /** By default at every width. */
  readonly width?: 'narrow' | 'wide';
};

type DocumentOptions = {
  readonly brand: Brand;
  readonly environment: Pick<Environment, 'language' | 'mount'>;
  readonly assets: Assets;
  readonly earlyScripts?: readonly string[];
  readonly frame: Frame;
  readonly asksConsent: boolean;
  readonly offersSavedPage: boolean;
  readonly searchTerm?: string | undefined;
  readonly head: DocumentHead;
  /** Where links at the beginning lead, before `main`. */
  readonly skipLinks?: readonly SkipLink[];
  /** Markup rendered by React. */
  readonly main: string;
  /** Data blocks for the end of the body. */
  readonly data?: string;
  readonly hasScript?: boolean;
  /** Whether browsers fetch the page of a product that a shopper is about to open, from a listing. */
  readonly prefetchesProducts: boolean;
  /** Requested before the page is laid out. */
  readonly nextPictures?: readonly NextPicture[];
  /** Addresses of scripts of this page alone. */
  readonly scripts?: readonly string[];
};

const Meta = ({ name, content }: { readonly name: string; readonly content: string | undefined }) =>
  content && <meta name={name} content={content} />;

/** The page's script, and what it imports as soon as it runs. */
const PageScripts = ({ assets, earlyScripts = [] }: DocumentOptions) => (
  <>
    <script type="module" src={assets.script} />
    {earlyScripts.map((script) => (
      <link key={script} rel="modulepreload" href={script} />
    ))}
  </>
);

/** Of the chunks that wide screens show at once, and that record the first clicks where events go somewhere. */
const LaterPreloads = ({
  assets: { filters, delivery },
  asksConsent,
}: Pick<DocumentOptions, 'assets' | 'asksConsent'>) => (
  <>
    {filters && <link rel="modulepreload" href={filters} media={wideScreen} fetchPriority="low" />}
    {asksConsent && delivery && <link rel="modulepreload" href={delivery} fetchPriority="low" />}
  </>
);

/** At the end of the document: the connections are for the page's own script and the first pictures before. */
function LaterScripts({ assets, frame, hasScript, ...options }: DocumentOptions) {
  const scripts = [
    options.asksConsent && assets.consentScript,
    options.offersSavedPage && assets.savedScript,
    ...(frame.scripts ?? []),
    ...(options.scripts ?? []),
  ];
  return (
    <>
      {hasScript && <LaterPreloads assets={assets} asksConsent={options.asksConsent} />}
      {hasScript && options.prefetchesProducts && (
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules.text }}
        />
      )}
      {scripts.map(
        (src) => src && <script key={src} type="module" src={src} fetchPriority="low" />,
      )}
    </>
  );
}

/** After the products, since the script and the first pictures come before: HTTP/1.1 has six connections. */
const PicturePreloads = ({ pictures }: { readonly pictures: readonly NextPicture[] }) =>
  pictures.map(({ src, srcSet, media }) => (
    <link
      key={src}
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      media={media}
      fetchPriority="low"
    />
  ));

/** The page's script comes before the styles, which would delay its request. */
function Head(options: DocumentOptions) {
  const { head, assets, frame, hasScript } = options;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <Meta name="description" content={head.description} />
      <Meta name="robots" content={head.robots} />
      <Meta name="plp-error" content={head.error} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates?.map(({ lang, url }) => (
        <link
          key={`${lang} ${url}`}
          rel="alternate"
          hrefLang={lang}
          href={url}
          {...{ [listingDataMark]: '' }}
        />
      ))}
      {frame.icon && <link rel="icon" href={frame.icon} type="image/svg+xml" />}
      {hasScript && <PageScripts {...options} />}
      <Styles assets={assets} isListing={hasScript} />
      {hasScript && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
    </>
  );
}

type StylesProps = { readonly assets: Assets; readonly isListing: boolean | undefined };

/** Listings are without the styles of all other pages. */
function Styles({ assets: { inline, styles, pagesStyle }, isListing }: StylesProps) {
  if (inline)
    return [inline.styles, isListing ? undefined : inline.pagesStyle].map(
      (style, index) =>
        style && <style key={index} dangerouslySetInnerHTML={{ __html: style.text }} />,
    );
  return [...styles, isListing ? undefined : pagesStyle].map(
    (style) => style && <link key={style} rel="stylesheet" href={style} />,
  );
}

const SkipLinks = ({ links }: { readonly links: readonly SkipLink[] }) =>
  links.map(({ to, words, width }) => (
    <a
      key={to}
      className={`plp-skip-link${width ? ` plp-skip-link--${width}` : ''}`}
      href={`#${to}`}
    >
      {words}
    </a>
  ));

/** Shows when the script has not started the page after two minutes. */
const unstarted = ({ document, failure }: Texts) =>
  `<p class="plp-unstarted" role="alert">${document.unstarted} ` +
  `<a class="plp-link" href="">${failure.loadAgain}</a></p>`;

export function writeDocument(options: DocumentOptions): string {
  const { brand, environment, frame, main, data = '', hasScript, searchTerm } = options;
  const { language, mount } = environment;
  const { texts, locale, direction } = language;
  const { skipLinks = [{ to: 'main', words: texts.document.skipToContent }], nextPictures = [] } =
    options;
  const preloads = renderToStaticMarkup(<PicturePreloads pictures={nextPictures} />);
  const skip = renderToStaticMarkup(<SkipLinks links={skipLinks} />);
  const head = renderToStaticMarkup(<Head {...options} />);
  const scripts = renderToStaticMarkup(<LaterScripts {...options} />);
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}" data-plp-brand="${brand.key}"${mount && ` data-plp-mount="${mount}"`}><head>${head}</head>` +
    `<body class="plp-shop">${skip}${frame.header(searchTerm)}<main id="main" class="plp-shop__main" tabindex="-1">${main}</main>${preloads}` +
    `${frame.footer}${hasScript ? unstarted(texts) : ''}${data}${scripts}</body></html>`
  );
}
