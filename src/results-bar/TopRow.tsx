import type { ReactNode } from 'react';
import type { Listing } from '../catalogue/listing';
import { PageSizes } from './PageSizes';
import { ResultsCount } from './ResultsCount';
import { SortSelect } from './SortSelect';

type TopRowProps = {
  readonly listing: Listing;
  /** Opens the filter drawer on screens without a filter column. */
  readonly filterButton?: ReactNode;
};

/**
 * What stands above the grid (docs/product.md, 7.2). On phones and tablets the Filter button and the sort order stay
 * at the top of the screen for as long as the row's parent is on it: put the row and the grid into one parent.
 */
export const TopRow = ({ listing, filterButton }: TopRowProps) => (
  <div className="plp-top-row">
    <div className="plp-top-row__controls">
      {filterButton && <div className="plp-top-row__filter">{filterButton}</div>}
      <SortSelect />
    </div>
    <div className="plp-top-row__facts">
      <ResultsCount listing={listing} isHeader />
      <PageSizes numResults={listing.numResults} />
    </div>
  </div>
);
