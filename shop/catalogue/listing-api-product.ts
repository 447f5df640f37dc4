/** Products as the listing API sends them (docs/product.md, 6.1). */
import { longestName } from '../../src/catalogue/listing-bounds';
import type {
  WireFacet,
  WireImage,
  WireListingBody,
  WirePrice,
  WireProduct,
  WireSwatch,
} from '../../src/catalogue/listing-response';
import type { Unchecked } from '../../src/lib/read-unknown';
import { moveToFront } from '../../src/lib/move-to-front';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { roundMoney } from '../../src/storefront/formats';
import { writeCurrency } from '../../src/storefront/money';
import type { BrandPrices } from './brand-prices';
import type { CataloguePrice, CatalogueProduct } from './catalogue-product';
import { writeSizes } from './product-sizes';
import { anyVariant, inColour, swatchOf, type Variant } from './variant';

/** To the decimals of the currency; floating point would make 20 - 12.9 some 7.1. */
const savingOf = (
  { current, previous }: CataloguePrice,
  currencyCode: string,
): number | undefined =>
  previous !== undefined && previous > current
    ? roundMoney(previous - current, currencyCode)
    : undefined;

type WirePictures = Pick<WireProduct, 'image' | 'secondImageSrc'>;

const writeImage = (url: string, altText: string): WireImage => ({
  url,
  alt_text: altText.slice(0, longestName),
});

const writePictures = ({
  title,
  imageUrl,
  imageAlt,
  secondImageUrl,
}: CatalogueProduct): WirePictures =>
  withoutUndefined({
    // Without alternative text the page would call a picture that is there missing.
    image: imageUrl === undefined ? undefined : writeImage(imageUrl, imageAlt?.trim() || title),
    secondImageSrc: secondImageUrl,
  });

/** The lawful price before a reduction goes before one that is only to compare with. */
function writePrice(
  product: CatalogueProduct,
  { currencyCode, readPrior }: BrandPrices,
): WirePrice {
  const { current, currentFrom, displaySavePriceInd, unit, offers, ...before } = product.price;
  const { previous, previousFrom, reference } = before;
  const prior = readPrior?.(product);
  const isShown = readPrior === undefined || prior !== undefined;
  return withoutUndefined({
    current,
    currentFrom,
    displaySavePriceInd,
    unit,
    offers,
    ...(readPrior === undefined && { previous, saving: savingOf(product.price, currencyCode) }),
    previousFrom: isShown ? previousFrom : undefined,
    reference: prior === undefined ? reference : { amount: prior, kind: 'prior30' as const },
    ...writeCurrency(currencyCode),
  } satisfies Unchecked<WirePrice>);
}

/**
 * Each colour of a product of several has an address, where the product's page is in this shop. The one that a listing
 * narrows to is the first: a narrow card has room for few.
 */
function writeSwatches(
  product: CatalogueProduct,
  shown: CatalogueProduct,
  variant: Variant,
): readonly WireSwatch[] {
  return moveToFront(product.swatches, swatchOf(product, variant)).map((swatch) => {
    const { url, title } = inColour(product, swatch, variant);
    return withoutUndefined({
      ...swatch,
      furtherImageUrls: undefined,
      url: url === product.url ? undefined : url,
      title: title === shown.title ? undefined : title,
    });
  });
}

/** In the colour and the sizes of the variant, as far as the product has them. */
export function writeWireProduct(
  product: CatalogueProduct,
  prices: BrandPrices,
  variant = anyVariant,
): WireProduct {
  const shown = inColour(product, swatchOf(product, variant), variant);
  return withoutUndefined({
    product_id: product.id,
    catalogueNumber: product.catalogueNumber,
    variation_id: product.variationId,
    url: shown.url,
    brand: product.brand.id,
    title: shown.title,
    ...writePictures(shown),
    price: writePrice(product, prices),
    productReviews: product.reviews && {
      reviewsCount: product.reviews.count,
      averageStars: product.reviews.average,
    },
    swatchSources: writeSwatches(product, shown, variant),
    sizes: writeSizes(product, variant),
    roundelId: product.roundelId,
    promotionIdentifier: product.promotion,
    availability: product.availability,
    energy: product.energy,
    sponsored: product.sponsored,
    custom_fields: product.customFields,
  } satisfies Unchecked<WireProduct>);
}

/** The brands of these products as the facet that names them. */
function writeBrands(products: readonly CatalogueProduct[]): WireFacet {
  const brands = new Map(products.map(({ brand }) => [brand.id, brand.name]));
  const countOf = (id: string) => products.filter(({ brand }) => brand.id === id).length;
  return {
    id: 'brand',
    name: 'Brand',
    type: 'multiple',
    values: [...brands].map(([id, name]) => ({ id, name, count: countOf(id) })),
  };
}

/** The response to a request for products by their ids. */
export const writeProductsBody = (
  products: readonly CatalogueProduct[],
  prices: BrandPrices,
): WireListingBody => ({
  response: {
    facet_list: [writeBrands(products)],
    product_list: products.map((product) => writeWireProduct(product, prices)),
  },
});
