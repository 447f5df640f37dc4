import { useState, type FormEvent } from 'react';
import { useHref } from 'product-listing-page';

/** The host's own function; what it rejects with stays its own matter. */
type Host = { readonly addToBasket?: (id: string) => Promise<void> };

type BasketState = 'rest' | 'busy' | 'added' | 'failed';

/**
 * A form whose button `product` names what goes into the basket. Without scripting, and on a page without the host's
 * function, your shop takes it at `/basket`.
 */
export function useBasket() {
  const href = useHref();
  const [state, setState] = useState<BasketState>('rest');
  async function add(addToBasket: NonNullable<Host['addToBasket']>, id: string) {
    setState('busy');
    try {
      await addToBasket(id);
      setState('added');
    } catch {
      setState('failed');
    }
  }
  const form = {
    method: 'post',
    action: href('/basket'),
    onSubmit: (event: FormEvent) => {
      const { addToBasket } = window as Host;
      if (!addToBasket) return;
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (state !== 'busy' && submitter instanceof HTMLButtonElement)
        void add(addToBasket, submitter.value);
    },
  };
  return { state, form };
}
