/** Requests products, and fills copies of the templates with them; loaded when there is something to fill. */
import { mostProducts } from '../../../src/catalogue/listing-bounds';
import { readProducts, type Product } from '../../../src/catalogue/product';
import { writeProductsRequests } from '../../../src/catalogue/products-request';
import { csrfToken } from '../../../src/client/csrf-token';
import { csrfHeader } from '../../../src/lib/csrf-header';
import { readRecord } from '../../../src/lib/read-unknown';
import { inNamedColour } from '../../../src/product/in-colour';
import { readBoundedText } from '../../../src/listing/request/read-listing-body';
import { pageMount } from '../../client/page-mount';
import { loadShopLanguage } from '../../client/shop-language';
import { productsFilled } from '../../client/products-filled';
import { noTitle } from '../no-title';
import { readRecommendation, tileOf, type Tile } from '../tile';
import type { Viewed } from './viewed-products';

const timeoutMs = 10_000;

/** The products in the order of their ids. Rejects when the request fails. */
async function fetchProducts(apiUrl: string, ids: readonly string[]): Promise<readonly Product[]> {
  const requests = writeProductsRequests(apiUrl, ids).map(async (url) => {
    const brand = document.documentElement.dataset.plpBrand ?? '';
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'x-brand': brand, ...csrfHeader(csrfToken()) },
      // No redirect is followed (docs/product.md, 5.3).
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Viewed products: status ${response.status}`);
    const body: unknown = JSON.parse(await readBoundedText(response));
    const { product_list } = readRecord(readRecord(body).response);
    if (!Array.isArray(product_list)) throw new Error('Viewed products: no product list');
    return readProducts(product_list.slice(0, mostProducts));
  });
  const found = (await Promise.all(requests)).flat();
  const byId = new Map(found.map((product) => [product.productId, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function writeText(root: ParentNode, part: string, text: string): void {
  const element = root.querySelector(`[data-part=${part}]`);
  if (element) element.textContent = text;
}

function fillPicture(picture: Element, { src, srcSet, narrow }: Tile): void {
  if (src === undefined) return picture.parentElement?.remove();
  for (const { media, srcSet: srcset } of narrow)
    picture.before(Object.assign(document.createElement('source'), { media, srcset }));
  if (srcSet !== undefined) picture.setAttribute('srcset', srcSet);
  picture.setAttribute('src', src);
}

function fillStars(stars: Element, { rating }: Tile): void {
  if (!rating) return stars.parentElement?.remove();
  stars.className = `plp-stars plp-stars--${rating.halves}`;
  if (stars.nextElementSibling) stars.nextElementSibling.textContent = rating.reviews;
  stars.setAttribute('aria-label', rating.stars);
}

function fillSaveButton(button: HTMLButtonElement, { productId, colour, texts }: Tile): void {
  button.value = productId;
  button.ariaLabel = (button.dataset.unsaved ?? '').replace(noTitle, () => texts.title);
  if (colour !== undefined) button.dataset.colour = colour;
}

function fillTile(root: ParentNode, tile: Tile): void {
  for (const [part, text] of Object.entries(tile.texts)) writeText(root, part, text);
  root.querySelector('[data-part=title]')?.setAttribute('href', tile.href);
  const [picture, stars, price] = [
    '[data-part=picture]',
    '[data-part=stars]',
    '.plp-price__current',
  ].map((selector) => root.querySelector(selector));
  const save = root.querySelector<HTMLButtonElement>('[data-part=save]');
  if (save) fillSaveButton(save, tile);
  if (picture) fillPicture(picture, tile);
  if (stars) fillStars(stars, tile);
  if (tile.isReduced) price?.classList.add('plp-price__current--sale');
}

/**
 * Fills the tiles of a row, with the data of its template. Resolves with the ids of the products that the shop does not
 * have.
 */
export async function fillRow(
  row: ParentNode,
  { api = '', sizes = '' }: DOMStringMap,
  viewed: Viewed,
): Promise<ReadonlySet<string>> {
  const ids = [...viewed.keys()];
  const [products, language] = await Promise.all([fetchProducts(api, ids), loadShopLanguage()]);
  const missing = new Set(ids);
  const tiles = [...row.querySelectorAll('li')];
  for (const product of products) {
    missing.delete(product.productId);
    const shown = inNamedColour(product, viewed.get(product.productId));
    const content = tileOf(shown, { sizes, language, mount: pageMount() });
    const tile = content && tiles.shift();
    if (!tile) continue;
    fillTile(tile, content);
    tile.removeAttribute('inert');
  }
  for (const tile of tiles) tile.remove();
  document.dispatchEvent(new Event(productsFilled));
  return missing;
}

export type FillSlot = (slot: Element, template: HTMLTemplateElement, response: unknown) => void;

/**
 * Loads the function that fills a slot of the grid with what the listing API recommends in its response, or empties it
 * when that is nothing. The function waits for nothing, since a slot that is filled after its products are painted
 * moves them.
 */
export async function loadSlotFiller(): Promise<FillSlot> {
  const language = await loadShopLanguage();
  return (slot, template, response) => {
    const recommendation = readRecommendation(response, {
      sizes: template.dataset.sizes ?? '',
      language,
      mount: pageMount(),
    });
    if (!recommendation) return slot.replaceChildren();
    const { label, name, tile } = recommendation;
    // What has the focus stays.
    if (slot.querySelector('[data-part=title]')?.getAttribute('href') !== tile.href) {
      const copy = document.importNode(template.content, true);
      fillTile(copy, tile);
      slot.replaceChildren(copy);
      document.dispatchEvent(new Event(productsFilled));
    }
    writeText(slot, 'label', label);
    slot.querySelector('aside')?.setAttribute('aria-label', name);
  };
}
