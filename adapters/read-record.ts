/** Reads products from a vendor's records. Nothing of a record is trusted. */
import { longestName, longestTitle, readId } from '../src/catalogue/listing-bounds';
import type {
  WireImage,
  WirePrice,
  WireProduct,
  WireReviews,
} from '../src/catalogue/listing-response';
import { readCurrency } from '../src/catalogue/price';
import { firstOfEach } from '../src/lib/first-of-each';
import { readAmount, readCount, readText, type Unchecked } from '../src/lib/read-unknown';
import { safeAddress } from '../src/lib/safe-address';
import { withoutUndefined } from '../src/lib/without-undefined';
import { writeCurrency } from '../src/storefront/money';
import type { ProductFields } from './adapter-fields';
import { readAvailability } from './read-availability';
import { readLabels, readPriceClaims } from './read-claims';
import { readSizes } from './read-sizes';
import { readFirst, type Read } from './record-paths';

const mostStars = 5;
const readStars: Read<number> = (value) => {
  const stars = readAmount(value);
  return stars !== undefined && stars <= mostStars ? stars : undefined;
};

function readPrice(
  record: unknown,
  fields: ProductFields,
  currencyCode: string,
): WirePrice | undefined {
  const current = readFirst(record, fields.price, readAmount);
  if (current === undefined) return undefined;
  const previous = readFirst(record, fields.previousPrice, readAmount);
  const highest = readFirst(record, fields.highestPrice, readAmount);
  return withoutUndefined({
    current,
    previous: previous !== undefined && previous > current ? previous : undefined,
    currentFrom: highest !== undefined && highest > current ? true : undefined,
    ...readPriceClaims(record, fields, current),
    ...writeCurrency(readFirst(record, fields.currency, readCurrency) ?? currencyCode),
  });
}

function readReviews(record: unknown, fields: ProductFields): WireReviews | undefined {
  const reviewsCount = readFirst(record, fields.reviews, readCount);
  const averageStars = readFirst(record, fields.rating, readStars);
  if (!reviewsCount || averageStars === undefined) return undefined;
  return { reviewsCount, averageStars };
}

/** The page reads markup and entities itself. */
const readTitle: Read<string> = (value) => readText(value)?.slice(0, longestTitle);
const readAlt: Read<string> = (value) => readText(value)?.slice(0, longestName);

/** Without an alternative text the page would say that the picture is missing. */
function readImage(record: unknown, fields: ProductFields, title: string): WireImage | undefined {
  const url = readFirst(record, fields.image, safeAddress);
  const alt = readFirst(record, fields.imageAlt, readAlt) ?? title.slice(0, longestName);
  return url === undefined ? undefined : { url, alt_text: alt };
}

/** Undefined for a record without an id or a title. `currencyCode` counts where the record names none. */
function readRecordProduct(
  record: unknown,
  fields: ProductFields,
  currencyCode: string,
): WireProduct | undefined {
  const id = readFirst(record, fields.id, readId);
  const title = readFirst(record, fields.title, readTitle);
  if (id === undefined || title === undefined) return undefined;
  return withoutUndefined({
    product_id: id,
    title,
    catalogueNumber: readFirst(record, fields.number, readId),
    url: readFirst(record, fields.url, safeAddress),
    brand: readFirst(record, fields.brand, readId),
    image: readImage(record, fields, title),
    secondImageSrc: readFirst(record, fields.secondImage, safeAddress),
    price: readPrice(record, fields, currencyCode),
    productReviews: readReviews(record, fields),
    availability: readFirst(record, fields.availability, readAvailability),
    sizes: readSizes(record, fields),
    ...readLabels(record, fields),
  } satisfies Unchecked<WireProduct>);
}

/** The products of several records: each id once. */
export const readRecordProducts = (
  records: readonly unknown[],
  fields: ProductFields,
  currencyCode: string,
): readonly WireProduct[] =>
  firstOfEach(
    records.map((record) => readRecordProduct(record, fields, currencyCode)),
    (product) => product.product_id,
  );
