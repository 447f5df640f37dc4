import type { Listing } from '../catalogue/listing';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { readResultsText } from './results-text';

/** Gets the focus when another page of the listing is shown (docs/product.md, 4.4). */
export const resultsHeaderId = 'plp-results-header';

type ResultsCountProps = {
  readonly listing: Listing;
  /** Whether it is the results header, of which a page has one. */
  readonly isHeader?: boolean;
};

/** Which of the results are on this page. */
export function ResultsCount({ listing, isHeader = false }: ResultsCountProps) {
  const text = readResultsText(listing);
  if (!text) return null;
  return (
    <p className="plp-results-count" {...(isHeader ? { id: resultsHeaderId, tabIndex: -1 } : {})}>
      <span aria-hidden="true">{text.written}</span>
      <VisuallyHidden>{text.spoken}</VisuallyHidden>
    </p>
  );
}
