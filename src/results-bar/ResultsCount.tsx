import type { Listing } from '../catalogue/listing';
import { resultsTexts, type ResultsRange } from '../storefront/texts/results-bar';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Gets the focus when another page of the listing is shown (docs/product.md, 4.4). */
export const resultsHeaderId = 'plp-results-header';

type ResultsCountProps = {
  readonly listing: Listing;
  /** Whether it is the results header, of which a page has one. */
  readonly isHeader?: boolean;
};

type Counted = Pick<Listing, 'page' | 'resultsPerPage' | 'numResults'> & {
  readonly products: readonly unknown[];
};

/** Undefined when the page has no products. */
export function resultsRange(listing: Counted): ResultsRange | undefined {
  const { page, resultsPerPage, numResults, products } = listing;
  if (products.length === 0) return undefined;
  const start = (page - 1) * resultsPerPage + 1;
  const end = start + products.length - 1;
  return { page, start, end, total: Math.max(numResults, end) };
}

/** Which of the results are on this page. */
export function ResultsCount({ listing, isHeader = false }: ResultsCountProps) {
  const range = resultsRange(listing);
  if (!range) return null;
  return (
    <p className="plp-results-count" {...(isHeader ? { id: resultsHeaderId, tabIndex: -1 } : {})}>
      <span aria-hidden="true">{resultsTexts.written(range)}</span>
      <VisuallyHidden>{resultsTexts.spoken(range)}</VisuallyHidden>
    </p>
  );
}
