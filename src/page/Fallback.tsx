import type { Product } from '../catalogue/product';
import { useChips } from '../filters/chips/use-chips';
import { FallbackView } from '../grid/FallbackView';
import { ErrorBoundary } from '../listing/ErrorBoundary';
import { selectBrand } from '../listing/storefront-state';
import { ListNotes } from '../product/ListNotes';
import { useAppSelector } from '../store/hooks';
import type { FallbackProps } from './page-parts';
import { useRenderProduct } from './use-render-product';

/** Suggested products have no brand facet to be named by. */
const noBrandNames = {};

/** Replaces the products, with a link to remove each selected option and with what the listing API suggests. */
export function Fallback({ reason }: FallbackProps) {
  const options = useChips();
  const renderProduct = useRenderProduct(noBrandNames);
  const brand = useAppSelector(selectBrand);
  const renderNotes = (products: readonly Product[]) => (
    <ErrorBoundary area="row">
      <ListNotes brand={brand} products={products} />
    </ErrorBoundary>
  );
  return (
    <FallbackView reason={reason} options={options} renderers={{ renderProduct, renderNotes }} />
  );
}
