import type { Listing } from '../catalogue/listing';
import { loadMoreId, paginationId } from '../listing/element-ids';
import { ListingLink } from '../listing/ListingLink';
import { selectPagesOnScreen } from '../listing/shown-listing';
import { selectIsFetching } from '../listing/shown-listing-slice';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { countPages } from './page-items';
import { useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

type LoadMoreProps = {
  /** The listing with the products of all pages on screen; `page` is the first of them. */
  readonly listing: Listing;
};

const focusAfterLast = [paginationId];

/** Leads to the page below those on screen, and tells how many products came (docs/product.md, 7.7). */
export function LoadMore({ listing }: LoadMoreProps) {
  const texts = useTexts();
  const { page, products, resultsPerPage, numResults } = listing;
  const pages = useAppSelector(selectPagesOnScreen);
  const next = page + pages.length;
  const added = pages.at(-1)?.products.length ?? 0;
  return (
    <div className="plp-load-more">
      {/* The results say it too. */}
      <p className="plp-visually-hidden" role="status">
        {/* One text: a screen reader may say only the one that has changed, and the next page has as many products. */}
        {(pages.length > 1 ? `${texts.loadMore.added(added)} ` : '') +
          texts.loadMore.shown(products.length, numResults)}
      </p>
      <progress
        className="plp-load-more__bar"
        aria-hidden
        max={numResults}
        value={products.length}
      />
      {next <= countPages(numResults, resultsPerPage) && <MoreLink pageNumber={next} />}
    </div>
  );
}

function MoreLink({ pageNumber }: { readonly pageNumber: number }) {
  const texts = useTexts();
  const isFetching = useAppSelector(selectIsFetching);
  return (
    <div ref={useFocusFallback(focusAfterLast)}>
      <ListingLink
        id={loadMoreId}
        className="plp-button plp-button--primary"
        change={{ kind: 'pagination', pageNumber, isAdded: true }}
        aria-busy={isFetching}
      >
        {texts.loadMore.more}
      </ListingLink>
    </div>
  );
}
