import type { Listing } from '../catalogue/listing';
import { selectBrand } from '../listing/storefront-state';
import { LoadMore } from './LoadMore';
import { PageSizes } from './PageSizes';
import { Pagination } from './Pagination';
import { ResultsCount } from './ResultsCount';
import { useAppSelector } from '../store/hooks';

type BottomRowProps = { readonly listing: Listing };

/** The row below the grid (docs/product.md, 7.2). */
export const BottomRow = ({ listing }: BottomRowProps) => (
  <div className="plp-bottom-row">
    {useAppSelector(selectBrand).paging === 'load-more' && <LoadMore listing={listing} />}
    <div className="plp-bottom-row__facts">
      <ResultsCount listing={listing} />
      <PageSizes numResults={listing.numResults} />
    </div>
    <Pagination numResults={listing.numResults} resultsPerPage={listing.resultsPerPage} />
  </div>
);
