import type { Product } from 'product-listing-page';
import { useBasket } from './use-basket';

const words = { rest: 'Add to basket', busy: 'Adding…', added: 'Added', failed: 'Try again' };

/** Of products that come in sizes the shopper chooses one first. */
export function AddToBasket({ product }: { readonly product: Product }) {
  const { state, form } = useBasket();
  if (product.availability === 'SoldOut' || product.sizes) return null;
  return (
    <form className="add-to-basket" {...form}>
      <button
        className="add-to-basket__button"
        name="product"
        value={product.productId}
        aria-label={`${words[state]}: ${product.title}`}
      >
        {words[state]}
      </button>
      <span role="status" className="add-to-basket__status">
        {state === 'failed' && 'It could not be added.'}
      </span>
    </form>
  );
}
