/**
 * The one recorder of what a shopper sees, clicks and saves: it finds cards and content in the document and their
 * products in the store, so that cards know nothing of it.
 */
import type { Store } from '@reduxjs/toolkit';
import type { EventPayloads } from '../../events/event-payloads';
import { productEvent, selectListedProducts, type Place } from '../../events/listed-product';
import type { EventBus } from '../../lib/event-bus';
import { withoutUndefined } from '../../lib/without-undefined';
import { selectShownPages } from '../../listing/shown-listing-slice';
import { selectBrand } from '../../listing/storefront-state';
import type { Platform } from '../../platform/platform';
import type { SavedChange, savedTopic } from '../../saved-for-later/saved-change';
import type { RootState } from '../../store/root-state';
import { watchClicks } from './watch-clicks';
import { watchViews } from './watch-views';

export type RecorderOptions = {
  readonly root: Element;
  readonly store: Pick<Store<RootState>, 'getState'>;
  /** The page's bus. */
  readonly bus: EventBus;
  readonly platform: Pick<Platform, 'publish'>;
};

/** The type alone: a module that two scripts share makes the first one larger. */
const saved: typeof savedTopic = 'saved-for-later';

const cardCell = '.plp-grid > .plp-grid__cell:not(.plp-grid__insert)';
const contentCell = '[data-plp-slot],[data-plp-content]';
const recorded = `${cardCell},${contentCell}`;
const headings = 'h2,h3,h4';
const longestName = 200;

export function startRecorder({ root, store, bus, platform }: RecorderOptions): void {
  recordViews({ root, store, bus, platform });
  recordClicks({ root, store, platform });
  // Another tab records its own saves.
  bus.subscribe(saved, (change) => {
    const { productId, isSaved } = change as SavedChange;
    const event = savedEvent(store.getState(), productId);
    if (event) platform.publish(isSaved ? 'product-save' : 'product-unsave', event);
  });
}

function savedEvent(state: RootState, productId: string) {
  for (const list of ['grid', 'suggestions'] as const) {
    const products = selectListedProducts(state, list);
    const index = products.findIndex((product) => product.productId === productId);
    if (index >= 0) return productEvent(state, { list, index });
  }
  return undefined;
}

type Recording = Pick<RecorderOptions, 'root' | 'store' | 'platform'>;

/** Once for each product and content of a listing, also after the page was hidden or restored. */
function recordViews({ root, store, bus, platform }: Recording & Pick<RecorderOptions, 'bus'>) {
  let seen: readonly string[] = [];
  const { watch, flush } = watchViews((element) => {
    const event = seenEvent(store.getState(), element);
    if (!event) return false;
    const { topic, payload } = event;
    const key = `${payload.updateId} ${'slot' in payload ? payload.slot : payload.productId}`;
    if (!seen.includes(key)) platform.publish(topic, payload);
    seen = [...seen, key];
    return true;
  });
  const watchAll = () => {
    const updates = new Set(selectShownPages(store.getState()).map(({ updateId }) => updateId));
    seen = seen.filter((key) => updates.has(key.split(' ', 1)[0]));
    watch(root.querySelectorAll(recorded));
  };
  bus.subscribe('listing-view', watchAll, { replay: true });
  window.addEventListener('pagehide', flush);
  window.addEventListener('pageshow', ({ persisted }) => persisted && watchAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
    else watchAll();
  });
}

function seenEvent(state: RootState, element: Element) {
  if (!element.matches(cardCell)) {
    const payload = contentEvent(state, element);
    return payload && { topic: 'content-view', payload };
  }
  const payload = cardEvent(state, element);
  return payload && { topic: 'product-view', payload };
}

function recordClicks({ root, store, platform }: Recording) {
  watchClicks(root, (link, isNewTab) => {
    const cell = link.closest(recorded);
    if (!cell) return;
    const state = store.getState();
    const isCard = cell.matches(cardCell);
    // A link that a storefront adds to a card leads elsewhere.
    if (isCard && !link.matches('.plp-card__link')) return;
    const payload = isCard ? cardEvent(state, cell) : contentEvent(state, cell, link);
    if (payload)
      platform.publish(isCard ? 'product-click' : 'content-click', { ...payload, isNewTab });
  });
}

/** The event of a product, from the cell of its card: cells stand in the order of the products. */
function cardEvent(state: RootState, cell: Element): EventPayloads['product-view'] | undefined {
  const grid = cell.parentElement;
  const cells = grid ? [...grid.children].filter((other) => other.matches(cardCell)) : [];
  const list = grid?.matches('.plp-suggestions *') ? 'suggestions' : 'grid';
  const place: Place = { list, index: cells.indexOf(cell) };
  const event = productEvent(state, place);
  return event && withoutUndefined({ ...event, colour: shownColour(state, place, cell) });
}

/** The colour of the picture that the shopper chose, which lies over the card's own. */
function shownColour(state: RootState, { list, index }: Place, cell: Element): string | undefined {
  const address = cell.querySelector('.plp-card__image--loaded')?.getAttribute('src');
  if (!address) return undefined;
  const { swatches = [] } = selectListedProducts(state, list)[index] ?? {};
  return swatches.find(({ productImageSrc }) => {
    const [path] = productImageSrc?.split(/[?#]/, 1) ?? [];
    return path !== undefined && address.startsWith(path);
  })?.displayName;
}

/** Undefined for a slot that has nothing in it yet. */
function contentEvent(
  state: RootState,
  cell: Element,
  link?: Element,
): EventPayloads['content-view'] | undefined {
  const [shown] = selectShownPages(state);
  const slot = cell.getAttribute('data-plp-content') ?? cell.getAttribute('data-plp-slot');
  if (!shown || !slot || cell.childElementCount === 0) return undefined;
  return withoutUndefined({
    updateId: shown.updateId ?? '',
    brand: selectBrand(state).key,
    path: shown.args.url,
    slot,
    name: cell.querySelector(headings)?.textContent.trim().slice(0, longestName) || undefined,
    campaignId: attributeOf(cell, link, 'data-plp-campaign'),
    productId: attributeOf(cell, link, 'data-plp-product'),
  });
}

/** Of the slot, else of what is around the link, else of the first thing in the slot that has it. */
function attributeOf(cell: Element, link: Element | undefined, name: string): string | undefined {
  const owner = `[${name}]`;
  const inside = link ? link.closest(owner) : cell.querySelector(owner);
  return (cell.getAttribute(name) ?? inside?.getAttribute(name)) || undefined;
}
