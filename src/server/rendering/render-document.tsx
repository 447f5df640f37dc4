/** Writes whole HTML documents from pieces in which React has escaped every text. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../storefront/brand';
import { documentTexts, failureTexts } from '../../storefront/texts/page';
import type { Assets } from './assets';
import type { Frame } from '../services';

type DocumentHead = {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  /** Absolute. */
  readonly canonical?: string;
};

type DocumentOptions = {
  readonly brand: Brand;
  readonly assets: Assets;
  readonly frame: Frame;
  readonly asksConsent: boolean;
  readonly head: DocumentHead;
  /** Markup rendered by React. */
  readonly main: string;
  /** Data blocks for the end of the body. */
  readonly data?: string;
  readonly hasScript?: boolean;
};

function Head({ head, assets, frame, asksConsent, hasScript }: DocumentOptions) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {frame.icon && <link rel="icon" href={frame.icon} type="image/svg+xml" />}
      <Styles {...assets} />
      {hasScript && <script type="module" src={assets.script} />}
      {asksConsent && assets.consentScript && <script type="module" src={assets.consentScript} />}
    </>
  );
}

function Styles({ inlineStyle, styles }: Assets) {
  return inlineStyle ? (
    <style dangerouslySetInnerHTML={{ __html: inlineStyle.text }} />
  ) : (
    styles.map((style) => <link key={style} rel="stylesheet" href={style} />)
  );
}

/** Shows when the script has not started the page after two minutes. */
const unstarted =
  `<p class="plp-unstarted" role="alert">${documentTexts.unstarted} ` +
  `<a class="plp-link" href="">${failureTexts.loadAgain}</a></p>`;

export function writeDocument(options: DocumentOptions): string {
  const { brand, frame, main, data = '', hasScript } = options;
  const head = renderToStaticMarkup(<Head {...options} />);
  return (
    `<!doctype html><html lang="${brand.locale}" data-plp-brand="${brand.key}"><head>${head}</head>` +
    `<body class="plp-shop">${frame.header}<main id="main" class="plp-shop__main" tabindex="-1">${main}</main>` +
    `${frame.footer}${hasScript ? unstarted : ''}${data}</body></html>`
  );
}
