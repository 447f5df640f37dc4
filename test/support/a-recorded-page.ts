/** A page with the recorder: a visit's store, and a document with a cell for each of its products. */
import type { CollectedEvent } from '../../src/events/collected-event';
import type { EventBus } from '../../src/lib/event-bus';
import { createEventDelivery } from '../../src/client/analytics/event-delivery';
import { openEventBus } from '../../src/client/window-event-bus';
import { selectGridListing } from '../../src/listing/shown-listing';
import type { BrowserStorage } from '../../src/platform/platform';
import { pageGlobalsName } from '../../src/storefront/page-globals';
import { aVisit } from './a-visit';
import { closeAfterTest } from './close-after-test';
import { inEnglish } from './english';

type Entry = Record<string, unknown> & { event?: string; ecommerce?: { items: object[] } | null };
const host = window as unknown as Record<string, unknown>;

type ScreenObserver = {
  readonly observed: Set<Element>;
  readonly notify: (entries: readonly object[]) => void;
};

/** In place of the browser's: `show` says how much of an element is on screen. */
function fakeIntersections() {
  const observers: ScreenObserver[] = [];
  host.IntersectionObserver = class {
    readonly #observer: ScreenObserver;
    constructor(notify: ScreenObserver['notify']) {
      this.#observer = { observed: new Set(), notify };
      observers.push(this.#observer);
    }
    observe(element: Element) {
      this.#observer.observed.add(element);
    }
    unobserve(element: Element) {
      this.#observer.observed.delete(element);
    }
    disconnect() {
      this.#observer.observed.clear();
    }
  };
  return (target: Element, intersectionRatio: number) => {
    for (const { observed, notify } of observers)
      if (observed.has(target))
        notify([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio }]);
  };
}

const preventDefault = (event: Event) => event.preventDefault();

type RecordedPageOptions = {
  /** The delivery that the host sets. */
  readonly globals?: object;
  readonly path?: string;
  /** What the host's own scripts do before the page starts. */
  readonly beforehand?: () => void;
  /** Does not wait for the recorder to start. */
  readonly isPrerendered?: boolean;
  /** Of the collector's responses. */
  readonly status?: number;
  readonly whileLoading?: (
    bus: EventBus,
    publish: EventBus['publish'],
    sessionStorage: BrowserStorage,
  ) => void;
};

/** Needs jest's fake timers. */
export async function aRecordedPage(options: RecordedPageOptions = {}) {
  const { globals = {}, path = '/browse/sofas', whileLoading, beforehand, status = 204 } = options;
  host[pageGlobalsName] = globals;
  delete host.plpEvents;
  delete host.dataLayer;
  beforehand?.();
  const collector = { status };
  const failures: string[] = [];
  const show = fakeIntersections();
  const { bus, publish } = openEventBus((error) => void failures.push((error as Error).message));
  const published: { topic: string; payload: unknown }[] = [];
  const delivery = createEventDelivery((topic, payload) => {
    published.push({ topic, payload });
    publish(topic, payload);
  });
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const visit = await aVisit({ path, platform: { publish: delivery.publish } });
  // jsdom does not navigate.
  document.addEventListener('click', preventDefault);
  const root = document.createElement('main');
  document.body.append(root);
  const listen = [jest.spyOn(document, 'addEventListener'), jest.spyOn(window, 'addEventListener')];
  const platform = {
    ...visit.platform,
    fetch: (url: string, init?: RequestInit) => {
      calls.push({ url, init });
      return Promise.resolve(new Response(null, { status: collector.status }));
    },
  };
  const started = delivery.start({
    root,
    store: visit.store,
    bus,
    platform,
    environment: inEnglish,
  });
  whileLoading?.(bus, delivery.publish, platform.sessionStorage);
  const isIdle = !('dataLayer' in globals || 'collectorURL' in globals);
  if (isIdle) await jest.advanceTimersByTimeAsync(2_000);
  if (!options.isPrerendered) await started;
  const listeners = listen.map(({ mock }) => [...mock.calls]);
  for (const spy of listen) spy.mockRestore();
  closeAfterTest(() => {
    for (const [type, listener] of listeners[0] ?? [])
      document.removeEventListener(type, listener as EventListener);
    for (const [type, listener] of listeners[1] ?? [])
      window.removeEventListener(type, listener as EventListener);
    root.remove();
    document.removeEventListener('click', preventDefault);
  });
  const layer = () => (host.dataLayer ?? []) as Entry[];
  return {
    ...visit,
    bus,
    /** Whether it has the events. */
    collector,
    /** Messages of errors of listeners. */
    failures,
    root,
    calls,
    published,
    /** The types of the events of the window that it listens to. */
    windowListeners: (listeners[1] ?? []).map(([type]) => type),
    show,
    layer,
    eventNames: () => layer().flatMap(({ event }) => event ?? []),
    collected: () =>
      calls.flatMap(
        ({ init }) => (JSON.parse(init?.body as string) as { events: CollectedEvent[] }).events,
      ),
    publishedOf: (topic: string) =>
      published.filter((event) => event.topic === topic).map(({ payload }) => payload),
    /** Renders the cells of the products on screen, as the grid does, and says so with the next listing. */
    renderCards: () => renderCards(root, selectGridListing(visit.state())?.products ?? []),
  };
}

export type RecordedPage = Awaited<ReturnType<typeof aRecordedPage>>;

type Card = { readonly title: string; readonly url?: string };

function renderCards(root: Element, products: readonly Card[]): readonly HTMLAnchorElement[] {
  const grid = document.createElement('ul');
  grid.className = 'plp-grid';
  const links = products.map(({ title, url = '#' }) => {
    const cell = document.createElement('li');
    cell.className = 'plp-grid__cell';
    const link = document.createElement('a');
    Object.assign(link, { className: 'plp-card__link', href: url, textContent: title });
    cell.append(link);
    grid.append(cell);
    return link;
  });
  root.replaceChildren(grid);
  return links;
}

/** The cells of the products, rendered before the listing is said to be on screen. */
export async function cardsOf(page: RecordedPage) {
  const links = page.renderCards();
  page.bus.publish('listing-view', page.publishedOf('listing-view').at(-1));
  await page.settle(0);
  const cells = links.flatMap((link) => link.closest('li') ?? []);
  return { links, cells };
}

/** So long that a view counts, and the browser was idle since. */
export async function lookAt(page: RecordedPage, cell: Element | undefined, ms = 2_500) {
  if (cell) page.show(cell, 0.6);
  await page.settle(ms);
}

/** A cell for content, said to be on screen. */
export function slotOf(
  page: RecordedPage,
  attributes: Readonly<Record<string, string>>,
  html = '',
) {
  const slot = document.createElement('li');
  for (const [name, value] of Object.entries(attributes)) slot.setAttribute(name, value);
  slot.innerHTML = html;
  page.root.append(slot);
  page.bus.publish('listing-view', page.publishedOf('listing-view').at(-1));
  return slot;
}
