/** What the types of a storefront cannot reject, and every page of the brand would fail or mislead by. */
import { defaultNumProducts, largestNumProducts } from '../../src/listing-url/listing-url';
import type { Brand, Brands } from '../../src/storefront/brand';

const isRising = (sizes: readonly number[]): boolean =>
  sizes.every((size, index) => size > (sizes[index - 1] ?? 0));

function areSizes(sizes: readonly number[]): boolean {
  const areWhole = sizes.every((size) => Number.isInteger(size) && size <= largestNumProducts);
  return areWhole && isRising(sizes) && sizes.includes(defaultNumProducts);
}

function faultOf({ key, currencyCode, pageSizes }: Brand): string | undefined {
  if (!/^[a-z\d-]+$/i.test(key)) return 'its key has more than letters, digits and hyphens';
  if (!/^[A-Z]{3}$/.test(currencyCode))
    return `its currencyCode is no code of a currency, such as EUR: "${currencyCode}"`;
  if (pageSizes !== undefined && !areSizes(pageSizes))
    return `its pageSizes are not rising numbers up to ${largestNumProducts} with ${defaultNumProducts} among them`;
  return undefined;
}

/** One line for the first brand with a fault, undefined when all are right. */
export function brandsFault(brands: Brands): string | undefined {
  const keys = new Set<string>();
  for (const brand of brands) {
    const fault = keys.has(brand.key) ? 'another brand has its key' : faultOf(brand);
    if (fault !== undefined) return `Bad brand "${brand.key}" in the storefront: ${fault}`;
    keys.add(brand.key);
  }
  return undefined;
}
