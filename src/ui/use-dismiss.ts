import { useEffect, type RefObject } from 'react';

type Dismissal = {
  /** The Escape key, wherever focus is. */
  readonly onEscape: () => void;
  /** A whole click outside the element: pressing inside and letting go outside is none. */
  readonly onOutside: () => void;
};

/** Listens for what shoppers do to be rid of something that lies above the page. */
export function useDismiss(ref: RefObject<Element | null>, { onEscape, onOutside }: Dismissal) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Node && ref.current && !ref.current.contains(target)) onOutside();
    };
    document.addEventListener('keydown', press);
    // On the way down, so that the click that opened the element is over before this listens.
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click, true);
    };
  }, [ref, onEscape, onOutside]);
}
