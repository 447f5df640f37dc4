/** Stores the scroll position and the last used control of each history entry in session storage, and restores both. */
import { attempt } from '../../lib/attempt';
import { parseJson } from '../../lib/parse-json';
import type { BrowserStorage, WhileMounted } from '../../platform/platform';

type UsedControl = {
  readonly selector: string;
  readonly nth: number;
  /** A link's distance from the top of the document, in pixels. */
  readonly top?: number;
};
/** `pressed` is part of the stored format. */
type Position = { readonly y: number; readonly pressed?: UsedControl };

export const scrollPositionsKey = 'plp_reading_positions';
const mostStored = 50;
const controls = 'a[href], input, select, button, summary';
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

function readPositions(sessionStorage: BrowserStorage): Map<string, Position> {
  const entries = parseJson(sessionStorage.read(scrollPositionsKey));
  const positions = attempt(() => new Map(entries as [string, Position][]));
  return positions ?? new Map<string, Position>();
}

/** A selector that finds the control again, also in another document; undefined for one without a lasting name. */
function selectorOf(control: Element): string | undefined {
  // The shopper changes the values of other fields, some labels change, and ids that React has numbered begin with `_`.
  const names = control.matches('[type=checkbox], [type=radio], button[value]')
    ? ['name', 'value']
    : ['href', 'name', 'id', 'aria-label', 'placeholder']
        .filter((name) => /^[^_]/.test(control.getAttribute(name) ?? ''))
        .slice(0, 1);
  const attributes = names.flatMap((name) => {
    const value = control.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
  return attributes.length > 0 ? control.localName + attributes.join('') : undefined;
}

const topOf = (control: Element) => control.getBoundingClientRect().top + window.scrollY;

function describe(control: Element): UsedControl | undefined {
  const selector = selectorOf(control);
  return selector
    ? {
        selector,
        nth: [...document.querySelectorAll(selector)].indexOf(control),
        // Measuring forces layout, which would delay controls that only change the list.
        ...(control.matches('a') && { top: topOf(control) }),
      }
    : undefined;
}

const controlOf = ({ selector, nth }: UsedControl) =>
  document.querySelectorAll<HTMLElement>(selector)[nth];

const focusAgain = (used: UsedControl | undefined) =>
  used && controlOf(used)?.focus({ preventScroll: true });

export function scrollTo(y: number): void {
  if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
}

/**
 * Moves the control to where the shopper left it: content above that is not rendered yet has only an estimated height,
 * and pages that were loaded above may be missing.
 */
function keepControlInView({ y, pressed: used }: Position): void {
  const control = used && controlOf(used);
  if (!control || used.top === undefined) return;
  const offset = used.top - y;
  const wasOnScreen = offset >= 0 && offset < window.innerHeight;
  if (wasOnScreen || isOnScreen(control)) scrollTo(topOf(control) - offset);
}

/** Runs in the next frame, after rows that came near the screen have been laid out, and before anything is painted. */
function onceLaidOut(then: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(document.body);
}

/**
 * Until the document has loaded, the browser would scroll to the stored position again, or to the end of a page that is
 * shorter now.
 */
function keepBrowserFromScrolling(): void {
  if (document.readyState === 'complete') return;
  history.scrollRestoration = 'manual';
  const allow = () => setTimeout(() => (history.scrollRestoration = 'auto'));
  window.addEventListener('load', allow, { once: true });
}

function isOnScreen(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function createPositions(sessionStorage: BrowserStorage) {
  const positions = readPositions(sessionStorage);
  const ofPresent = () => positions.get(entryKey() ?? '');
  // Updated on scroll, since reading it on a click would force layout before the click shows.
  let y = window.scrollY;
  /** Records the scroll position, and the control of a click or change in place of the control before. */
  const record = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    const key = entryKey();
    if (key === undefined) return;
    const control = type !== 'scroll' && target instanceof Element && target.closest(controls);
    const used = control ? describe(control) : positions.get(key)?.pressed;
    positions.delete(key);
    positions.set(key, { y, ...(used && { pressed: used }) });
  };
  return {
    ofPresent,
    scrolled: () => (y = window.scrollY),
    record,
    store: (sought: Position | undefined) => {
      // The control that led to this entry, such as the price slider, was used in the entry before, and has the focus.
      if (!sought && !ofPresent()?.pressed)
        record({ target: document.activeElement, type: 'pagehide' });
      sessionStorage.write(scrollPositionsKey, JSON.stringify([...positions].slice(-mostStored)));
    },
  };
}

function restore(position: Position, isScrolled: boolean): void {
  keepBrowserFromScrolling();
  if (!isScrolled) scrollTo(position.y);
  keepControlInView(position);
  focusAgain(position.pressed);
}

/** Returns a function that restores the position on the present page, unless the shopper has already moved. */
export function watchScroll(
  sessionStorage: BrowserStorage,
  whileMounted?: WhileMounted,
): () => void {
  const { record, store, ofPresent, scrolled } = createPositions(sessionStorage);
  let sought = ofPresent();
  // The browser may have restored the scroll position itself.
  let isScrolled = window.scrollY > 0;
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true, ...whileMounted });
  for (const move of moves) on(move, () => (sought = undefined));
  // While a position is still to be restored, the browser scrolls the page, not the shopper.
  on('scroll', (event) => {
    scrolled();
    if (!sought) record(event);
  });
  for (const type of ['click', 'change']) on(type, record);
  on('popstate', () => {
    sought = ofPresent();
    isScrolled = false;
  });
  on('pagehide', () => store(sought));
  // A page from the back/forward cache has lost only the focus, in some browsers.
  on('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && document.activeElement === document.body)
      focusAgain(ofPresent()?.pressed);
  });
  return () => {
    const position = sought;
    if (!position) return;
    restore(position, isScrolled);
    onceLaidOut(() => {
      // The shopper has moved meanwhile.
      if (sought !== position) return;
      sought = undefined;
      keepControlInView(position);
    });
  };
}

/** The key that the page's history gives an entry of its own; undefined for an entry of another page. */
const entryKey = (): string | undefined =>
  (window.history.state as { readonly key?: string } | null)?.key;

/**
 * Sets a key on the first entry of a document, so that the first pages of two documents are not mixed up. Call it
 * before the page's history reads the entry.
 */
export function nameEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  // Includes the index, which the history library would otherwise write again; each write takes long on a phone.
  window.history.replaceState({ idx: 0, ...(window.history.state as object | null), key }, '');
}
