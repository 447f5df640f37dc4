import { plainText } from '../../src/lib/html-text';
import { formatMoney } from '../../src/storefront/money';
import { productTexts } from '../../src/storefront/texts/product';
import { isSoldOut } from '../catalogue/availability';
import type { CatalogueProduct } from '../catalogue/catalogue-product';

export function ProductPage({ product, currencyCode }: ProductPageProps) {
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
        {isSoldOut(product) && <p>{productTexts.soldOut}</p>}
        <p>{plainText(product.description)}</p>
        <p>Catalogue number {product.catalogueNumber}</p>
      </div>
    </article>
  );
}

type ProductPageProps = { readonly product: CatalogueProduct; readonly currencyCode: string };
