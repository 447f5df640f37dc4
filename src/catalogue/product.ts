/**
 * A product as a card shows it, and how it is read (docs/product.md, 8.1, 6.2 and 6.4). Texts are decoded and free of
 * tags.
 */
import { readCustomFields, type CustomFields } from '../lib/custom-fields';
import { firstOfEach } from '../lib/first-of-each';
import {
  isRecord,
  readCount,
  readList,
  readMatch,
  readNumber,
  readRecord,
  type Unchecked,
} from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';
import { longestTitle, mostSwatches, readDisplayText, readId } from './listing-bounds';
import type {
  WireEnergyLabel,
  WireImage,
  WireProduct,
  WirePromotion,
  WireReviews,
  WireSize,
  WireSponsored,
  WireSwatch,
} from './listing-response';
import { readPrice, type Price } from './price';

export type Swatch = {
  readonly displayName: string;
  readonly imageSrc?: string;
  /** `#1c2b52`: shows where no picture does. A swatch without both has a name alone. */
  readonly colour?: string;
  /** The address of the product's picture in this colour. */
  readonly productImageSrc?: string;
  /** The address of the product in this colour; the fields below are read with it. */
  readonly url?: string;
  readonly title?: string;
  readonly price?: Price;
  readonly availability?: Product['availability'];
};

type Size = {
  readonly displayName: string;
  /** What a basket takes. */
  readonly variationId?: string;
  readonly url?: string;
  readonly title?: string;
  readonly price?: Price;
  /** Absent where the API does not say. */
  readonly availability?: Product['availability'];
};

/** Whether a swatch is something to see; one that is not is said with the others. */
export const isDisc = ({ imageSrc, colour }: Swatch): boolean => (imageSrc ?? colour) !== undefined;

export type Product = {
  readonly productId: string;
  readonly catalogueNumber: string;
  readonly variationId: string;
  /** An http(s) or same-origin address; any other is left out. */
  readonly url?: string;
  /** An id; the brand facet has its display name. */
  readonly brand: string;
  readonly title: string;
  readonly image?: { readonly url: string; readonly altText?: string };
  readonly secondImageSrc?: string;
  readonly price?: Price;
  readonly reviews?: { readonly count: number; readonly averageStars: number };
  /** Those with a picture or a colour come first. */
  readonly swatches: readonly Swatch[];
  /** In their order; those of the colour that `url` leads to. */
  readonly sizes?: readonly Size[];
  readonly roundelId?: string;
  readonly promotion?: { readonly colour: string; readonly displayName: string };
  /** Absent where the API does not say. */
  readonly availability?: 'InStock' | 'SoldOut';
  readonly energy?: EnergyLabel;
  /** Its place was paid for, by this name where one is known. */
  readonly sponsored?: { readonly by?: string };
  /** Fields of the retailer's own, for parts that they add to the card. */
  readonly customFields?: CustomFields;
};

type EnergyClass = WireEnergyLabel['class'];

/** The class lies within the range, whose first is the best. */
export type EnergyLabel = {
  readonly class: EnergyClass;
  readonly range: readonly [EnergyClass, EnergyClass];
  readonly labelUrl?: string;
  readonly sheetUrl?: string;
};

const mostStars = 5;
export const longestPayer = 200;

/** The products in the API's order (docs/product.md, 6.2), without those that lack an id or a title or are repeated. */
export const readProducts = (productList: readonly unknown[]): Product[] =>
  firstOfEach(productList.map(readProduct), ({ productId }) => productId);

function readProduct(entry: unknown): Product | undefined {
  const wire = readRecord<WireProduct>(entry);
  const productId = readId(wire.product_id);
  const { title, ...offer } = readOffer(wire);
  if (productId === undefined || title === undefined) return undefined;
  return withoutUndefined({
    productId,
    catalogueNumber: readId(wire.catalogueNumber) ?? '',
    variationId: readId(wire.variation_id) ?? '',
    brand: readId(wire.brand) ?? '',
    title,
    ...offer,
    image: readImage(wire.image),
    secondImageSrc: safeAddress(wire.secondImageSrc),
    reviews: readReviews(wire.productReviews),
    swatches: readSwatches(wire.swatchSources),
    sizes: readSizes(wire.sizes),
    roundelId: readId(wire.roundelId),
    promotion: readPromotion(wire.promotionIdentifier),
    energy: readEnergy(wire.energy),
    sponsored: readSponsored(wire.sponsored),
    customFields: readCustomFields(wire.custom_fields),
  });
}

