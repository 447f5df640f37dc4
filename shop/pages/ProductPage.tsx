import { colourOf } from '../../src/catalogue/product';
import { EnergyClass } from '../../src/product/EnergyClass';
import { ListNotes } from '../../src/product/ListNotes';
import { ProductPrice } from '../../src/product/ProductPrice';
import { ProductRating } from '../../src/product/ProductRating';
import type { Brand } from '../../src/storefront/brand';
import { Icon } from '../../src/ui/Icon';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import type { BrandPrices } from '../catalogue/brand-prices';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { RecentlyViewed } from '../recommendations/RecentlyViewed';
import { SimilarProducts } from '../recommendations/SimilarProducts';
import type { HelpTopic } from '../sample/HelpPage';
import { English, useEnglish } from './English';
import type { ShopLink } from './links';
import type { ProductText } from './product-data';
import type { ProductDetails } from './product-details';
import { Colours, Sizes } from './ProductChoices';
import { ProductGallery } from './ProductGallery';
import { productViews } from './product-views';
import type { ProductVariant } from './product-variant';
import { useHref, useTexts } from '../../src/environment/use-environment';

type ProductPageProps = ProductText &
  ProductVariant & {
    readonly brand: Brand;
    /** The categories that lead to it. */
    readonly trail: readonly ShopLink[];
    /** Address of the listing that the shopper comes from. */
    readonly listUrl: string | undefined;
    readonly details: Pick<ProductDetails, 'facts'>;
    readonly similar: readonly CatalogueProduct[];
    /** ISO 4217 code of the prices. */
    readonly prices: BrandPrices;
    /** None where the shop does not know how a product is delivered. */
    readonly help: readonly HelpTopic[];
    readonly canBeSaved: boolean;
  };

export function ProductPage(props: ProductPageProps) {
  const { brand, product, variant, trail, listUrl, details, similar, prices } = props;
  const { brandName, description, colours, sizes, help, canBeSaved } = props;
  return (
    <>
      <article className="plp-shop-page plp-shop-product">
        <Trail trail={trail} listUrl={listUrl} />
        <ProductGallery product={product} views={productViews(product, props.furtherPictures)} />
        <div className="plp-shop-product__main">
          <Heading product={product} brandName={brandName} />
          <Offer product={product} />
          <Colours colours={colours} />
          <Sizes sizes={sizes} />
          {canBeSaved && <SaveButton product={product} />}
          <Promises help={help} />
          <ListNotes brand={brand} products={[product]} />
          <Facts facts={details.facts} />
        </div>
        {description !== '' && (
          <section className="plp-shop-product__about">
            <h2>
              <English>Description</English>
            </h2>
            <p dir="auto">{description}</p>
          </section>
        )}
      </article>
      <SimilarProducts products={similar} colour={variant.colour} {...{ prices, canBeSaved }} />
      <RecentlyViewed productId={product.productId} colour={colourOf(product)} />
    </>
  );
}

/** The way to the listings: back to the one the shopper comes from, and the categories. */
function Trail({ trail, listUrl }: Pick<ProductPageProps, 'trail' | 'listUrl'>) {
  const { listing, results } = useTexts();
  const href = useHref();
  const everything = { name: results.wholeListing, url: '/browse' };
  return (
    <div className="plp-shop-product__trail">
      {listUrl !== undefined && (
        <a className="plp-shop-product__back" href={href(listUrl)}>
          <Icon name="chevron-left" />
          <English>Back to the list</English>
        </a>
      )}
      <nav className="plp-breadcrumb" aria-label={listing.breadcrumb}>
        <ol className="plp-breadcrumb__list">
          {[everything, ...trail].map(({ name, url }, index) => (
            <li key={url} className="plp-breadcrumb__step">
              {index > 0 && <Icon name="chevron-right" className="plp-breadcrumb__arrow" />}
              <a className="plp-breadcrumb__link" href={href(url)} dir="auto">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

type HeadingProps = Pick<ProductPageProps, 'product' | 'brandName'>;

const Heading = ({ product: { title, reviews }, brandName }: HeadingProps) => (
  <div className="plp-shop-product__heading">
    {brandName !== '' && (
      <p className="plp-shop-product__brand" dir="auto">
        {brandName}
      </p>
    )}
    <h1 dir="auto">{title}</h1>
    {reviews && reviews.count > 0 ? (
      <ProductRating reviews={reviews} />
    ) : (
      <p className="plp-shop-product__unrated">
        <English>No reviews yet</English>
      </p>
    )}
  </div>
);

type OfferProps = Pick<ProductPageProps, 'product'>;

function Offer({ product: { price, energy, availability } }: OfferProps) {
  const { product } = useTexts();
  return (
    <div className="plp-shop-product__offer">
      {price && (
        <ProductPrice price={price}>{energy && <EnergyClass energy={energy} />}</ProductPrice>
      )}
      {availability === 'SoldOut' && (
        <p className="plp-shop-product__sold-out">{product.soldOut}</p>
      )}
    </div>
  );
}

/** How a product is delivered, and taken back: each in a line, which opens. */
function Promises({ help }: Pick<ProductPageProps, 'help'>) {
  const english = useEnglish();
  const topics = help.filter(({ brief }) => brief !== undefined);
  return (
    topics.length > 0 && (
      <div className="plp-shop-product__promises" lang={english}>
        {topics.map(({ id, name, brief, text }) => (
          <details key={id}>
            <summary className="plp-shop-product__promise">
              <span dir="auto">
                <b>{name}</b> {brief}
              </span>
            </summary>
            <p dir="auto">{text}</p>
          </details>
        ))}
      </div>
    )
  );
}

/** `saved-page/client/save-button.ts` shows the button. Its room is there before. */
function SaveButton({ product }: OfferProps) {
  const { product: texts } = useTexts();
  return (
    <div className="plp-shop-product__action">
      <button
        type="button"
        className="plp-button plp-button--primary plp-shop-save plp-shop-product__save"
        value={product.productId}
        data-colour={colourOf(product)}
        data-saved={texts.savedTip}
        data-unsaved={texts.saveTip}
        aria-pressed="false"
        hidden
      >
        <span className="plp-heart" />
        <span>
          <span className="plp-shop-product__save-word">{texts.saveTip}</span>
          <VisuallyHidden> {product.title}</VisuallyHidden>
        </span>
      </button>
      <p className="plp-shop-product__problem" role="alert" />
    </div>
  );
}

const Facts = ({ facts }: Pick<ProductDetails, 'facts'>) => (
  <section>
    <h2>
      <English>Details</English>
    </h2>
    <dl className="plp-shop-product__facts">
      {facts.map(({ name, values }) => (
        <div key={name} className="plp-shop-product__fact">
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  </section>
);
