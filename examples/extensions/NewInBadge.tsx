import type { Product } from 'product-listing-page';

export const NewInBadge = ({ product }: { readonly product: Product }) =>
  product.customFields?.newIn === true && <p className="new-in">New in</p>;
