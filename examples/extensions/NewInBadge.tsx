import type { Product } from '../../src/page/public';

export const NewInBadge = ({ product }: { readonly product: Product }) =>
  product.customFields?.newIn === true && <p className="new-in">New in</p>;
