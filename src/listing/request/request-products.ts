/** Requests products by their ids, for pages of a server (docs/listing-api.md, "Products by ids"). */
import { brandNameOf } from '../../catalogue/brand-names';
import type { Product } from '../../catalogue/product';
import { writeProductsRequests } from '../../catalogue/products-request';
import { readListing } from '../../catalogue/read-listing';
import { readListingUrl } from '../../listing-url/read-listing-url';
import { fetchListing, type ApiCall } from './fetch-listing';

/** A product with the name of its brand. */
export type FoundProduct = { readonly product: Product; readonly brandName: string };
/** By their ids. */
export type FoundProducts = ReadonlyMap<string, FoundProduct>;

/** Without those that the listing API does not have. Undefined when a request fails; never rejects. */
export async function requestProducts(
  ids: readonly string[],
  { apiUrl, ...call }: ApiCall,
): Promise<FoundProducts | undefined> {
  const found = new Map<string, FoundProduct>();
  const requests = writeProductsRequests(apiUrl, ids).map((url) => fetchListing({ ...call, url }));
  for (const { data, error } of await Promise.all(requests)) {
    if (error) return undefined;
    const { products, brandNames } = readListing(data, readListingUrl('/browse'));
    for (const product of products)
      found.set(product.productId, {
        product,
        brandName: brandNameOf(brandNames, product.brand),
      });
  }
  return found;
}
