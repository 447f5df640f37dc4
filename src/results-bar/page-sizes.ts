/** The choice of products per page (docs/product.md, 7.5). */
import { defaultNumProducts, largestNumProducts } from '../listing-url/listing-url';
import { resultsTexts } from '../storefront/texts/results-bar';
import type { RadioOption } from '../ui/RadioGroup';

/** There is no choice when the smallest page holds all products. */
export const offersPageSizes = (numResults: number): boolean => numResults > defaultNumProducts;

/** 30 and 96; the label of 96 is "All" when that page holds all products. */
export const pageSizeOptions = (numResults: number): readonly RadioOption[] => [
  { value: String(defaultNumProducts), label: String(defaultNumProducts) },
  {
    value: String(largestNumProducts),
    label:
      numResults <= largestNumProducts ? resultsTexts.wholeListing : String(largestNumProducts),
  },
];
