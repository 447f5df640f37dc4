import type { Listing } from '../catalogue/listing';
import { listingHeadingId, resultsHeaderId } from '../listing/element-ids';
import type { ResultsRange } from '../storefront/formats';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useTexts } from '../environment/use-environment';

const focusAfterwards = [listingHeadingId];

type ResultsCountProps = {
  readonly listing: Listing;
  /** Whether this is the results header; a page has one. */
  readonly isHeader?: boolean;
};

type Counted = Pick<Listing, 'page' | 'resultsPerPage' | 'numResults'> & {
  readonly products: readonly unknown[];
};

/** The range of results on this page; undefined without products. */
export function resultsRange(listing: Counted): ResultsRange | undefined {
  const { page, resultsPerPage, numResults, products } = listing;
  if (products.length === 0) return undefined;
  const start = (page - 1) * resultsPerPage + 1;
  const end = start + products.length - 1;
  return { page, start, end, total: Math.max(numResults, end) };
}

export function ResultsCount({ listing, isHeader = false }: ResultsCountProps) {
  const texts = useTexts();
  const range = resultsRange(listing);
  // The header goes when the listing is empty.
  const ref = useFocusFallback(focusAfterwards);
  if (!range) return null;
  // Screen readers say the text of a heading that gets the focus, and may say nothing of a paragraph.
  const Count = isHeader ? 'h2' : 'p';
  return (
    <Count
      ref={ref}
      {...(isHeader && { id: resultsHeaderId, tabIndex: -1 })}
      className="plp-results-count"
    >
      <bdi aria-hidden="true">{texts.results.written(range)}</bdi>
      <VisuallyHidden>{texts.results.spoken(range)}</VisuallyHidden>
    </Count>
  );
}
