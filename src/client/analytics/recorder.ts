/**
 * The one recorder of what a shopper sees, clicks and saves: it finds cards and content in the document and their
 * products in the store, so that cards know nothing of it.
 */
import type { Store } from '@reduxjs/toolkit';
import type { EventPayloads } from '../../events/event-payloads';
import { productEvent, selectListedProducts, type Place } from '../../events/listed-product';
import type { Product } from '../../catalogue/product';
import type { Environment } from '../../environment/environment';
import type { EventBus } from '../../lib/event-bus';
import { imageSources, largeImageSource } from '../../product/image-sources';
import { withoutUndefined } from '../../lib/without-undefined';
import { selectShownPages } from '../../listing/shown-listing-slice';
import { selectBrand } from '../../listing/storefront-state';
import type { Platform } from '../../platform/platform';
import type { SavedChange, savedTopic } from '../../saved-for-later/saved-change';
import type { RootState } from '../../store/root-state';
import { watchClicks, type FollowedLink } from './watch-clicks';
import { watchViews } from './watch-views';

export type RecorderOptions = {
  readonly root: Element;
  readonly store: Pick<Store<RootState>, 'getState'>;
  /** The page's bus. */
  readonly bus: EventBus;
  readonly platform: Pick<Platform, 'publish' | 'whileMounted'>;
  readonly environment: Pick<Environment, 'imageSizes'>;
};

/** The type alone: a module that two scripts share makes the first one larger. */
const saved: typeof savedTopic = 'saved-for-later';

const cardCell = '.plp-grid > .plp-grid__cell:not(.plp-grid__insert)';
const contentCell = '[data-plp-slot],[data-plp-content]';
const recorded = `${cardCell},${contentCell}`;
const headings = 'h2,h3,h4';
const longestName = 200;
const longestId = 200;

export function startRecorder(options: RecorderOptions): void {
  const { store, bus, platform } = options;
  const selectPresent = watchPresent(options);
  recordViews(options, selectPresent);
  recordClicks(options, selectPresent);
  // Another tab records its own saves.
  bus.subscribe(
    saved,
    (change) => {
      const { productId, isSaved } = change as SavedChange;
      const event = savedEvent(store.getState(), productId);
      if (event) platform.publish(isSaved ? 'product-save' : 'product-unsave', event);
    },
    { replay: true },
  );
}

function savedEvent(state: RootState, productId: string) {
  for (const list of ['grid', 'suggestions'] as const) {
    const products = selectListedProducts(state, list);
    const index = products.findIndex((product) => product.productId === productId);
    if (index >= 0) return productEvent(state, { list, index });
  }
  return undefined;
}

/** Returns a function that selects the state; undefined while Redux DevTools show the past. */
function watchPresent({ store, bus }: RecorderOptions): () => RootState | undefined {
  let viewed: string | undefined;
  bus.subscribe(
    'listing-view',
    (view) => {
      viewed = (view as EventPayloads['listing-view']).updateId;
    },
    { replay: true },
  );
  return () => {
    const state = store.getState();
    return selectShownPages(state).some(({ updateId }) => updateId === viewed) ? state : undefined;
  };
}

type SelectPresent = ReturnType<typeof watchPresent>;

/** Once for each product and content of a listing, also after the page was hidden or restored. */
function recordViews(options: RecorderOptions, selectPresent: SelectPresent): void {
  const { root, bus, platform } = options;
  let seen: readonly string[] = [];
  const { watch, stop } = watchViews((element) => {
    const state = selectPresent();
    const event = state && seenEvent(options, state, element);
    if (!event) return false;
    const { topic, payload } = event;
    const key = `${payload.updateId} ${'slot' in payload ? payload.slot : payload.productId}`;
    if (seen.includes(key)) return true;
    platform.publish(topic, payload);
    seen = [...seen, key];
    return true;
  });
  const watchAll = () => {
    const state = selectPresent();
    if (!state) return;
    const updates = new Set(selectShownPages(state).map(({ updateId }) => updateId));
    seen = seen.filter((key) => updates.has(key.split(' ', 1)[0]));
    watch(root.querySelectorAll(recorded));
  };
  bus.subscribe('listing-view', watchAll, { replay: true });
  const { whileMounted } = platform;
  const restore = ({ persisted }: PageTransitionEvent) => persisted && watchAll();
  const changeVisibility = () => {
    if (document.visibilityState === 'hidden') stop();
    else watchAll();
  };
  window.addEventListener('pagehide', stop, whileMounted);
  window.addEventListener('pageshow', restore, whileMounted);
  document.addEventListener('visibilitychange', changeVisibility, whileMounted);
  whileMounted?.signal.addEventListener('abort', stop);
}

