import { useState } from 'react';
import { useHref, type Product } from 'product-listing-page';

/** The host's own function; what it rejects with stays its own matter. */
type Host = { readonly addToBasket?: (productId: string) => Promise<void> };

const words = { rest: 'Add to basket', busy: 'Adding…', added: 'Added', failed: 'Try again' };

/** Without scripting, and on a page without the function, it is a form that the shop's basket takes. */
export function AddToBasket({ product }: { readonly product: Product }) {
  const href = useHref();
  const [state, setState] = useState<keyof typeof words>('rest');
  async function add(addToBasket: NonNullable<Host['addToBasket']>) {
    setState('busy');
    try {
      await addToBasket(product.productId);
      setState('added');
    } catch {
      setState('failed');
    }
  }
  if (product.availability === 'SoldOut') return null;
  return (
    <form
      className="add-to-basket"
      method="post"
      action={href('/basket')}
      onSubmit={(event) => {
        const { addToBasket } = window as Host;
        if (!addToBasket) return;
        event.preventDefault();
        if (state !== 'busy') void add(addToBasket);
      }}
    >
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
