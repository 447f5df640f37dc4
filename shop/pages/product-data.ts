/** A product in the schema.org vocabulary, as JSON-LD. */
import type { Product } from '../../src/catalogue/product';
import type { Language } from '../../src/storefront/language';
import { withMount } from '../../src/storefront/mount-prefix';
import type { ShopLink } from './links';

export type ProductText = { readonly brandName: string; readonly description: string };

type OfferLanguage = Pick<Language, 'currencyOf'>;

function offerOf({ price, availability }: Product, { currencyOf }: OfferLanguage) {
  if (!price) return undefined;
  const { current, currentFrom } = price;
  return {
    ...(currentFrom
      ? { '@type': 'AggregateOffer', lowPrice: current }
      : { '@type': 'Offer', price: current }),
    priceCurrency: currencyOf(price),
    availability: availability && `https://schema.org/${availability}`,
  };
}

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
  readonly language: OfferLanguage;
};

/** A `Product`, and the `BreadcrumbList` that leads to it. */
export function productData(
  product: Product,
  { brandName, description, trail, origin, mount, language }: ProductContext,
): readonly object[] {
  const absolute = (address: string | undefined) =>
    address === undefined ? undefined : new URL(address, origin).href;
  const { title, catalogueNumber, image, reviews } = product;
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
