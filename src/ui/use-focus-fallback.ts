import { useLayoutEffect, type RefObject } from 'react';
import { focusFirst } from './focus-first';

/** Moves focus to the first of `elementIds` that can take it when the element goes that holds the focus. */
export function useFocusFallback(
  ref: RefObject<HTMLElement | null>,
  elementIds: readonly string[],
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) focusFirst(elementIds);
    };
  }, [ref, elementIds]);
}
