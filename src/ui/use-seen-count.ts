import { useEffect, useState } from 'react';

/** Whatever is above the screen counts as on it: a thing changes once, when its upper edge crosses the screen's lower one. */
const options = { rootMargin: '1e7px 0px 0px' };

/**
 * How many of the elements that `find` gives, down to the last of those that begin above the lower edge of the screen;
 * 0 before that is known. Counted anew while `isCounting`, whenever that changes.
 */
export function useSeenCount(find: () => readonly Element[], isCounting: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isCounting || typeof IntersectionObserver !== 'function') return undefined;
    const elements = find();
    let last = -1;
    // Called right after a layout, so that asking for places makes none.
    const observer = new IntersectionObserver(() => {
      const places = elements.map((element) => element.getBoundingClientRect());
      const isSeen = ({ height, top }: DOMRect) => height > 0 && top < innerHeight;
      const seen = places.findLastIndex(isSeen);
      if (seen === last) return;
      last = seen;
      setCount(seen + 1);
      // The last that is seen and the next that is drawn: each that is watched costs something in every frame.
      observer.disconnect();
      const next = places.findIndex(({ height }, place) => height > 0 && place > seen);
      watch(seen, next);
    }, options);
    const watch = (...watched: readonly number[]) => {
      for (const place of watched) if (elements[place]) observer.observe(elements[place]);
    };
    watch(0);
    return () => observer.disconnect();
  }, [find, isCounting]);
  return count;
}
