import { useHref, type Product } from 'product-listing-page';

/** Leads to the comparison with this product. The sample shop's script makes it add the product to the others. */
export function CompareLink({ product: { productId, title } }: { readonly product: Product }) {
  const href = useHref();
  return (
    <a
      className="compare-link"
      href={href(`/compare?product=${encodeURIComponent(productId)}`)}
      rel="nofollow"
      aria-label={`Compare ${title}`}
      data-compare={productId}
      data-tip="Compare"
      // The shop's script may say that the product is chosen before the page is hydrated.
      suppressHydrationWarning
    />
  );
}
