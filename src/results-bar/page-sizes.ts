/** The choice of products per page (docs/product.md, 7.5). */
import { defaultNumProducts, largestNumProducts } from '../listing-url/listing-url';
import type { Texts } from '../storefront/texts/texts';
import type { RadioOption } from '../ui/RadioGroup';

/** There is no choice when the smallest page holds all products. */
export const offersPageSizes = (numResults: number): boolean => numResults > defaultNumProducts;

/** 30 and 96; the label of 96 is "All" when that page holds all products. */
export const pageSizeOptions = (numResults: number, { results }: Texts): readonly RadioOption[] => [
  { value: String(defaultNumProducts), label: String(defaultNumProducts) },
  {
    value: String(largestNumProducts),
    label: numResults <= largestNumProducts ? results.wholeListing : String(largestNumProducts),
  },
];
