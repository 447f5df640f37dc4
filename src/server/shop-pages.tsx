/** The embedded shop's pages besides the listing: home, one product, and the page for wrong addresses. */
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../lib/html-text';
import type { CatalogueProduct } from '../shop/catalogue/catalogue-product';
import { formatMoney } from '../storefront/money';
import type { ShopLink } from './shop-links';

function NotFound({ isListing }: { readonly isListing: boolean }) {
  return (
    <div className="plp-shop-page">
      <h1>We could not find that page</h1>
      {isListing ? (
        <p>The shop has no such category, offer or collection; it may have come to an end.</p>
      ) : (
        <p>
          The address is not one of this shop’s listings (<code>invalid plp url</code>). It may have
          been mistyped, or the page may have moved.
        </p>
      )}
      <p>
        <a className="plp-button plp-button--primary" href="/">
          Go to the home page
        </a>
      </p>
    </div>
  );
}

function Home({ departments, collections }: HomeProps) {
  return (
    <div className="plp-shop-page">
      <h1>What are you looking for?</h1>
      <ShopLinks heading="Departments" links={departments} />
      <ShopLinks heading="Offers" links={collections} />
    </div>
  );
}

type HomeProps = {
  readonly departments: readonly ShopLink[];
  readonly collections: readonly ShopLink[];
};

function ShopLinks({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly ShopLink[];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="plp-shop-page__links">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductDetails({ product, currencyCode }: ProductPageProps) {
  const title = plainText(product.title);
  return (
    <article className="plp-shop-page plp-shop-product">
      {product.imageUrl && (
        <img
          className="plp-shop-product__picture"
          src={product.imageUrl}
          alt=""
          width={360}
          height={480}
        />
      )}
      <div>
        <h1>{title}</h1>
        <p>{product.brand.name}</p>
        <p className="plp-shop-product__price">
          {product.price.currentFrom && 'From '}
          {formatMoney(product.price.current, currencyCode)}
        </p>
        <p>{plainText(product.description)}</p>
        <p>Catalogue number {product.catalogueNumber}</p>
      </div>
    </article>
  );
}

type ProductPageProps = { readonly product: CatalogueProduct; readonly currencyCode: string };

export const drawNotFound = (isListing: boolean): string =>
  renderToStaticMarkup(<NotFound isListing={isListing} />);
export const drawHome = (props: HomeProps): string => renderToStaticMarkup(<Home {...props} />);
export const drawProduct = (props: ProductPageProps): string =>
  renderToStaticMarkup(<ProductDetails {...props} />);
