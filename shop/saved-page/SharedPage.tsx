import type { FoundProducts } from '../../src/listing/request/request-products';
import { ListNotes } from '../../src/product/ListNotes';
import { ProductCard } from '../../src/product/ProductCard';
import type { Brand } from '../../src/storefront/brand';
import { useHref, useLanguage } from '../../src/environment/use-environment';
import { useEnglish } from '../pages/English';
import { MissingProducts } from '../pages/MissingProducts';
import { savedPath } from './saved-page-address';
import { listClass } from './SavedPage';

type SharedPageProps = {
  readonly brand: Brand;
  /** Of the address. */
  readonly ids: readonly string[];
  readonly found: FoundProducts;
};

/** The products that somebody shares. Nothing here changes what the shopper has saved. */
export function SharedPage({ brand, ids, found }: SharedPageProps) {
  const english = useEnglish();
  const { locale } = useLanguage();
  const href = useHref();
  const shown = ids.flatMap((id) => found.get(id) ?? []);
  return (
    <div className="plp-shop-page plp-shop-saved" lang={english}>
      <div className="plp-shop-saved__head">
        <h1>Shared products {shown.length > 0 && `(${shown.length})`}</h1>
        <a className="plp-link" href={href(savedPath)}>
          Your saved products
        </a>
      </div>
      <MissingProducts count={ids.length - shown.length} />
      {shown.length > 0 ? (
        <>
          <h2 className="plp-visually-hidden">Products</h2>
          <ul className={listClass(shown.length)} lang={english && locale}>
            {shown.map((one, index) => (
              <li key={one.product.productId}>
                <ProductCard {...one} position={index + 1} />
              </li>
            ))}
          </ul>
          <ListNotes
            brand={brand}
            products={shown.map(({ product }) => product)}
            lang={english && locale}
          />
        </>
      ) : (
        <p>
          <a className="plp-button plp-button--primary" href={href('/browse')}>
            See the whole shop
          </a>
        </p>
      )}
    </div>
  );
}
