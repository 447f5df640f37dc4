import { useEnvironment } from '../../src/environment/use-environment';
import type { Product } from '../../src/catalogue/product';
import { largeImageSource } from '../../src/product/image-sources';
import { ProductPicture } from '../../src/product/ProductPicture';
import { PromotionBadge } from '../../src/product/PromotionBadge';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { smallSource, type ProductView } from './product-views';
import { useEnglish } from './English';

type ProductGalleryProps = {
  readonly product: Product;
  readonly views: readonly ProductView[];
};

/** The product's picture; of several, a radio button each chooses the one to show, without scripting. */
export function ProductGallery({ product, views }: ProductGalleryProps) {
  const english = useEnglish();
  const [first] = views;
  if (!first)
    return (
      <div className="plp-shop-product__gallery">
        <div className="plp-shop-product__view">
          <ProductPicture product={product} position={1} isNear />
          {product.promotion && <PromotionBadge promotion={product.promotion} />}
        </div>
      </div>
    );
  if (views.length === 1)
    return (
      <div className="plp-shop-product__gallery">
        <LargePicture product={product} view={first} isFirst />
      </div>
    );
  return (
    <fieldset className="plp-shop-product__gallery">
      <legend className="plp-visually-hidden" lang={english}>
        Pictures
      </legend>
      {views.map((view, index) => (
        <View key={view.id} product={product} view={view} isFirst={index === 0} />
      ))}
    </fieldset>
  );
}

type ViewProps = {
  readonly product: Product;
  readonly view: ProductView;
  /** It is on the first screen, before any choice. */
  readonly isFirst: boolean;
};

const View = ({ product, view, isFirst }: ViewProps) => (
  <>
    <input
      className="plp-shop-product__radio"
      type="radio"
      name="view"
      id={view.id}
      defaultChecked={isFirst}
    />
    <label className="plp-shop-product__small" htmlFor={view.id}>
      <img alt="" loading="lazy" {...smallSource(view.url, useEnvironment().imageSizes)} />
      <VisuallyHidden>{view.alt}</VisuallyHidden>
    </label>
    <LargePicture product={product} view={view} isFirst={isFirst} />
  </>
);

/** Another view is hidden until it is chosen, and is not fetched before. */
const LargePicture = ({ product: { roundelId, promotion }, view, isFirst }: ViewProps) => (
  <div className="plp-shop-product__view">
    <img
      className="plp-card__image"
      alt={view.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      {...largeImageSource({ sizes: useEnvironment().imageSizes, url: view.url, roundelId })}
    />
    {promotion && <PromotionBadge promotion={promotion} />}
  </div>
);
