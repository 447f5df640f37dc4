/** A product as the listing API sends it (docs/product.md, 6.1). */
import type { WireProduct } from '../../src/catalogue/listing-response';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { CataloguePrice, CatalogueProduct } from './catalogue-product';

/** To the penny; floating point would make 20 - 12.9 some 7.1. */
const savingOf = ({ current, previous }: CataloguePrice): number | undefined =>
  previous !== undefined && previous > current
    ? Math.round((previous - current) * 100) / 100
    : undefined;

export const writeWireProduct = (product: CatalogueProduct, currencyCode: string): WireProduct =>
  withoutUndefined({
    product_id: product.id,
    catalogueNumber: product.catalogueNumber,
    variation_id: product.variationId,
    url: product.url,
    brand: product.brand.id,
    title: product.title,
    image:
      product.imageUrl === undefined
        ? undefined
        : withoutUndefined({ url: product.imageUrl, alt_text: product.imageAlt }),
    price: withoutUndefined({ ...product.price, saving: savingOf(product.price), currencyCode }),
    productReviews: product.reviews && {
      reviewsCount: product.reviews.count,
      averageStars: product.reviews.average,
    },
    swatchSources: product.swatches,
    roundelId: product.roundelId,
    promotionIdentifier: product.promotion,
  });
