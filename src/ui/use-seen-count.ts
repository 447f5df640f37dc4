import { useEffect, useState } from 'react';

/**
 * How many of the elements that `find` gives, down to the last of those that begin above the lower edge of the screen;
 * `fewest` before that is known. Counted anew while `isCounting`, whenever one of them comes into sight or leaves it.
 */
export function useSeenCount(
  find: () => readonly Element[],
  { fewest, isCounting }: { readonly fewest: number; readonly isCounting: boolean },
): number {
  const [count, setCount] = useState(fewest);
  useEffect(() => {
    if (!isCounting || typeof IntersectionObserver !== 'function') return undefined;
    const elements = find();
    const isSeen = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight;
    };
    // Called right after a layout, so that asking for places makes none.
    const observer = new IntersectionObserver(() =>
      setCount(Math.max(fewest, elements.findLastIndex(isSeen) + 1)),
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [find, fewest, isCounting]);
  return count;
}
