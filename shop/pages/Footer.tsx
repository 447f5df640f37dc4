import type { Brand } from '../../src/storefront/brand';
import type { ShopLink } from './links';
import { English, useEnglish } from './English';
import { helpPath, helpTopics } from '../sample/HelpPage';
import { useHref, useLanguage } from '../../src/environment/use-environment';

type FooterProps = {
  readonly brand: Brand;
  readonly departments: readonly ShopLink[];
  readonly offers: readonly ShopLink[];
  /** Whether the catalogue is the sample that comes with the shop. */
  readonly isSample: boolean;
};

const mostLinks = 6;

const helpLinks: readonly ShopLink[] = helpTopics.map(({ id, name }) => ({
  id,
  name,
  url: `${helpPath}#${id}`,
}));

export function Footer({ brand, departments, offers, isSample }: FooterProps) {
  const english = useEnglish();
  const { locale } = useLanguage();
  return (
    <footer className="plp-shop-footer">
      <div className="plp-shop-footer__columns">
        {isSample && <FooterLinks heading="Help" links={helpLinks} lang={english} />}
        <FooterLinks heading="Departments" links={departments} lang={english && locale} />
        <FooterLinks heading="Offers" links={offers} lang={english && locale} />
      </div>
      <p className="plp-shop-footer__name" dir="auto">
        {brand.displayName}
      </p>
      {isSample && (
        <p dir="auto" lang={english}>
          A sample shop with drawn products. Prices and people are invented.
        </p>
      )}
    </footer>
  );
}

type FooterLinksProps = {
  readonly heading: string;
  readonly links: readonly ShopLink[];
  /** Of the links. */
  readonly lang: string | undefined;
};

function FooterLinks({ heading, links, lang }: FooterLinksProps) {
  const href = useHref();
  return links.length > 0 ? (
    <section>
      <h2>
        <English>{heading}</English>
      </h2>
      <ul lang={lang}>
        {links.slice(0, mostLinks).map(({ name, url }) => (
          <li key={url}>
            <a href={href(url)} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
