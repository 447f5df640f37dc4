/** The rows of recently viewed products: room for them at once, the products when the row comes near the screen. */
import {
  addViewed,
  clearViewed,
  readViewed,
  removeViewed,
  viewedKey,
  type Viewed,
} from './viewed-products';

const mounts = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.plp-shop-viewed, [data-plp-slot=below-grid]'),
];

/** A copy of the template with a tile, still empty, for each product. */
function createRow({ content }: HTMLTemplateElement, count: number): Element | null {
  const row = document.importNode(content, true).firstElementChild;
  const tile = row?.querySelector('li');
  for (let more = 1; tile && more < count; more += 1) tile.after(tile.cloneNode(true));
  return row;
}

/** The button goes with the row, so the focus moves to what says so. */
function clear(mount: HTMLElement): void {
  clearViewed();
  const status = document.createElement('p');
  status.className = 'plp-shop-row__cleared';
  status.tabIndex = -1;
  status.textContent = 'Your recently viewed products are cleared.';
  mount.replaceChildren(status);
  status.focus();
}

async function fill(row: Element, data: DOMStringMap, viewed: Viewed): Promise<void> {
  try {
    const { fillRow } = await import(/* webpackChunkName: "fill-in" */ './fill-in');
    const missing = await fillRow(row, data, viewed);
    if (missing.size > 0) removeViewed(missing);
    if (!row.querySelector('li')) row.remove();
  } catch {
    row.remove();
  }
}

/** Observes the row of each mount point until it comes near the screen or is replaced. */
const observers = new WeakMap<HTMLElement, IntersectionObserver>();

function show(mount: HTMLElement, template: HTMLTemplateElement): void {
  observers.get(mount)?.disconnect();
  const viewed = new Map(readViewed());
  viewed.delete(mount.dataset.productId ?? '');
  const row = viewed.size > 0 ? createRow(template, viewed.size) : null;
  if (!row) return mount.replaceChildren();
  mount.replaceChildren(row);
  row.querySelector('button')?.addEventListener('click', () => clear(mount));
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void fill(row, template.dataset, viewed);
    },
    { rootMargin: '600px' },
  );
  observers.set(mount, observer);
  observer.observe(row);
}

/** Returns a function that shows the rows whose places came into the page after it. */
export function startRecentlyViewed(): () => void {
  const template = document.querySelector<HTMLTemplateElement>('template#plp-shop-viewed');
  if (!template) return () => undefined;
  for (const { dataset } of mounts())
    if (dataset.productId) addViewed(dataset.productId, dataset.colour);
  // A row that failed, or was cleared, is not shown again.
  const seen = new WeakSet<HTMLElement>();
  const showNew = () => {
    for (const mount of mounts()) {
      if (!seen.has(mount)) show(mount, template);
      seen.add(mount);
    }
  };
  // A row with the focus stays.
  const showUnlessFocused = () => {
    for (const mount of mounts())
      if (!mount.contains(document.activeElement)) show(mount, template);
  };
  // Another tab has cleared the list.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === viewedKey && newValue === null)) showUnlessFocused();
  });
  // A product was viewed while the page was in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && showUnlessFocused());
  showNew();
  return showNew;
}
