/** What the types of a storefront cannot reject, and every page of the brand would fail or mislead by. */
import { defaultNumProducts, largestNumProducts } from '../../src/listing-url/listing-url';
import { safeAddress } from '../../src/lib/safe-address';
import type { Brand, Brands, Note, PriceRules } from '../../src/storefront/brand';

const isRising = (sizes: readonly number[]): boolean =>
  sizes.every((size, index) => size > (sizes[index - 1] ?? 0));

function areSizes(sizes: readonly number[]): boolean {
  const areWhole = sizes.every((size) => Number.isInteger(size) && size <= largestNumProducts);
  return areWhole && isRising(sizes) && sizes.includes(defaultNumProducts);
}

const priceRules: readonly unknown[] = ['as-sent', 'eu'] satisfies readonly PriceRules[];

function noteFault(name: string, note: Note | undefined): string | undefined {
  if (!note) return undefined;
  const { text, href } = note;
  if (text.trim() === '') return `its ${name} has no text`;
  const isSafe = href === undefined || safeAddress(href) !== undefined;
  return isSafe ? undefined : `the href of its ${name} is no web address: "${href}"`;
}

function priceFault(brand: Brand): string | undefined {
  const rules: unknown = brand.priceRules ?? 'as-sent';
  if (!priceRules.includes(rules))
    return `its priceRules are neither as-sent nor eu: "${String(rules)}"`;
  return noteFault('priceNote', brand.priceNote) ?? noteFault('reviewsNote', brand.reviewsNote);
}

function faultOf(brand: Brand): string | undefined {
  const { key, currencyCode, pageSizes } = brand;
  if (!/^[a-z\d-]+$/i.test(key)) return 'its key has more than letters, digits and hyphens';
  if (!/^[A-Z]{3}$/.test(currencyCode))
    return `its currencyCode is no code of a currency, such as EUR: "${currencyCode}"`;
  if (pageSizes !== undefined && !areSizes(pageSizes))
    return `its pageSizes are not rising numbers up to ${largestNumProducts} with ${defaultNumProducts} among them`;
  return priceFault(brand);
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
