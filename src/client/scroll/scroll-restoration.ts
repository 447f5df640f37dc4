/**
 * Remembers where the shopper was on each page of the browser's history, and leads back there: to the scroll position and
 * to the control that was pressed last. Kept in session storage, so that it outlives the document.
 */
import type { SessionStorage } from '../../platform/platform';
import { entryKey } from './entry-key';

type Pressed = {
  readonly selector: string;
  readonly nth: number;
  /** A link's distance from the top of the document, in pixels. */
  readonly top?: number;
};
type Position = { readonly y: number; readonly pressed?: Pressed };

type ReadingPosition = {
  /** Leads back to where the shopper was on the present page, unless they have moved on by themselves. */
  readonly comeBack: () => void;
  readonly stop: () => void;
};

export const readingPositionsKey = 'plp_reading_positions';
/** More entries than anybody goes back. */
const remembered = 50;
/** What counts as the shopper's own move. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

function readPositions(sessionStorage: SessionStorage): Map<string, Position> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.read(readingPositionsKey) ?? '[]');
    return new Map(entries as [string, Position][]);
  } catch {
    return new Map();
  }
}

/** A selector that finds the control again, also in a document drawn anew: by its address, or by its name and value. */
function selectorOf(control: Element): string | undefined {
  const names = control.matches('a') ? ['href'] : ['name', 'value'];
  const said = names.flatMap((name) => {
    const value = control.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
  return said.length > 0 ? control.localName + said.join('') : undefined;
}

const topOf = (control: Element) => control.getBoundingClientRect().top + window.scrollY;

function describe(target: EventTarget | null): Pressed | undefined {
  const control = target instanceof Element ? target.closest('a, input, select, button') : null;
  const selector = control && selectorOf(control);
  return control && selector
    ? {
        selector,
        nth: [...document.querySelectorAll(selector)].indexOf(control),
        // To measure is to lay out, for which what only changes the list does not wait.
        ...(control.matches('a') && { top: topOf(control) }),
      }
    : undefined;
}

const controlOf = ({ selector, nth }: Pressed) =>
  document.querySelectorAll<HTMLElement>(selector)[nth];

const focusAgain = (pressed: Pressed | undefined) =>
  pressed && controlOf(pressed)?.focus({ preventScroll: true });

/**
 * What stands above the screen and was not seen in this document yet has the height that is expected of it: where that
 * is not its true one, the control is met where the shopper left it, not the number of pixels.
 */
function followControl(pressed: Pressed | undefined): void {
  const control = pressed && controlOf(pressed);
  if (control && pressed.top !== undefined && isOnScreen(control))
    window.scrollBy({ top: topOf(control) - pressed.top, behavior: 'instant' });
}

function isOnScreen(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Where the shopper was, by history entry; noted as long as nothing is sought. */
function createNotes(sessionStorage: SessionStorage) {
  const positions = readPositions(sessionStorage);
  const ofPresent = () => positions.get(entryKey() ?? '');
  // As the last scroll left it: to ask at a press would be to lay out the page before what was pressed is shown.
  let y = window.scrollY;
  return {
    ofPresent,
    scrolled: () => (y = window.scrollY),
    note: (pressed?: Pressed) => {
      const key = entryKey();
      if (key === undefined) return;
      const last = pressed ?? positions.get(key)?.pressed;
      positions.delete(key);
      positions.set(key, { y, ...(last && { pressed: last }) });
    },
    keep: () =>
      sessionStorage.write(readingPositionsKey, JSON.stringify([...positions].slice(-remembered))),
  };
}

/** Watches the page from now on. */
export function watchReadingPosition(sessionStorage: SessionStorage): ReadingPosition {
  const { note, keep, ofPresent, scrolled } = createNotes(sessionStorage);
  const before = ofPresent();
  // Where the browser itself has led the shopper back, only the focus is missing.
  let sought = before && window.scrollY > 0 ? { ...before, y: window.scrollY } : before;
  const stops: (() => void)[] = [];
  const on = (type: string, listener: (event: Event) => void) => {
    const options = { capture: true, passive: true };
    window.addEventListener(type, listener, options);
    stops.push(() => window.removeEventListener(type, listener, options));
  };
  for (const move of moves) on(move, () => (sought = undefined));
  // While the way back is under way, it is the browser that moves the page, not the shopper.
  on('scroll', () => {
    scrolled();
    if (!sought) note();
  });
  for (const press of ['click', 'change']) on(press, ({ target }) => note(describe(target)));
  on('popstate', () => (sought = ofPresent()));
  on('pagehide', keep);
  // A page that was kept whole has lost nothing but, in some browsers, the focus.
  on('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && document.activeElement === document.body)
      focusAgain(ofPresent()?.pressed);
  });
  return {
    comeBack: () => {
      if (!sought) return;
      const { y, pressed } = sought;
      sought = undefined;
      if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
      followControl(pressed);
      focusAgain(pressed);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
