import { readCustomFields } from '../lib/custom-fields';
import { firstOfEach } from '../lib/first-of-each';
import {
  isRecord,
  readAmount,
  readCount,
  readFlag,
  readList,
  readMatch,
  readNumber,
  readRecord,
} from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';
import { longestTitle, mostSwatches, readDisplayText, readId } from './listing-bounds';
import { isDisc, type Price, type Product, type Swatch } from './product';

const mostStars = 5;

/** The products in the API's order (docs/product.md, 6.2), without those that lack an id or a title or are repeated. */
export const readProducts = (productList: readonly unknown[]): Product[] =>
  firstOfEach(productList.map(readProduct), ({ productId }) => productId);

function readProduct(entry: unknown): Product | undefined {
  const wire = readRecord(entry);
  const productId = readId(wire.product_id);
  const title = readDisplayText(wire.title, longestTitle);
  if (productId === undefined || title === undefined) return undefined;
  return withoutUndefined({
    productId,
    catalogueNumber: readId(wire.catalogueNumber) ?? '',
    variationId: readId(wire.variation_id) ?? '',
    url: safeAddress(wire.url),
    brand: readId(wire.brand) ?? '',
    title,
    image: readImage(wire.image),
    secondImageSrc: safeAddress(wire.secondImageSrc),
    price: readPrice(wire.price),
    reviews: readReviews(wire.productReviews),
    swatches: readSwatches(wire.swatchSources),
    roundelId: readId(wire.roundelId),
    promotion: readPromotion(wire.promotionIdentifier),
    availability: readAvailability(wire.availability),
    customFields: readCustomFields(wire.custom_fields),
  });
}

const readAvailability = (value: unknown): Product['availability'] =>
  value === 'InStock' || value === 'SoldOut' ? value : undefined;

function readImage(value: unknown): Product['image'] {
  const { url, alt_text: altText } = readRecord(value);
  const address = safeAddress(url);
  return address === undefined
    ? undefined
    : withoutUndefined({ url: address, altText: readDisplayText(altText) });
}

/** An ISO 4217 code. */
export const readCurrency = (value: unknown): string | undefined => readMatch(value, /^[A-Z]{3}$/);

function readPrice(value: unknown): Price | undefined {
  const wire = readRecord(value);
  const current = readAmount(wire.current);
  if (current === undefined) return undefined;
  return withoutUndefined({
    current,
    previous: readAmount(wire.previous),
    saving: readAmount(wire.saving),
    currentFrom: readFlag(wire.currentFrom),
    previousFrom: readFlag(wire.previousFrom),
    displaySavePriceInd: readFlag(wire.displaySavePriceInd),
    currencyCode: readId(wire.currencyCode) ?? '',
    currency: readCurrency(wire.currency),
  });
}

function readReviews(value: unknown): Product['reviews'] {
  const wire = readRecord(value);
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
  const wire = readRecord(value);
  const swatch = withoutUndefined({
    displayName: readDisplayText(wire.displayName) ?? '',
    imageSrc: safeAddress(wire.imageSrc),
    colour: readMatch(wire.colour, /^#[\da-f]{6}$/i),
  });
  if (!isDisc(swatch)) return swatch.displayName ? [swatch] : [];
  return [withoutUndefined({ ...swatch, productImageSrc: safeAddress(wire.productImageSrc) })];
}

// A colour from the API may be a name or hexadecimal digits only, never a text that could hold a declaration of CSS.
const promotionColour = /^(?:#[\da-f]{3,8}|[a-z][a-z -]{0,30})$/i;

function readPromotion(value: unknown): Product['promotion'] {
  if (!isRecord(value)) return undefined;
  const displayName = readDisplayText(value.displayName);
  return displayName === undefined
    ? undefined
    : { displayName, colour: readMatch(readId(value.colour)?.trim(), promotionColour) ?? '' };
}
