import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirst } from './focus-first';

/**
 * Moves focus to the element when the component mounts, and to the first element of `returnTo` that can take it when
 * the component unmounts. `returnTo` holds element ids. When the focused element inside goes, the element takes the
 * focus.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>, returnTo: readonly string[]) {
  const returnIds = useRef(returnTo);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  // Afterwards, once the elements that take the focus can be reached again.
  useEffect(() => {
    const ids = returnIds.current;
    return () => focusFirst(ids);
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
}
