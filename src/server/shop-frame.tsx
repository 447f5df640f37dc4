/** The shop around the listing: header with search and departments, and footer. Drawn once for each brand and catalogue. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../storefront/brand';
import { ConsentControl } from './consent-control';
import type { ShopLink } from './shop-links';

export type ShopFrame = {
  readonly header: string;
  readonly footer: string;
  /** Address of the frame's own script, where it needs one. */
  readonly script?: string;
};

function Header({ brand, departments }: FrameProps) {
  return (
    <header className="plp-shop-header">
      <a className="plp-shop-header__skip" href="#main">
        Skip to the products
      </a>
      <div className="plp-shop-header__bar">
        <a className="plp-shop-header__brand" href="/">
          {brand.displayName}
        </a>
        <form className="plp-shop-header__search" action="/search" role="search">
          <input
            className="plp-shop-header__term"
            name="q"
            type="search"
            aria-label="Search the shop"
            placeholder="Product or brand"
            maxLength={200}
            required
          />
          <button type="submit" className="plp-shop-header__go">
            Search
          </button>
        </form>
      </div>
      <nav className="plp-shop-header__departments" aria-label="Departments">
        <ul>
          {departments.slice(0, headerLinks).map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Footer({ brand, departments, isSample }: FrameProps) {
  return (
    <footer className="plp-shop-footer">
      <p className="plp-shop-footer__name">{brand.displayName}</p>
      <ul>
        {departments.slice(0, footerLinks).map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      {isSample && <p>A sample shop with drawn products. Prices and people are invented.</p>}
    </footer>
  );
}

type FrameProps = {
  readonly brand: Brand;
  readonly departments: readonly ShopLink[];
  readonly isSample: boolean;
};

/** A feed may have hundreds at the top; the home page lists all. */
const headerLinks = 12;
const footerLinks = 6;

/** With a `consentScript`, the frame asks whether the visit may be counted. */
export function drawShopFrame({
  consentScript,
  ...props
}: FrameProps & { readonly consentScript?: string | undefined }): ShopFrame {
  const frame = {
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
  };
  if (consentScript === undefined) return frame;
  const control = renderToStaticMarkup(<ConsentControl />);
  return { ...frame, footer: frame.footer + control, script: consentScript };
}
