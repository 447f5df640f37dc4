import { useEffect, useRef, type RefObject } from 'react';
import { focusFirst } from './focus-first';

/**
 * Keeps focus inside while the component is there, also when the element that had it goes. Moves focus to the element when the component comes, and to the first of `returnTo` that can take it when it goes.
 * `returnTo` holds element ids.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>, returnTo: readonly string[]) {
  const wayBack = useRef(returnTo);
  useEffect(() => {
    const ids = wayBack.current;
    ref.current?.focus({ preventScroll: true });
    return () => focusFirst(ids);
  }, [ref]);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
}
