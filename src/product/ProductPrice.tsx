import type { Price } from '../catalogue/product';
import { productTexts } from '../storefront/texts/product';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { readPriceText } from './price-text';

type ProductPriceProps = { readonly price: Price };

export function ProductPrice({ price }: ProductPriceProps) {
  const { current, previous, saving } = readPriceText(price);
  return (
    <div className="plp-card__price">
      <p className="plp-price">
        {previous !== undefined && (
          <VisuallyHidden>{`${productTexts.currentSalePrice} `}</VisuallyHidden>
        )}
        <bdi className={`plp-price__current ${previous ? 'plp-price__current--sale' : ''}`.trim()}>
          {current}
        </bdi>
        {previous !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{`${productTexts.regularPrice} `}</VisuallyHidden>
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
