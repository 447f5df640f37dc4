import { useCallback } from 'react';
import { focusFirst } from './focus-first';

/**
 * Returns the ref of an element. When it goes with the focus in it, the first of `elementIds` that can take it gets the
 * focus.
 */
export const useFocusFallback = (elementIds: readonly string[]) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (element?.contains(document.activeElement)) focusFirst(elementIds);
    },
    [elementIds],
  );
