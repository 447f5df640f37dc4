/** Functions that run inside the page. Each is sent as text, so it uses nothing else of this module. */

export type Target = {
  /** CSS selector. */
  readonly css: string;
  /** The element's whole text; any when absent. */
  readonly text?: string;
};

type Point = { readonly x: number; readonly y: number };
/** A position, or the reason why there is none yet. */
type Located = Partial<Point> & { readonly obstacle?: string };

/** Scrolls the first visible element into view; returns where to click. */
export async function locate({ css, text }: Target): Promise<Located> {
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility() &&
      (text === undefined ||
        (candidate.ariaLabel ?? candidate.textContent ?? '').replace(/\s+/g, ' ').trim() === text),
  );
  if (!element) return { obstacle: 'not on the page' };
  // React sets such a property on each element that it hydrates.
  const isHydrated = Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  if (element.closest('#product-listing-root, .plp-drawer') && !isHydrated)
    return { obstacle: 'not hydrated' };
  const centre = (): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  // The checkbox of an option covers its label.
  const control = element instanceof HTMLLabelElement ? element.control : null;
  const isOnTop = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return element.contains(top) || (top !== null && top === control);
  };
  if (!isOnTop(centre())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const first = centre();
  // After some frames new content has its layout, sliding elements have moved, and a new listing is scrolled to.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  const last = centre();
  if (first.x !== last.x || first.y !== last.y) return { obstacle: 'moving' };
  return isOnTop(last) ? last : { obstacle: 'covered' };
}

/** Focuses the first element, or the control of the first label; returns its kind. */
export function focusOn({ css, text }: Target): string | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) =>
      text === undefined ||
      (candidate.ariaLabel ?? candidate.textContent ?? '').replace(/\s+/g, ' ').trim() === text,
  );
  const control = element instanceof HTMLLabelElement ? element.control : element;
  control?.focus();
  if (!control || document.activeElement !== control) return undefined;
  return control instanceof HTMLInputElement ? control.type : control.localName;
}

/** Selects an option with the events of a user. Returns false until the page is hydrated. */
export function chooseOption(css: string, value: string, isScripted: boolean): boolean {
  const select = document.querySelector<HTMLSelectElement>(css);
  if (!select) return false;
  const isHydrated = Object.keys(select).some((key) => key.startsWith('__reactFiber$'));
  if (isScripted && !isHydrated) return false;
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Follows the first product link `delayMs` after the next change of a control, while the page still updates. */
export function leaveAfterNextChange(delayMs: number): void {
  const leave = () => document.querySelector<HTMLAnchorElement>('article h3 a')?.click();
  document.addEventListener('change', () => setTimeout(leave, delayMs), { once: true });
}

/** Follows a product's link in another tab, as the middle button does; a script opens none. */
export function followInNewTab(index: number): void {
  const click = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
  // WebKit would follow it in this tab.
  addEventListener('auxclick', (event) => event.preventDefault(), { once: true });
  document.querySelectorAll('article h3 a')[index]?.dispatchEvent(click);
}

/** Records the published events of these topics from now on, and whether this document is restored later. */
export function watchDocument(topics: readonly string[]): void {
  const host = window as unknown as { watched?: { events: string[]; isRestored: boolean } };
  if (host.watched) {
    host.watched.events = [];
    return;
  }
  const watched = { events: [] as string[], isRestored: false };
  host.watched = watched;
  for (const topic of topics) {
    document.addEventListener(`plp:${topic}`, (event) => {
      const { eventTrigger } = (event as CustomEvent<{ readonly eventTrigger?: string }>).detail;
      watched.events.push(eventTrigger === undefined ? topic : `${topic} ${eventTrigger}`);
    });
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    watched.isRestored = persisted;
  });
}

/** Whether the page has started everything; the session tools start last. */
export const hasStarted = (): boolean => Object.hasOwn(window, 'plp');

export function scrollToProduct(index: number): string {
  const link = document.querySelectorAll('article h3 a')[index];
  if (!link) throw new Error(`no product ${index}`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  return link.getAttribute('href') ?? '';
}

/** Scrolls to the first product whose pictures have not loaded; returns false when all have. */
export function scrollToUnloadedPictures(): boolean {
  const products = [...document.querySelectorAll('article')];
  const unloaded = products.find((product) => {
    const pictures = [...product.querySelectorAll('img')];
    const isEmpty = !product.querySelector('.plp-card__image');
    return isEmpty || pictures.some((picture) => !picture.complete);
  });
  unloaded?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return unloaded !== undefined;
}

/** The state of the page on screen. */
export function readPage() {
  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const textsOf = (css: string) => [...document.querySelectorAll(css)].map(textOf);
  const { watched } = window as unknown as {
    readonly watched?: { readonly events: readonly string[]; readonly isRestored: boolean };
  };
  const dialog = document.querySelector('[role="dialog"]');
  const focused = document.activeElement;
  return {
    address: window.location.pathname + window.location.search,
    heading: textOf(document.querySelector('h1')),
    count: textOf(document.querySelector('.plp-heading__count')),
    results: textOf(document.querySelector('.plp-results-count [aria-hidden]')),
    chips: [...document.querySelectorAll('.plp-chips a')].map(
      (chip) => chip.ariaLabel ?? textOf(chip),
    ),
    products: textsOf('article h3'),
    prices: textsOf('article .plp-price__current').map((text) =>
      Number(text.replace(/[^\d.]/g, '')),
    ),
    saved: [...document.querySelectorAll('.plp-save-button[aria-pressed="true"]')].map(
      (button) => button.getAttribute('aria-label') ?? '',
    ),
    isBusy: document.querySelector('.plp-grid')?.getAttribute('aria-busy') === 'true',
    drawer: dialog && textOf(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')),
    focused: focused?.id || focused?.getAttribute('href') || '',
    scrollY: Math.round(window.scrollY),
    /** Whether `watchDocument` was called in this document. */
    isSameDocument: watched !== undefined,
    /** Whether the document came from the back/forward cache. */
    isRestored: watched?.isRestored === true,
    events: watched?.events ?? [],
  };
}
