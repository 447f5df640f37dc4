/** Reads a product of the Storefront API as a record whose fields have paths. */
import { parseJson } from '../../src/lib/parse-json';
import {
  readAmount,
  readList,
  readRecord,
  readText,
  type UnknownRecord,
} from '../../src/lib/read-unknown';
import { encodePercent } from '../../src/listing-url/percent';

const longestRating = 200;

const productId = 'gid://shopify/Product/';

/** Ids of products are the numbers in Shopify's own: `gid://shopify/Product/123` is `123`. */
export const writeProductId = (id: string): string => `${productId}${id}`;

const readProductId = (id: unknown): unknown =>
  typeof id === 'string' && id.startsWith(productId) ? id.slice(productId.length) : id;

/** A rating of the standard metafield is JSON: `{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}`. */
function readRating(metafield: unknown): unknown {
  const text = readText(readRecord(metafield).value) ?? '';
  return text.length > longestRating ? undefined : readRecord(parseJson(text)).value;
}

const amountOf = (money: unknown): number | undefined => readAmount(readRecord(money).amount);

/** Of the variant that has the price of the product, among the first ten. */
function readUnit({ priceRange, variants }: UnknownRecord): UnknownRecord {
  const lowest = amountOf(readRecord(priceRange).minVariantPrice);
  const variant = readList(readRecord(variants).nodes)
    .map(readRecord)
    .find(({ price }) => amountOf(price) === lowest);
  const { quantityValue, quantityUnit, referenceValue, referenceUnit } = readRecord(
    variant?.unitPriceMeasurement,
  );
  return {
    amount: amountOf(variant?.unitPrice),
    measure: { value: quantityValue, unit: quantityUnit },
    reference: { value: referenceValue, unit: referenceUnit },
  };
}

/** What shops in the languages of the page call the option, in small letters. */
const sizeNames = new Set('size,shoe size,größe,taille,pointure,مقاس,المقاس'.split(','));

function readSizes({ options }: UnknownRecord): readonly unknown[] {
  const size = readList(options)
    .map(readRecord)
    .find(({ name }) => sizeNames.has(readText(name)?.toLowerCase() ?? ''));
  return readList(size?.optionValues).map((value) => readRecord(value).name);
}

/** The product with its number as id, the path of its page, its sizes, its reviews as numbers, and a unit's price. */
export function readProduct(node: unknown): UnknownRecord {
  const product = readRecord(node);
  const handle = readText(product.handle);
  return {
    ...product,
    id: readProductId(product.id),
    path: handle && `/products/${encodePercent(handle)}`,
    sizes: readSizes(product),
    unit: readUnit(product),
    rating: readRating(product.rating),
    reviews: readRecord(product.reviews).value,
  };
}
