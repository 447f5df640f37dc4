import type { Price } from '../catalogue/product';
import { useLanguage } from '../storefront/use-language';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { readPriceText } from './price-text';

type ProductPriceProps = { readonly price: Price };

export function ProductPrice({ price }: ProductPriceProps) {
  const language = useLanguage();
  const { product } = language.texts;
  const { current, previous, saving } = readPriceText(price, language);
  return (
    <div className="plp-card__price">
      <p className="plp-price">
        {previous !== undefined && (
          <VisuallyHidden>{`${product.currentSalePrice} `}</VisuallyHidden>
        )}
        <bdi className={`plp-price__current ${previous ? 'plp-price__current--sale' : ''}`.trim()}>
          {current}
        </bdi>
        {previous !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{`${product.regularPrice} `}</VisuallyHidden>
            <s className="plp-price__previous" dir="auto">
              {previous}
            </s>
          </>
        )}
      </p>
      {saving !== undefined && <p className="plp-price__saving">{saving}</p>}
    </div>
  );
}