/** The swatch of the colour that the product's picture shows: by its address, else by the picture's. */
export const shownSwatch = ({ url, image, swatches }: Product): Swatch | undefined =>
  swatches.find((swatch) => swatch.url !== undefined && swatch.url === url) ??
  swatches.find(({ productImageSrc }) => productImageSrc && productImageSrc === image?.url);

/** The name of the colour that the product is shown in, by its address; undefined where that says none. */
export const colourOf = ({ url, swatches }: Pick<Product, 'url' | 'swatches'>) =>
  swatches.find((swatch) => url !== undefined && swatch.url === url)?.displayName;

/** What a product and each of its colours may have. */
const readOffer = ({ url, title, price, availability }: Unchecked<Partial<WireProduct>>) => ({
  url: safeAddress(url),
  title: readDisplayText(title, longestTitle),
  price: readPrice(price),
  availability: readMatch(availability, /^(?:InStock|SoldOut)$/) as Product['availability'],
});

/** The best first. */
export const energyClasses: readonly unknown[] = 'A+++ A++ A+ A B C D E F G'.split(' ');

/** Undefined for a class outside of its range. */
export function readEnergy(value: unknown): EnergyLabel | undefined {
  const wire = readRecord<WireEnergyLabel>(value);
  const [best, worst] = readList(wire.range);
  const rank = energyClasses.indexOf(wire.class);
  if (!energyClasses.includes(best) || rank < energyClasses.indexOf(best)) return undefined;
  if (rank > energyClasses.indexOf(worst)) return undefined;
  return withoutUndefined({
    class: wire.class as EnergyClass,
    range: [best as EnergyClass, worst as EnergyClass] as const,
    labelUrl: safeAddress(wire.labelUrl),
    sheetUrl: safeAddress(wire.sheetUrl),
  });
}

export const readSponsored = (value: unknown): Product['sponsored'] =>
  isRecord(value)
    ? withoutUndefined({ by: readDisplayText(readRecord<WireSponsored>(value).by, longestPayer) })
    : undefined;

function readImage(value: unknown): Product['image'] {
  const { url, alt_text: altText } = readRecord<WireImage>(value);
  const address = safeAddress(url);
  return address === undefined
    ? undefined
    : withoutUndefined({ url: address, altText: readDisplayText(altText) });
}

function readReviews(value: unknown): Product['reviews'] {
  const wire = readRecord<WireReviews>(value);
  const count = readCount(wire.reviewsCount);
  const stars = readNumber(wire.averageStars);
  if (count === undefined || stars === undefined) return undefined;
  return { count, averageStars: Math.min(Math.max(stars, 0), mostStars) };
}

function readSwatches(value: unknown): readonly Swatch[] {
  const swatches = readList(value).slice(0, mostSwatches).flatMap(readSwatch);
  return swatches.sort((one, other) => Number(isDisc(other)) - Number(isDisc(one)));
}

function readSwatch(value: unknown): Swatch[] {
  const wire = readRecord<WireSwatch>(value);
  const offer = readOffer(wire);
  const swatch = withoutUndefined({
    displayName: readDisplayText(wire.displayName) ?? '',
    imageSrc: safeAddress(wire.imageSrc),
    colour: readMatch(wire.colour, /^#[\da-f]{6}$/i),
    productImageSrc: safeAddress(wire.productImageSrc),
    ...(offer.url !== undefined && offer),
  });
  return isDisc(swatch) || swatch.displayName ? [swatch] : [];
}

function readSizes(value: unknown): Product['sizes'] {
  const sizes = readList(value).slice(0, mostSwatches).flatMap(readSize);
  return sizes.length > 0 ? sizes : undefined;
}

function readSize(value: unknown): Size[] {
  const wire = readRecord<WireSize>(value);
  const displayName = readDisplayText(wire.displayName);
  return displayName === undefined
    ? []
    : [
        withoutUndefined({
          displayName,
          variationId: readId(wire.variation_id),
          ...readOffer(wire),
        }),
      ];
}

// A colour from the API may be a name or hexadecimal digits only, never a text that could hold a declaration of CSS.
const promotionColour = /^(?:#[\da-f]{3,8}|[a-z][a-z -]{0,30})$/i;

function readPromotion(value: unknown): Product['promotion'] {
  const wire = readRecord<WirePromotion>(value);
  const displayName = readDisplayText(wire.displayName);
  return displayName === undefined
    ? undefined
    : { displayName, colour: readMatch(readId(wire.colour)?.trim(), promotionColour) ?? '' };
}
