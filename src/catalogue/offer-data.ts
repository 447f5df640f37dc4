/** The price of a product in the schema.org vocabulary, as JSON-LD. For servers: of a listing, of a product alone. */
import type { Measure } from './price';
import type { Product } from './product';
import { statePrice, type StatedPrice, type StatingOptions } from './stated-price';

/** With the amounts that its card shows; undefined for a product without a price. */
export function offerData({ price, availability }: Product, language: StatingOptions) {
  if (!price) return undefined;
  const stated = statePrice(price, language);
  const { current, currency } = stated;
  return {
    ...(price.currentFrom
      ? { '@type': 'AggregateOffer', lowPrice: current }
      : { '@type': 'Offer', price: current, priceSpecification: specificationsOf(stated) }),
    priceCurrency: currency,
    availability: availability && `https://schema.org/${availability}`,
  };
}

/** The units of product feeds are those that search engines read. */
const quantityOf = ({ value, unit }: Measure) => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: unit,
});

/** The current price, with what it buys, and the struck one; undefined where there is no more than the current one. */
function specificationsOf({ current, currency, struck, unit }: StatedPrice) {
  if (struck === undefined && !unit) return undefined;
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: currency };
  return [
    {
      ...specification,
      price: current,
      referenceQuantity: unit && {
        ...quantityOf(unit.measure),
        valueReference: quantityOf(unit.reference),
      },
    },
    ...(struck === undefined
      ? []
      : [
          {
            ...specification,
            price: struck,
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]),
  ];
}
