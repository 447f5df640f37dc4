import { useEffect } from 'react';

const lockClass = 'plp-scroll-locked';
const gutterClass = 'plp-scroll-locked--gutter';

/** Keeps the page behind from scrolling for as long as the component is there. The page keeps its place and its width. */
export function useScrollLock(): void {
  useEffect(() => {
    const { classList, clientWidth } = document.documentElement;
    // Only a scrollbar that takes up room leaves a gap when it goes.
    const hasScrollbar = window.innerWidth > clientWidth;
    classList.add(lockClass);
    classList.toggle(gutterClass, hasScrollbar);
    return () => classList.remove(lockClass, gutterClass);
  }, []);
}
