import { useHref, type Product } from 'product-listing-page';

/** How soon it comes, with a link to what it costs. */
export function DeliveryNote({ product }: { readonly product: Product }) {
  const href = useHref();
  const days = product.customFields?.deliveryDays;
  return (
    typeof days === 'number' && (
      <p className="delivery-note">
        In {days} days, <a href={href('/help/delivery')}>see delivery</a>
      </p>
    )
  );
}
