import type { ReactNode } from 'react';
import type { Listing } from '../catalogue/listing';
import { PageSizes } from './PageSizes';
import { PictureSizes } from './PictureSizes';
import { ResultsCount } from './ResultsCount';
import { SortSelect } from './SortSelect';

type TopRowProps = {
  readonly listing: Listing;
  /** Opens the filter drawer on screens without a filter column. */
  readonly filterButton?: ReactNode;
};

/**
 * The row above the grid (docs/product.md, 7.2). Put the row and the grid into one parent: on phones and tablets the
 * Filter button and the sort order stick to the top while that parent is on screen.
 */
export const TopRow = ({ listing, filterButton }: TopRowProps) => (
  <div className="plp-top-row">
    <div className="plp-top-row__controls">
      {filterButton}
      <SortSelect />
      <PictureSizes />
    </div>
    <div className="plp-top-row__facts">
      <ResultsCount listing={listing} isHeader />
      <PageSizes numResults={listing.numResults} />
    </div>
  </div>
);
