/** The bar of the products that are chosen for a comparison. */
import { withMount } from '../../../src/storefront/mount-prefix';
import { pageMount } from '../../client/page-mount';
import { compareAddress, mostCompared } from '../compare-address';
import { readCompared, writeCompared, type ComparedProduct } from './compared-products';
import { markLinks } from './mark-links';

const partOf = <Part extends HTMLElement>(name: string) =>
  document.querySelector<Part>(`.plp-shop-compare ${name}`);

function createEntry(product: ComparedProduct): Node {
  const template = partOf<HTMLTemplateElement>('template');
  const entry = document.importNode((template as HTMLTemplateElement).content, true);
  const picture = entry.querySelector('img');
  if (picture && product.src !== undefined) picture.src = product.src;
  const button = entry.querySelector('button');
  button?.setAttribute('aria-label', `Remove ${product.title} from the comparison`);
  button?.addEventListener('click', () => removeProduct(product));
  return entry;
}

/** The question for consent sticks to the same edge. */
const questionHeight = () =>
  document.querySelector<HTMLElement>('.plp-shop-consent[data-asks]')?.offsetHeight ?? 0;

/** Shows what is chosen, in the bar and on the cards. */
export function showCompared(): void {
  const products = readCompared();
  const bar = document.querySelector<HTMLElement>('.plp-shop-compare');
  bar?.style.setProperty('--plp-shop-question', `${questionHeight()}px`);
  partOf('ul')?.replaceChildren(...products.map((product) => createEntry(product)));
  const link = partOf<HTMLAnchorElement>('a');
  if (link) link.href = withMount(pageMount(), compareAddress(products.map(({ id }) => id)));
  document.documentElement.classList.toggle('plp-shop-compares', products.length > 0);
  const chosen = partOf('section');
  if (chosen) chosen.hidden = products.length === 0;
  markLinks();
}

function say(words: string): void {
  const status = partOf('[role=status]');
  if (status) status.textContent = words;
}

const progressOf = (products: readonly ComparedProduct[]): string =>
  products.length === 0 ? '' : `${products.length} of ${mostCompared} products`;

function change(products: readonly ComparedProduct[]): void {
  writeCompared(products);
  showCompared();
  say(progressOf(products));
}

function removeProduct({ id }: ComparedProduct): void {
  const products = readCompared();
  const at = products.findIndex((product) => product.id === id);
  change(products.filter((product) => product.id !== id));
  const buttons = document.querySelectorAll<HTMLElement>('.plp-shop-compare li button');
  // The focus stays in the bar, or goes back to the card.
  const next = buttons[Math.min(at, buttons.length - 1)];
  (next ?? document.querySelector<HTMLElement>(`[data-compare="${CSS.escape(id)}"]`))?.focus();
}

function readCard(link: HTMLElement): Omit<ComparedProduct, 'id'> {
  const card = link.closest('article');
  return {
    title: card?.querySelector('h3')?.textContent ?? '',
    src: card?.querySelector('img')?.currentSrc,
  };
}

/** Chooses the product of a card's link, or no longer. */
export function toggleProduct(link: HTMLElement): void {
  const id = link.dataset.compare ?? '';
  const products = readCompared();
  const others = products.filter((product) => product.id !== id);
  if (others.length < products.length) return change(others);
  if (products.length >= mostCompared) {
    showCompared();
    return say(`${mostCompared} products can be compared. Remove one to add another.`);
  }
  change([...products, { id, ...readCard(link) }]);
}
