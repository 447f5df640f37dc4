import { plainText } from '../../src/lib/html-text';
import { formatMoney } from '../../src/storefront/money';
import type { CatalogueProduct } from '../catalogue/catalogue-product';
import { RecentlyViewed } from '../recommendations/RecentlyViewed';
import { SimilarProducts } from '../recommendations/SimilarProducts';

export function ProductPage({ product, similar, currencyCode }: ProductPageProps) {
  const title = plainText(product.title);
  return (
    <>
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
      <SimilarProducts products={similar} currencyCode={currencyCode} />
      <RecentlyViewed productId={product.id} />
    </>
  );
}

type ProductPageProps = {
  readonly product: CatalogueProduct;
  readonly similar: readonly CatalogueProduct[];
  readonly currencyCode: string;
};
