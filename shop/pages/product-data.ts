/** A product in the schema.org vocabulary, as JSON-LD. */
import { offerData } from '../../src/catalogue/offer-data';
import type { EnergyLabel, Product } from '../../src/catalogue/product';
import type { StatingOptions } from '../../src/catalogue/stated-price';
import { withMount } from '../../src/storefront/mount-prefix';
import type { ShopLink } from './links';

export type ProductText = { readonly brandName: string; readonly description: string };

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
      offers: offerData(product, language),
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
