import { useContext } from 'react';
import { useSelector } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import { FilterButton } from '../filters/FilterButton';
import { ContentSlotsContext } from '../grid/content-slots';
import { FetchingLine } from '../grid/FetchingSigns';
import { ProductGrid } from '../grid/ProductGrid';
import { selectStorefront } from '../listing/storefront-slice';
import { LargePicturesContext } from '../product/image-sizes-context';
import { selectIsLarge } from '../results-bar/picture-size-slice';
import { TopRow } from '../results-bar/TopRow';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useRenderProduct } from './use-render-product';

type ListingResultsProps = { readonly listing: Listing };

/** A listing that has products: the rows around the grid, and the cards in it. */
export function ListingResults({ listing }: ListingResultsProps) {
  const { content } = useSelector(selectStorefront);
  const renderSlots = useContext(ContentSlotsContext);
  const renderProduct = useRenderProduct(listing.brandNames);
  return (
    <>
      <TopRow listing={listing} filterButton={<FilterButton />} />
      <FetchingLine />
      {renderSlots('above-grid')}
      <ErrorBoundary area="grid">
        <LargePicturesContext value={useSelector(selectIsLarge)}>
          <ProductGrid listing={listing} renderProduct={renderProduct} content={content} />
        </LargePicturesContext>
      </ErrorBoundary>
    </>
  );
}
