/** How many products a page may have (docs/product.md, 7.5). */
import { defaultNumProducts, largestNumProducts } from '../listing-url/listing-url';
import { resultsTexts } from '../storefront/texts/results-bar';
import type { RadioOption } from '../ui/RadioGroup';

/** With no more products than the smallest page holds there is nothing to choose. */
export const offersPageSizes = (numResults: number): boolean => numResults > defaultNumProducts;

/** 30 and 96; the 96 option is called "All" when it holds all there are. */
export const pageSizeOptions = (numResults: number): readonly RadioOption[] => [
  { value: String(defaultNumProducts), label: String(defaultNumProducts) },
  {
    value: String(largestNumProducts),
    label:
      numResults <= largestNumProducts ? resultsTexts.wholeListing : String(largestNumProducts),
  },
];
