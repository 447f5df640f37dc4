import { waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { startRecentlyViewed } from '../../../../shop/recommendations/client/recently-viewed';
import { viewedKey } from '../../../../shop/recommendations/client/viewed-products';
import { RecentlyViewed } from '../../../../shop/recommendations/RecentlyViewed';
import { RecommendationTemplates } from '../../../../shop/recommendations/RecommendationTemplates';
import { defaultImageSizes } from '../../../../src/storefront/page-globals';
import { aWireProduct } from '../../../support/a-product';
import { axeViolations } from '../../../support/axe-violations';
import { InEnglish } from '../../../support/in-english';

let comeNear: (() => void)[];
let requested: string[];
let fails: boolean;

/** The shop has each requested product but "gone". */
function respond(url: string): Response {
  requested.push(url);
  const ids = (url.split('/').at(-1) ?? '').split(',').filter((id) => id !== 'gone');
  const product_list = ids.toReversed().map((id) =>
    aWireProduct({
      product_id: id,
      title: `Lamp &amp; shade ${id}`,
      url: `/product/${id}`,
      price: { current: 1250, currencyCode: 'GBP' },
    }),
  );
  return Response.json({ response: { product_list } }, { status: fails ? 503 : 200 });
}

/** A page of the shop; `productId` is that of the product it shows. */
function open(viewed: readonly string[], productId?: string) {
  localStorage.setItem(viewedKey, JSON.stringify(viewed));
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <h1>Shop</h1>
      <RecentlyViewed {...(productId !== undefined && { productId })} />
      <InEnglish>
        <RecommendationTemplates imageSizes={defaultImageSizes} apiUrl="/listing-api" canBeSaved />
      </InEnglish>
    </main>,
  );
  return startRecentlyViewed();
}

const stored = () => JSON.parse(localStorage.getItem(viewedKey) ?? '[]') as unknown;
const mount = () => document.querySelector<HTMLElement>('.plp-shop-viewed');
const tiles = () => [...document.querySelectorAll('main > div li')];
const textOf = (element: Element) => element.textContent;

beforeEach(() => {
  [comeNear, requested, fails] = [[], [], false];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) => Promise.resolve(respond(url as string)));
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: (entries: readonly object[]) => void) {
        comeNear.push(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the row of recently viewed products', () => {
  it('has its room at once, and its products when it comes near the screen', async () => {
    open(['p1', 'gone', 'p2'], 'p3');
    expect(stored()).toEqual(['p3', 'p1', 'gone', 'p2']);
    expect(tiles().map((tile) => tile.hasAttribute('inert'))).toEqual([true, true, true]);
    expect(requested).toEqual([]);
    comeNear.forEach((come) => come());
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(requested).toEqual(['/listing-api/product_id/p1,gone,p2']);
    expect(tiles().map(textOf)).toEqual(['Lamp & shade p1£1,250', 'Lamp & shade p2£1,250']);
    expect(tiles()[0]?.querySelector('a')).toHaveAttribute('href', '/product/p1');
    await waitFor(() => expect(stored()).toEqual(['p3', 'p1', 'p2']));
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it.each([
    ['no product was viewed', [], undefined],
    ['only the product of the page was', ['p1'], 'p1'],
  ])('takes no room while %s', (_while, viewed, productId) => {
    open(viewed, productId);
    expect(mount()).toBeEmptyDOMElement();
  });

  it('is cleared by its button, which leaves the focus at a sentence about it', () => {
    open(['p1']);
    mount()?.querySelector('button')?.click();
    expect(localStorage).toHaveLength(0);
    expect(mount()).toHaveTextContent(/^Your recently viewed products are cleared\.$/);
    expect(mount()?.contains(document.activeElement)).toBe(true);
  });

  it('goes when another tab clears it, unless it has the focus', () => {
    open(['p1']);
    localStorage.clear();
    const tellOfStorage = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: viewedKey, newValue: null }));
    mount()?.querySelector('button')?.focus();
    tellOfStorage();
    expect(mount()).not.toBeEmptyDOMElement();
    mount()?.querySelector('button')?.blur();
    tellOfStorage();
    expect(mount()).toBeEmptyDOMElement();
  });

  it('goes when its request fails, and is not requested again while the page changes', async () => {
    fails = true;
    const showNew = open(['p1']);
    comeNear.forEach((come) => come());
    await waitFor(() => expect(mount()).toBeEmptyDOMElement());
    showNew();
    comeNear.forEach((come) => come());
    expect([requested.length, stored()]).toEqual([1, ['p1']]);
  });

  it('goes when the response is too large, follows no redirect, and sends the token of the page', async () => {
    const huge = () => new Response(`{"response":{"product_list":[]}}${' '.repeat(4_000_000)}`);
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(huge()));
    open(['p1']);
    document.body.insertAdjacentHTML('beforeend', '<meta name="csrf-token" content="own">');
    comeNear.forEach((come) => come());
    await waitFor(() => expect(mount()).toBeEmptyDOMElement());
    expect(stored()).toEqual(['p1']);
    expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
    expect(jest.mocked(fetch).mock.calls[0]?.[1]?.headers).toHaveProperty('X-Csrf-Token', 'own');
  });

  it('goes without a list in the response, and the products stay in the storage', async () => {
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({})));
    open(['p1']);
    comeNear.forEach((come) => come());
    await waitFor(() => expect(mount()).toBeEmptyDOMElement());
    expect(stored()).toEqual(['p1']);
  });
});
