/** Reads a product of the Storefront API as a record whose fields have paths. */
import { parseJson } from '../../src/lib/parse-json';
import { readRecord, readText, type UnknownRecord } from '../../src/lib/read-unknown';
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

/** The product with its number as id, the path of its page, and its reviews as numbers. */
export function readProduct(node: unknown): UnknownRecord {
  const product = readRecord(node);
  const handle = readText(product.handle);
  return {
    ...product,
    id: readProductId(product.id),
    path: handle && `/products/${encodePercent(handle)}`,
    rating: readRating(product.rating),
    reviews: readRecord(product.reviews).value,
  };
}
