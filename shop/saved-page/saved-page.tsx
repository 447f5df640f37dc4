/** The page of a shopper's saved products, and the changes that its form makes, without a web framework. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ReactNode } from 'react';
import type { Brand } from '../../src/storefront/brand';
import type { FoundProducts } from '../../src/listing/request/request-products';
import { isRecord, readText } from '../../src/lib/read-unknown';
import type {
  SavedPageRequest,
  SavedPageResponse,
  SavedPageService,
  SavedProductsRequest,
} from '../../server/services/saved-products-service';
import { pricesOf } from '../catalogue/brand-prices';
import { departmentsOf } from '../pages/links';
import { renderPage } from '../pages/render-page';
import type { PagesCatalogue } from '../pages/shop-pages';
import { SimilarProducts } from '../recommendations/SimilarProducts';
import { respondToSavedRequest } from '../saved/respond-to-saved-request';
import { addProductPath, removeProductPath } from '../saved/saved-paths';
import type { SavedService } from '../saved/saved-service';
import type { ListedProduct } from '../saved/saved-store';
import { createConfirmation, readShopper } from '../saved/shopper-session';
import {
  readEarlierSave,
  readSavedPart,
  readShared,
  removedAddress,
  restoredAddress,
  savedPath,
} from './saved-page-address';
import { SavedPage, UnreachablePage } from './SavedPage';
import { SharedPage } from './SharedPage';

/** A page does not wait longer for a number in its header. */
const countTimeoutMs = 300;

/** The list of a shopper, and what confirms that a form comes from the shop's own page. */
type ShopperList = {
  readonly products: readonly ListedProduct[];
  readonly confirmation: string;
};

const noList: ShopperList = { products: [], confirmation: '' };

/** Empty without the cookie of a shopper. Rejects while the list cannot be read. */
async function readList(
  { secrets, store, nowMs }: SavedService,
  cookies: SavedProductsRequest['cookies'],
): Promise<ShopperList> {
  const shopperId = readShopper(secrets(), { cookies });
  if (shopperId === undefined) return noList;
  const products = await store.list(shopperId);
  return { products, confirmation: createConfirmation(secrets(), shopperId, nowMs()) };
}

/** Why a change was refused. */
type Refusal = { readonly status: number; readonly problem: string | undefined };

type Shown = {
  /** Of the products on the page; undefined while the list cannot be read. */
  readonly ids: readonly string[] | undefined;
  readonly heading: string;
  readonly status?: number | undefined;
  readonly page: (found: FoundProducts) => ReactNode;
};

/** A row of products like the first that was found; none where another listing API has the products. */
async function similarRow({ own, outline }: PagesCatalogue, { brand, found, ids }: RowOptions) {
  const first = ids.find((id) => found.has(id));
  const product =
    first === undefined ? undefined : await own?.product(first).catch(() => undefined);
  if (!own || !product) return null;
  const products = (await own.similar(product)).filter(({ id }) => !ids.includes(id));
  const prices = pricesOf(outline(brand.key), brand);
  return <SimilarProducts {...{ products, prices }} colour={undefined} canBeSaved />;
}

type RowOptions = {
  readonly brand: Brand;
  readonly found: FoundProducts;
  /** Of the products that the page shows. */
  readonly ids: readonly string[];
};

/** A page of these products: what is made of those that are found, and products like them. */
async function renderProducts(
  catalogue: PagesCatalogue,
  request: SavedPageRequest,
  { ids, heading, page, status = 200 }: Shown,
): Promise<SavedPageResponse> {
  const { brand } = request;
  const title = `${heading} | ${brand.displayName}`;
  const found = ids && (await request.findProducts(ids));
  if (!found) return { status: 503, title, main: renderPage(<UnreachablePage />, request) };
  const row = await similarRow(catalogue, { brand, found, ids });
  const main = renderPage(
    <>
      {page(found)}
      {row}
    </>,
    request,
  );
  return { status, title, main };
}

const showShared = (
  catalogue: PagesCatalogue,
  request: SavedPageRequest,
  ids: readonly string[],
): Promise<SavedPageResponse> =>
  renderProducts(catalogue, request, {
    ids,
    heading: 'Shared products',
    page: (found) => <SharedPage brand={request.brand} ids={ids} found={found} />,
  });

export function createSavedPage(saved: SavedService, catalogue: PagesCatalogue): SavedPageService {
  const show = async (request: SavedPageRequest, refusal?: Refusal): Promise<SavedPageResponse> => {
    const list = await readList(saved, request.cookies).catch(() => undefined);
    const part = list && readSavedPart(list.products, request.query);
    const departments = departmentsOf(catalogue.outline(request.brand.key));
    return renderProducts(catalogue, request, {
      ids: part?.entries.map(({ id }) => id),
      heading: 'Saved products',
      status: refusal?.status,
      page: (found) =>
        list &&
        part && (
          <SavedPage
            {...part}
            {...{ brand: request.brand, found, departments }}
            ids={list.products.map(({ productId }) => productId)}
            confirmation={list.confirmation}
            problem={refusal?.problem}
          />
        ),
    });
  };
  const change = async (request: SavedPageRequest): Promise<SavedPageResponse> => {
    const { add, remove = add, _dynSessConf } = request.form;
    const before = await readList(saved, request.cookies).catch(() => noList);
    const { status, body } = await respondToSavedRequest(saved, {
      ...request,
      path: add === undefined ? removeProductPath : addProductPath,
      query: { _dynSessConf, productId: remove, colour: request.query.colour },
      earlierPrice: readEarlierSave(request.query).price,
      finder: request,
    });
    const problem = isRecord(body) ? readText(body.message) : undefined;
    if (status !== 200) return show(request, { status, problem });
    const id = String(remove);
    if (add !== undefined) return { redirect: restoredAddress(id) };
    const at = before.products.findIndex(({ productId }) => productId === id);
    return { redirect: removedAddress(before.products[at] ?? { productId: id }, Math.max(0, at)) };
  };
  return {
    path: savedPath,
    respond: (request) => {
      if (request.method === 'POST') return change(request);
      const shared = readShared(request.query);
      return shared ? showShared(catalogue, request, shared) : show(request);
    },
    count: async (cookies) => {
      const timeout = delay(countTimeoutMs, undefined, { ref: false });
      const list = await Promise.race([readList(saved, cookies), timeout]).catch(() => undefined);
      return list?.products.length;
    },
  };
}
