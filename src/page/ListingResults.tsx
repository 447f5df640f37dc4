import { useCallback, type ReactNode } from 'react';
import { Action } from 'history';
import { useSelector } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { FilterButton } from '../filters/FilterButton';
import { FetchingLine } from '../grid/FetchingSigns';
import { ProductGrid } from '../grid/ProductGrid';
import type { WithRouter } from '../listing/listing-location';
import { selectStorefront } from '../listing/storefront-slice';
import { ProductCard } from '../product/ProductCard';
import { TopRow } from '../results-bar/TopRow';
import { selectOffersSaving } from '../saved-for-later/offers-saving';
import { SaveButton } from '../saved-for-later/SaveButton';

type ListingResultsProps = {
  readonly listing: Listing;
  /** Wraps an area in an error boundary. */
  readonly withBoundary: (area: string, content: ReactNode) => ReactNode;
};

/** A listing that has products: the rows around the grid, and the cards in it. */
export function ListingResults({ listing, withBoundary }: ListingResultsProps) {
  const { content } = useSelector(selectStorefront);
  const offersSaving = useSelector(selectOffersSaving);
  const isRestored = useSelector(selectIsRestored);
  const { brandNames } = listing;
  const renderProduct = useCallback(
    (product: Product, position: number) =>
      withBoundary(
        'card',
        <ProductCard
          product={product}
          brandName={
            Object.hasOwn(brandNames, product.brand) ? brandNames[product.brand] : product.brand
          }
          position={position}
          saveButton={offersSaving ? SaveButton : undefined}
        />,
      ),
    [brandNames, offersSaving, withBoundary],
  );
  return (
    <>
      <TopRow listing={listing} filterButton={<FilterButton />} />
      <FetchingLine />
      {withBoundary(
        'grid',
        <ProductGrid
          listing={listing}
          isRestored={isRestored}
          renderProduct={renderProduct}
          content={content}
        />,
      )}
    </>
  );
}

const selectIsRestored = ({ router }: WithRouter) => router.action === Action.Pop;
