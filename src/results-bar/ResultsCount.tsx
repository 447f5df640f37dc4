import type { Listing } from '../catalogue/listing';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { resultsText, spokenResultsText } from './results-text';

/** The element that takes the focus after a change of page. */
export const resultsHeaderId = 'plp-results-header';

type ResultsCountProps = {
  readonly listing: Listing;
  /** Whether this is the count at the head of the list. */
  readonly isHeader?: boolean;
};

/** How much of the listing is on the page, for eyes and for screen readers. */
export function ResultsCount({ listing, isHeader = false }: ResultsCountProps) {
  const facts = { ...listing, shown: listing.products.length };
  return (
    <p className="plp-results-count" {...(isHeader ? { id: resultsHeaderId, tabIndex: -1 } : {})}>
      <span aria-hidden="true">{resultsText(facts)}</span>
      <VisuallyHidden>{spokenResultsText(facts)}</VisuallyHidden>
    </p>
  );
}
