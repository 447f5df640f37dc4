import { useCallback, type ReactNode } from 'react';
import { brandNameOf } from '../catalogue/brand-names';
import type { BrandNames } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { ProductCard } from '../product/ProductCard';
import { selectOffersSaving } from '../saved-for-later/saved-for-later-slice';
import { SaveButton } from '../saved-for-later/SaveButton';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { useAppSelector } from '../store/hooks';

/** Returns a function that renders a product's card at its position, from 1, in an error boundary of its own. */
export function useRenderProduct(brandNames: BrandNames) {
  const offersSaving = useAppSelector(selectOffersSaving);
  return useCallback(
    (product: Product, position: number): ReactNode => (
      <ErrorBoundary area="card">
        <ProductCard
          product={product}
          brandName={brandNameOf(brandNames, product.brand)}
          position={position}
          saveButton={offersSaving ? SaveButton : undefined}
        />
      </ErrorBoundary>
    ),
    [brandNames, offersSaving],
  );
}
