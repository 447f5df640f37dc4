import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

const neverChanges = () => () => undefined;

/** How far from the screen things are made ready, so that they are there when they are scrolled to. */
const margin = '1000px';

type Listener = () => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for the whole page. */
function observe(element: Element, onNear: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) listeners.get(target)?.();
    },
    { rootMargin: margin },
  );
  listeners.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Whether what a component draws is in the document and near the screen, or has been: on a server, and when its markup
 * is taken over, from the first drawing on. Otherwise `isAtOnce` says it is, from the second, which follows when the
 * first is painted: pictures have a way to go, and words need not wait for them.
 *
 * React gives up a drawing when something more urgent comes, with all the elements it made. Chromium watches the screen
 * for pictures that choose by its width or density, and stops when they leave the document: one that never came into it
 * is watched for ever, and holds the whole listing it was part of. So such pictures are not drawn before.
 *
 * Gain: a prefetched listing is on screen after 139 ms instead of 170: `npm run bench:feedback`.
 */
export function useIsNearScreen(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  // What was said of the server's markup is said again afterwards: otherwise all of it would be drawn once more.
  const wasServerMarkup = useRef(false);
  const isServerMarkup = useSyncExternalStore(
    neverChanges,
    () => wasServerMarkup.current,
    () => (wasServerMarkup.current = true),
  );
  const [isNear, setIsNear] = useState(isServerMarkup);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    if (!isAtOnce && typeof IntersectionObserver === 'function')
      return observe(element.current, () => setIsNear(true));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- having come into the document is what there is to tell
    setIsNear(true);
    return undefined;
  }, [isNear, isAtOnce, element]);
  return isNear;
}
