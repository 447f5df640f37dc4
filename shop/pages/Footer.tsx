import type { Brand } from '../../src/storefront/brand';
import type { ShopLink } from './links';
import { English, useEnglish } from './English';
import { Wordmark } from './Wordmark';
import { helpPath, helpTopics, waysToPay, type HelpTopic } from '../sample/HelpPage';
import { useHref, useLanguage } from '../../src/environment/use-environment';

type FooterProps = {
  readonly brand: Brand;
  readonly departments: readonly ShopLink[];
  readonly offers: readonly ShopLink[];
  /** Whether the catalogue is the sample that comes with the shop. */
  readonly isSample: boolean;
};

/** A feed may have hundreds of departments; the home page lists all. */
const mostLinks = 12;

const linksOf = (kind: HelpTopic['kind']): readonly ShopLink[] =>
  helpTopics
    .filter((topic) => topic.kind === kind)
    .map(({ id, name }) => ({ id, name, url: `${helpPath}#${id}` }));

const helpLinks = linksOf('help');
const legalLinks = linksOf('legal');

export function Footer({ brand, departments, offers, isSample }: FooterProps) {
  const english = useEnglish();
  const { locale } = useLanguage();
  const ofCatalogue = english && locale;
  return (
    <footer className="plp-shop-footer">
      <div className="plp-shop-footer__columns">
        <div className="plp-shop-footer__about">
          <p className="plp-shop-footer__name">
            <Wordmark brand={brand} />
          </p>
          {isSample && (
            <p dir="auto" lang={english}>
              A sample shop with illustrated products. Prices and people are invented.
            </p>
          )}
        </div>
        <FooterLinks heading="Departments" links={departments} lang={ofCatalogue} isWide />
        <FooterLinks heading="Offers" links={offers} lang={ofCatalogue} />
        {isSample && <FooterLinks heading="Help" links={helpLinks} lang={english} />}
      </div>
      {isSample && (
        <div className="plp-shop-footer__legal" lang={english}>
          <ul className="plp-shop-footer__payments" aria-label="Ways to pay">
            {waysToPay.map((name) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
          <Links links={legalLinks} />
        </div>
      )}
    </footer>
  );
}

type FooterLinksProps = {
  readonly heading: string;
  readonly links: readonly ShopLink[];
  /** Of the links. */
  readonly lang: string | undefined;
  /** Whether they have two columns where there is room. */
  readonly isWide?: boolean;
};

function FooterLinks({ heading, links, lang, isWide = false }: FooterLinksProps) {
  return links.length > 0 ? (
    <section className={isWide ? 'plp-shop-footer__wide' : undefined}>
      <h2>
        <English>{heading}</English>
      </h2>
      <Links links={links} lang={lang} />
    </section>
  ) : null;
}

function Links({
  links,
  lang,
}: Pick<FooterLinksProps, 'links'> & { readonly lang?: string | undefined }) {
  const href = useHref();
  return (
    <ul lang={lang}>
      {links.slice(0, mostLinks).map(({ id, name, url }) => (
        <li key={id}>
          <a href={href(url)} dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
