import type { ReactNode } from 'react';
import type { Price } from '../catalogue/price';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { readPriceText, type PriceText } from './price-text';
import { useLanguage } from '../environment/use-environment';

type ProductPriceProps = {
  readonly price: Price;
  /** In the line of the price. */
  readonly children?: ReactNode;
};

export function ProductPrice({ price, children }: ProductPriceProps) {
  const language = useLanguage();
  const { product } = language.texts;
  const text = readPriceText(price, language);
  const { current, previous, unit, saving } = text;
  return (
    <p className={`plp-card__price plp-price ${children ? 'plp-price--labelled' : ''}`.trim()}>
      {previous !== undefined && <VisuallyHidden>{`${product.currentSalePrice} `}</VisuallyHidden>}
      <bdi className={`plp-price__current ${previous ? 'plp-price__current--sale' : ''}`.trim()}>
        {current}
      </bdi>
      {previous !== undefined && (
        <>
          {' '}
          <VisuallyHidden>{`${text.previousLabel ?? ''} `}</VisuallyHidden>
          <s className="plp-price__previous" dir="auto">
            {previous}
          </s>
        </>
      )}
      {children}
      {unit && <UnitPriceLine unit={unit} />}
      {saving !== undefined && (
        <>
          {' '}
          <span className="plp-price__saving">{saving}</span>
        </>
      )}
      <FurtherPrices text={text} />
    </p>
  );
}

const UnitPriceLine = ({ unit }: Required<Pick<PriceText, 'unit'>>) => (
  <>
    {' '}
    <VisuallyHidden>{unit.spoken}</VisuallyHidden>
    <PriceLine hidden>{unit.shown}</PriceLine>
  </>
);

/** Another price to compare with, and prices under a condition. */
const FurtherPrices = ({ text: { reference, offers = [] } }: { readonly text: PriceText }) => (
  <>
    {reference !== undefined && <PriceLine>{reference}</PriceLine>}
    {offers.map((offer) => (
      <PriceLine key={offer}>{offer}</PriceLine>
    ))}
  </>
);

type PriceLineProps = { readonly children: string; readonly hidden?: true };

/** A line below the price. A line that is written for the eye alone is hidden from screen readers. */
const PriceLine = ({ children, hidden }: PriceLineProps) => (
  <>
    {' '}
    <span className="plp-price__line" aria-hidden={hidden}>
      {children}
    </span>
  </>
);
