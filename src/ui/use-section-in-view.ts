import { useEffect, type RefObject } from 'react';

/** The scroll position has to rest this long. */
const restMs = 200;

/**
 * Reports the first element of the section in view when the shopper stops scrolling: of the last one that starts above
 * the middle of the screen. `selector` finds the first element of each section; undefined watches nothing.
 */
export function useSectionInView(
  container: RefObject<HTMLElement | null>,
  selector: string | undefined,
  onRest: (start: HTMLElement) => void,
): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      const starts = [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const middle = window.innerHeight / 2;
      const isAbove = (start: Element) => start.getBoundingClientRect().top <= middle;
      const start = starts.findLast(isAbove) ?? starts[0];
      if (start) onRest(start);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(report, restMs);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [container, selector, onRest]);
}
