/** The results count as it is written and as it is spoken (docs/product.md, 7.3). */
import type { Listing } from '../catalogue/listing';

const largestShownTotal = 9999;

export type ResultsText = { readonly written: string; readonly spoken: string };

type Counted = Pick<Listing, 'page' | 'resultsPerPage' | 'numResults'> & {
  readonly products: readonly unknown[];
};

/**
 * `Results: 31 - 60 (of 84)` and `Page 2. Results: 31 to 60 of 84`; a total above 9999 is "10k+".
 * Undefined when the page has no products.
 */
export function readResultsText(listing: Counted): ResultsText | undefined {
  const { page, resultsPerPage, numResults, products } = listing;
  if (products.length === 0) return undefined;
  const start = (page - 1) * resultsPerPage + 1;
  const end = start + products.length - 1;
  const total = numResults > largestShownTotal ? '10k+' : String(Math.max(numResults, end));
  return {
    written: `Results: ${start} - ${end} (of ${total})`,
    spoken: `Page ${page}. Results: ${start} to ${end} of ${total}`,
  };
}
