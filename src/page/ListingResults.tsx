import { useMemo, type ReactNode } from 'react';
import type { Listing } from '../catalogue/listing';
import { FilterButton } from '../filters/FilterButton';
import { useContentSlots } from '../grid/content-slots';
import { FetchingLine } from '../grid/FetchingSigns';
import { PlacedContent } from '../grid/PlacedContent';
import { ProductGrid } from '../grid/ProductGrid';
import { selectStorefront } from '../listing/storefront-state';
import { joinContent } from '../storefront/page-content';
import { LargePicturesContext } from '../product/SizedPicture';
import { selectIsLarge } from '../results-bar/picture-size-slice';
import { TopRow } from '../results-bar/TopRow';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { useRenderProduct } from './use-render-product';
import { useAppSelector } from '../store/hooks';

type ListingResultsProps = {
  readonly listing: Listing;
  /** Replaces the products after an error. */
  readonly brokenGrid: ReactNode;
};

/** A listing that has products: the rows around the grid, and the cards in it. */
export function ListingResults({ listing, brokenGrid }: ListingResultsProps) {
  const { content } = useAppSelector(selectStorefront);
  const joined = useMemo(() => joinContent(listing.content, content), [listing.content, content]);
  const renderSlots = useContentSlots();
  const renderProduct = useRenderProduct(listing.brandNames);
  return (
    <>
      <ErrorBoundary area="row">
        <TopRow listing={listing} filterButton={<FilterButton />} />
        <FetchingLine />
      </ErrorBoundary>
      {renderSlots('above-grid')}
      <PlacedContent place="above" pieces={joined.above} />
      <ErrorBoundary area="grid" fallback={brokenGrid}>
        <LargePicturesContext value={useAppSelector(selectIsLarge)}>
          <ProductGrid listing={listing} renderProduct={renderProduct} content={joined} />
        </LargePicturesContext>
      </ErrorBoundary>
    </>
  );
}
