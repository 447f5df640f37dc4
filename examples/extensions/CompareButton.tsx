import { useState } from 'react';
import type { Product } from 'product-listing-page';

/** Tells the page around which products to compare. */
export function CompareButton({ product }: { readonly product: Product }) {
  const [isCompared, setIsCompared] = useState(false);
  const toggle = () => {
    const detail = { productId: product.productId, isCompared: !isCompared };
    setIsCompared(detail.isCompared);
    document.dispatchEvent(new CustomEvent('compare', { detail }));
  };
  return (
    <button
      type="button"
      className="compare-button"
      aria-label={`Compare ${product.title}`}
      aria-pressed={isCompared}
      onClick={toggle}
    >
      ⇄
    </button>
  );
}
