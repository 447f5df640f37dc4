import { useEffect, type RefObject } from 'react';
import { standsApart } from './apart';

type Dismissal = {
  /** The Escape key, wherever focus is. */
  readonly onEscape: () => void;
  /** A whole click outside the element: one that begins or ends inside is none. */
  readonly onOutside: () => void;
};

/** Listens for what shoppers do to be rid of something that lies above the page. */
export function useDismiss(ref: RefObject<Element | null>, { onEscape, onOutside }: Dismissal) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (standsApart(event.target)) return;
      event.preventDefault();
      onEscape();
    };
    const isOutside = ({ target }: Event) =>
      target instanceof Node &&
      !standsApart(target) &&
      ref.current !== null &&
      !ref.current.contains(target);
    // A click belongs to what holds both the place of the press and that of the release, so it does not tell.
    let beganInside = false;
    const begin = (event: Event) => {
      beganInside = !isOutside(event);
    };
    const click = (event: MouseEvent) => {
      if (isOutside(event) && !beganInside) onOutside();
      beganInside = false;
    };
    document.addEventListener('keydown', press);
    // On the way down, so that the click that opened the element is over before this listens.
    document.addEventListener('click', click, true);
    document.addEventListener('pointerdown', begin, true);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click, true);
      document.removeEventListener('pointerdown', begin, true);
    };
  }, [ref, onEscape, onOutside]);
}
