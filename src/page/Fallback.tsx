import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { Product } from '../catalogue/product';
import { selectChips } from '../filters/chips/select-chips';
import { FallbackView } from '../grid/FallbackView';
import { ProductCard } from '../product/ProductCard';
import { selectOffersSaving } from '../saved-for-later/offers-saving';
import { SaveButton } from '../saved-for-later/SaveButton';
import type { FallbackProps } from './page-parts';
import { useErrorBoundary } from './use-error-boundary';

/** Replaces the products, with a link to remove each selected option and with what the listing API suggests. */
export function Fallback({ reason }: FallbackProps) {
  const options = useSelector(selectChips);
  const offersSaving = useSelector(selectOffersSaving);
  const withBoundary = useErrorBoundary();
  const renderProduct = useCallback(
    (product: Product, position: number) =>
      withBoundary(
        'card',
        <ProductCard
          product={product}
          brandName={product.brand}
          position={position}
          saveButton={offersSaving ? SaveButton : undefined}
        />,
      ),
    [offersSaving, withBoundary],
  );
  return <FallbackView reason={reason} options={options} renderProduct={renderProduct} />;
}
