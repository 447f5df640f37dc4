/** A product in the schema.org vocabulary, as JSON-LD. */
import type { Measure } from '../../src/catalogue/price';
import type { EnergyLabel, Product } from '../../src/catalogue/product';
import {
  statePrice,
  type StatedPrice,
  type StatingOptions,
} from '../../src/catalogue/stated-price';
import { withMount } from '../../src/storefront/mount-prefix';
import type { ShopLink } from './links';

export type ProductText = { readonly brandName: string; readonly description: string };

function offerOf({ price, availability }: Product, language: StatingOptions) {
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

/** `A++` is `EUEnergyEfficiencyCategoryA2Plus`. */
function energyCategory(name: EnergyLabel['class']): string {
  const pluses = name.length - 1;
  const more = pluses > 0 ? `${pluses}Plus` : '';
  return `https://schema.org/EUEnergyEfficiencyCategory${name.charAt(0)}${more}`;
}

const energyOf = ({ class: own, range: [best, worst] }: EnergyLabel) => ({
  '@type': 'EnergyConsumptionDetails',
  hasEnergyEfficiencyCategory: energyCategory(own),
  energyEfficiencyScaleMin: energyCategory(worst),
  energyEfficiencyScaleMax: energyCategory(best),
});

const ratingOf = ({ averageStars, count }: NonNullable<Product['reviews']>) => ({
  '@type': 'AggregateRating',
  ratingValue: averageStars,
  reviewCount: count,
});

type ProductContext = ProductText & {
  /** The categories that lead to the product. */
  readonly trail: readonly ShopLink[];
  readonly origin: string;
  readonly mount: string;
  readonly language: StatingOptions;
};

/** A `Product`, and the `BreadcrumbList` that leads to it. */
export function productData(
  product: Product,
  { brandName, description, trail, origin, mount, language }: ProductContext,
): readonly object[] {
  const absolute = (address: string | undefined) =>
    address === undefined ? undefined : new URL(address, origin).href;
  const { title, catalogueNumber, image, energy, reviews } = product;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      sku: catalogueNumber,
      image: absolute(image?.url),
      brand: brandName === '' ? undefined : { '@type': 'Brand', name: brandName },
      offers: offerOf(product, language),
      hasEnergyConsumptionDetails: energy && energyOf(energy),
      aggregateRating: reviews && reviews.count > 0 ? ratingOf(reviews) : undefined,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [...trail, { name: title, url: undefined }].map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url && absolute(withMount(mount, url)),
      })),
    },
  ];
}
