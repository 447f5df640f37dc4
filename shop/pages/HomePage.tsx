import { RecentlyViewed } from '../recommendations/RecentlyViewed';
import { HomePicture } from './HomePicture';
import type { HomeScene } from '../sample/sample-scene';
import type { HomeTile, HomeTiles, PicturedProduct } from './home-tiles';
import type { ShopLink } from './links';
import { useEnglish } from './English';
import { useHref, useLanguage, useTexts } from '../../src/environment/use-environment';

type HomeProps = {
  readonly departments: readonly ShopLink[];
  readonly offers: readonly ShopLink[];
  /** Of the first departments and offers; undefined while the catalogue cannot be queried. */
  readonly tiles: HomeTiles | undefined;
  /** Of a catalogue that has none, the best sellers welcome the shopper. */
  readonly scene?: HomeScene | undefined;
};

export function HomePage({ departments, offers, tiles, scene }: HomeProps) {
  return (
    <>
      <div className="plp-shop-page plp-shop-home">
        {scene ? <Scene {...scene} /> : <Welcome bestSellers={tiles?.bestSellers ?? []} />}
        <HomeSection heading="Offers" links={offers} tiles={tiles?.offers ?? []} isWide />
        <HomeSection heading="Departments" links={departments} tiles={tiles?.departments ?? []} />
      </div>
      <RecentlyViewed />
    </>
  );
}

function Scene({ heading, text, action, imageUrl }: HomeScene) {
  const href = useHref();
  return (
    <div className="plp-shop-home__scene">
      <img src={imageUrl} alt="" width={1200} height={480} fetchPriority="high" />
      <div className="plp-shop-home__words" lang={useEnglish()}>
        <h1 dir="auto">{heading}</h1>
        <p dir="auto">{text}</p>
        <p>
          <a className="plp-button plp-button--primary" href={href(action.url)}>
            {action.name}
          </a>
        </p>
      </div>
    </div>
  );
}

function Welcome({ bestSellers }: { readonly bestSellers: readonly PicturedProduct[] }) {
  const href = useHref();
  return (
    <div className="plp-shop-home__welcome">
      <div className="plp-shop-home__words" lang={useEnglish()}>
        <h1 dir="auto">What are you looking for?</h1>
        <p dir="auto">Start in a department, look through the offers, or search the whole shop.</p>
        <p>
          <a className="plp-button plp-button--primary" href={href('/browse')}>
            See the whole shop
          </a>
        </p>
      </div>
      {bestSellers.length > 0 && (
        <ul className="plp-shop-home__best-sellers" aria-label="Best sellers">
          {bestSellers.map((product) => (
            <li key={product.productId}>
              <a className="plp-shop-home__picture" href={product.url && href(product.url)}>
                <HomePicture product={product} alt={product.title} isFirst />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type SectionProps = {
  readonly heading: string;
  readonly links: readonly ShopLink[];
  /** Those of the first links. */
  readonly tiles: readonly HomeTile[];
  /** Whether a tile shows several pictures in a row. */
  readonly isWide?: boolean;
};

function HomeSection({ heading, links, tiles, isWide = false }: SectionProps) {
  const english = useEnglish();
  const others = links.slice(tiles.length);
  return links.length > 0 ? (
    <section>
      <h2 lang={english}>{heading}</h2>
      {tiles.length > 0 && (
        <ul className={`plp-shop-home__tiles${isWide ? ' plp-shop-home__tiles--wide' : ''}`}>
          {tiles.map((tile) => (
            <HomeTileCard key={tile.url} {...tile} />
          ))}
        </ul>
      )}
      {others.length > 0 && <LinkList links={others} />}
    </section>
  ) : null;
}

const HomeTileCard = ({ name, url, total, products }: HomeTile) => (
  <li>
    <a className="plp-shop-home__tile" href={useHref()(url)}>
      <span className="plp-shop-home__pictures">
        {products.map((product) => (
          <span key={product.productId} className="plp-shop-home__picture">
            <HomePicture product={product} />
          </span>
        ))}
      </span>
      <bdi className="plp-shop-home__name">{name}</bdi>{' '}
      <span className="plp-shop-home__count">{useTexts().counts.products(total)}</span>
    </a>
  </li>
);

type LinksProps = { readonly links: readonly ShopLink[] };

export const ShopLinks = ({ heading, links }: LinksProps & { readonly heading: string }) => (
  <section>
    <h2 lang={useEnglish()}>{heading}</h2>
    <LinkList links={links} />
  </section>
);

function LinkList({ links }: LinksProps) {
  const href = useHref();
  const english = useEnglish();
  const { locale } = useLanguage();
  return (
    <ul className="plp-shop-page__links" lang={english && locale}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={href(url)}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