function seenEvent(options: RecorderOptions, state: RootState, element: Element) {
  if (!element.matches(cardCell)) {
    const payload = contentEvent(state, element);
    return payload && { topic: 'content-view', payload };
  }
  const payload = cardEvent(options, state, element);
  return payload && { topic: 'product-view', payload };
}

function recordClicks(options: RecorderOptions, selectPresent: SelectPresent): void {
  const { root, platform } = options;
  const record = (followed: FollowedLink) => {
    const cell = followed.around.find((element) => element.matches(recorded));
    const state = selectPresent();
    const event = cell && state && clickEvent(options, state, { ...followed, cell });
    if (event) platform.publish(event.topic, { ...event.payload, isNewTab: followed.isNewTab });
  };
  watchClicks(root, record, platform.whileMounted);
}

type ClickedCell = FollowedLink & { readonly cell: Element };

function clickEvent(
  options: RecorderOptions,
  state: RootState,
  { cell, link, isPrevented }: ClickedCell,
) {
  if (!cell.matches(cardCell)) {
    // A host may follow the links of its content by itself.
    const payload = contentEvent(state, cell, link);
    return payload && { topic: 'content-click', payload };
  }
  // A link that a storefront adds to a card leads elsewhere.
  if (isPrevented || !link.matches('.plp-card__link')) return undefined;
  const payload = cardEvent(options, state, cell);
  return payload && { topic: 'product-click', payload };
}

/** The event of a product, from the cell of its card: cells stand in the order of the products. */
function cardEvent(
  { environment }: RecorderOptions,
  state: RootState,
  cell: Element,
): EventPayloads['product-view'] | undefined {
  const grid = cell.parentElement;
  const cells = grid ? [...grid.children].filter((other) => other.matches(cardCell)) : [];
  const list = grid?.matches('.plp-suggestions *') ? 'suggestions' : 'grid';
  const place: Place = { list, index: cells.indexOf(cell) };
  const event = productEvent(state, place);
  const product = selectListedProducts(state, list)[place.index];
  const colour = product && shownColour(product, cell, environment);
  return event && withoutUndefined({ ...event, colour });
}

/** The colour of the picture that the shopper chose, which lies over the card's own. */
function shownColour(
  { swatches, roundelId }: Product,
  cell: Element,
  { imageSizes: sizes }: RecorderOptions['environment'],
): string | undefined {
  const address = cell.querySelector('.plp-card__image--loaded')?.getAttribute('src');
  if (!address) return undefined;
  return swatches.find(({ productImageSrc: url }) => {
    const sized = url === undefined ? undefined : { sizes, url, roundelId };
    return sized && [imageSources(sized).src, largeImageSource(sized).src].includes(address);
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
  if (!shown || !slot || isEmpty(cell)) return undefined;
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

const isEmpty = ({ shadowRoot, childElementCount, textContent }: Element): boolean =>
  !shadowRoot && childElementCount === 0 && textContent.trim() === '';

/** Of the slot, else of what is around the link, else of the first thing in the slot that has it. */
function attributeOf(cell: Element, link: Element | undefined, name: string): string | undefined {
  const owner = `[${name}]`;
  const inside = link ? link.closest(owner) : cell.querySelector(owner);
  const value = cell.getAttribute(name) ?? inside?.getAttribute(name);
  return value?.slice(0, longestId) || undefined;
}
