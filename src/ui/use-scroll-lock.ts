import { useEffect } from 'react';

const lockClass = 'plp-scroll-locked';
const gutterClass = 'plp-scroll-locked--gutter';

/** Stops the page from scrolling while the component is mounted. The page keeps its scroll position and its width. */
export function useScrollLock(): void {
  useEffect(() => {
    const { classList, clientWidth } = document.documentElement;
    // Only a scrollbar that takes up room leaves a gap when it disappears.
    const hasScrollbar = window.innerWidth > clientWidth;
    classList.add(lockClass);
    classList.toggle(gutterClass, hasScrollbar);
    return () => classList.remove(lockClass, gutterClass);
  }, []);
}
