import type { Price } from '../catalogue/product';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { readPriceText } from './price-text';
import { useLanguage } from '../environment/use-environment';

type ProductPriceProps = { readonly price: Price };

export function ProductPrice({ price }: ProductPriceProps) {
  const language = useLanguage();
  const { product } = language.texts;
  const { current, previous, saving } = readPriceText(price, language);
  return (
    <p className="plp-card__price plp-price">
      {previous !== undefined && <VisuallyHidden>{`${product.currentSalePrice} `}</VisuallyHidden>}
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
      {saving !== undefined && (
        <>
          {' '}
          <span className="plp-price__saving">{saving}</span>
        </>
      )}
    </p>
  );
}
