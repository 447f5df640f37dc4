/** Marks the links and controls whose listing is prefetched on intent (docs/product.md, 5.7). */
import { useCallback } from 'react';
import type { ListingChange } from '../listing-url/listing-change';

/**
 * An address without mount prefix, or what a control changes: its address is computed on intent, so that it need not
 * render for it.
 */
export type PrefetchTarget = string | ListingChange;

const targets = new WeakMap<Element, PrefetchTarget>();

export const prefetchTargetOf = (element: Element): PrefetchTarget | undefined =>
  targets.get(element);

/** The `ref` of the link or control; undefined prefetches nothing. Pass the same object for a change each time. */
export function usePrefetch(target: PrefetchTarget | undefined) {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      if (target === undefined) targets.delete(element);
      else targets.set(element, target);
    },
    [target],
  );
}
