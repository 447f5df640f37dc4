import { useEnvironment } from '../../src/environment/use-environment';
import type { Product } from '../../src/catalogue/product';
import { pageImageSource } from '../../src/product/image-sources';
import { ProductPicture } from '../../src/product/ProductPicture';
import { PromotionBadge } from '../../src/product/PromotionBadge';
import { useEnglish } from './English';
import type { ProductView } from './product-views';

type ProductGalleryProps = {
  readonly product: Product;
  readonly views: readonly ProductView[];
};

const headingId = 'plp-shop-pictures';

/** The product's pictures, a large one and the others next to it; on a phone a strip that scrolls sideways. */
export function ProductGallery({ product, views }: ProductGalleryProps) {
  const english = useEnglish();
  const { promotion } = product;
  return (
    <section
      className={`plp-shop-product__gallery ${classOf(views.length)}`.trim()}
      aria-labelledby={headingId}
      // Safari scrolls a strip by keys only where it takes the focus.
      tabIndex={views.length > 1 ? 0 : undefined}
    >
      <h2 className="plp-visually-hidden" id={headingId} lang={english}>
        Pictures
      </h2>
      {views.length === 0 && (
        <div className="plp-shop-product__view plp-shop-product__view--missing">
          <ProductPicture product={product} position={1} isNear />
          {promotion && <PromotionBadge promotion={promotion} />}
        </div>
      )}
      {views.map((view, index) => (
        <div key={view.url} className="plp-shop-product__view">
          <LargePicture product={product} view={view} isFirst={index === 0} />
          {index === 0 && promotion && <PromotionBadge promotion={promotion} />}
        </div>
      ))}
    </section>
  );
}

function classOf(count: number): string {
  if (count < 2) return '';
  return `plp-shop-product__gallery--${count === 2 ? 'pair' : 'many'}`;
}

type LargePictureProps = {
  readonly product: Product;
  readonly view: ProductView;
  readonly isFirst: boolean;
};

/** The first one alone has the roundel, and is fetched at once. */
const LargePicture = ({ product: { roundelId }, view, isFirst }: LargePictureProps) => (
  <img
    className="plp-card__image"
    alt={view.alt}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    {...pageImageSource({
      sizes: useEnvironment().imageSizes,
      url: view.url,
      roundelId: isFirst ? roundelId : undefined,
    })}
  />
);
