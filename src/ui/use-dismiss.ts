import { useLayoutEffect, type RefObject } from 'react';
import { standsApart } from './apart';

type Dismissal = {
  /** The Escape key, wherever focus is. */
  readonly onEscape: () => void;
  /** A click that begins and ends outside the element. */
  readonly onOutside: () => void;
};

/**
 * Listens for Escape and for clicks outside, which dismiss an element above the page. From the frame that shows it, as
 * all that belongs to a dialog: passive effects of a component whose script came late follow that frame.
 */
export function useDismiss(ref: RefObject<Element | null>, { onEscape, onOutside }: Dismissal) {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
    // The target of a click does not show where the click began: it holds both the start and the end.
    let beganInside = false;
    const onPointerDown = (event: Event) => {
      beganInside = !isOutside(event);
    };
    const onClick = (event: MouseEvent) => {
      if (isOutside(event) && !beganInside) onOutside();
      beganInside = false;
    };
    document.addEventListener('keydown', onKeyDown);
    // In the capture phase, which the click that opened the element has already passed.
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [ref, onEscape, onOutside]);
}
