import { useLayoutEffect } from 'react';

const lockClass = 'plp-scroll-locked';
const gutterClass = 'plp-scroll-locked--gutter';

/** Stops the page from scrolling until the returned function is called. It keeps its scroll position and its width. */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  // Only a scrollbar that takes up room leaves a gap when it disappears.
  const hasScrollbar = window.innerWidth > clientWidth;
  classList.add(lockClass);
  classList.toggle(gutterClass, hasScrollbar);
  return () => classList.remove(lockClass, gutterClass);
}

/** While the component is mounted. */
export const useScrollLock = (): void => useLayoutEffect(lockScroll, []);
