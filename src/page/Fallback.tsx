import { useChips } from '../filters/chips/use-chips';
import { FallbackView } from '../grid/FallbackView';
import type { FallbackProps } from './page-parts';
import { useRenderProduct } from './use-render-product';

/** Suggested products have no brand facet to be named by. */
const noBrandNames = {};

/** Replaces the products, with a link to remove each selected option and with what the listing API suggests. */
export function Fallback({ reason }: FallbackProps) {
  const options = useChips();
  const renderProduct = useRenderProduct(noBrandNames);
  return <FallbackView reason={reason} options={options} renderProduct={renderProduct} />;
}
