/** The choice of products per page (docs/product.md, 7.5). */
import { defaultNumProducts, largestNumProducts } from '../listing-url/listing-url';
import type { Brand } from '../storefront/brand';
import type { Language } from '../storefront/language';
import type { RadioOption } from '../ui/RadioGroup';

const usualSizes = [defaultNumProducts, largestNumProducts];

const byNumber = (one: number, other: number): number => one - other;

type PageSizesOptions = {
  readonly brand: Brand;
  readonly numResults: number;
  /** The size in force, which may be that of the address alone. */
  readonly numProducts: number;
  readonly language: Language;
};

/** None when the smallest page holds all products. The label of the largest is "All" when that page holds all. */
export function pageSizeOptions({
  brand: { pageSizes = usualSizes },
  numResults,
  numProducts,
  language: { number, texts },
}: PageSizesOptions): readonly RadioOption[] {
  const [smallest = 0] = pageSizes;
  const largest = pageSizes.at(-1) ?? 0;
  if (numResults <= smallest) return [];
  const sizes = pageSizes.includes(numProducts)
    ? pageSizes
    : [...pageSizes, numProducts].sort(byNumber);
  return sizes.map((size) => ({
    value: String(size),
    label: size === largest && numResults <= size ? texts.results.wholeListing : number(size),
  }));
}
