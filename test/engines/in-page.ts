/** Functions that run inside the page. Each is sent there as text, so it uses nothing of this module. */

export type Target = {
  /** CSS selector. */
  readonly css: string;
  /** The element's whole text; any when absent. */
  readonly text?: string;
};

type Place = { readonly x: number; readonly y: number };
/** Either a place, or why there is none yet. */
type Located = Partial<Place> & { readonly obstacle?: string };

/** Scrolls the first visible element into view and says where to click it. */
export async function locate({ css, text }: Target): Promise<Located> {
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility() &&
      (text === undefined ||
        (candidate.ariaLabel ?? candidate.textContent ?? '').replace(/\s+/g, ' ').trim() === text),
  );
  if (!element) return { obstacle: 'not on the page' };
  // React leaves such a property on the elements that it has hydrated.
  const isHydrated = Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  if (element.closest('#product-listing-root, .plp-drawer') && !isHydrated)
    return { obstacle: 'not hydrated' };
  const centre = (): Place => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isOnTop = ({ x, y }: Place) => element.contains(document.elementFromPoint(x, y));
  if (!isOnTop(centre())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const first = centre();
  // What comes into view is laid out in the next frame, and what slides is elsewhere then.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const last = centre();
  if (first.x !== last.x || first.y !== last.y) return { obstacle: 'moving' };
  return isOnTop(last) ? last : { obstacle: 'covered' };
}

/** Gives the focus to the first element, or to the control of the first label; says what kind it is. */
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

/** Sets a select as a shopper's choice does. False while the page's script does not handle it yet. */
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

/** Follows the first product's link a little after the next control is changed, while the page is still updating. */
export function leaveAfterNextChange(delayMs: number): void {
  const leave = () => document.querySelector<HTMLAnchorElement>('article a')?.click();
  document.addEventListener('change', () => setTimeout(leave, delayMs), { once: true });
}

/** Listens to the published events from now on, and notes whether this document is restored later. */
export function watchDocument(): void {
  const topics = [
    'plp/update',
    'grid-update',
    'results-update',
    'facet-update',
    'analytics-update',
  ];
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

/** Whether all that a listing page starts has started; the session tools are the last. */
export const hasStarted = (): boolean => Object.hasOwn(window, 'plp');

export function scrollToProduct(index: number): string {
  const link = document.querySelectorAll('article a')[index];
  if (!link) throw new Error(`no product ${index}`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  return link.getAttribute('href') ?? '';
}

/** Scrolls to the first product whose pictures are not there yet; false when all are. */
export function seeNextPictures(): boolean {
  const products = [...document.querySelectorAll('article')];
  const unseen = products.find((product) => {
    const pictures = [...product.querySelectorAll('img')];
    const isEmpty = !product.querySelector('.plp-card__image');
    return isEmpty || pictures.some((picture) => !picture.complete);
  });
  unseen?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return unseen !== undefined;
}

/** What is on screen. */
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
    /** Whether this is still the document that is watched. */
    isSameDocument: watched !== undefined,
    /** Whether it came from the back/forward cache. */
    isRestored: watched?.isRestored === true,
    events: watched?.events ?? [],
  };
}
