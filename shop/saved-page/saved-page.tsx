/** The page of a shopper's saved products, and the changes that its form makes, without a web framework. */
import { setTimeout as delay } from 'node:timers/promises';
import { isRecord, readText } from '../../src/lib/read-unknown';
import type {
  SavedPageRequest,
  SavedPageResponse,
  SavedPageService,
  SavedProductsRequest,
} from '../../server/services/saved-products-service';
import type { BrandKey } from '../../src/storefront/brand';
import type { ShopLink } from '../pages/links';
import { renderPage } from '../pages/render-page';
import { respondToSavedRequest } from '../saved/respond-to-saved-request';
import { addProductPath, removeProductPath } from '../saved/saved-paths';
import type { SavedService } from '../saved/saved-service';
import type { ListedProduct } from '../saved/saved-store';
import { createConfirmation, readShopper } from '../saved/shopper-session';
import { readSavedPart, removedAddress, restoredAddress, savedPath } from './saved-page-address';
import { SavedPage, UnreachablePage } from './SavedPage';

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
  { secret, store, nowMs }: SavedService,
  cookies: SavedProductsRequest['cookies'],
): Promise<ShopperList> {
  const shopperId = readShopper(secret(), { cookies });
  if (shopperId === undefined) return noList;
  const products = await store.list(shopperId);
  return { products, confirmation: createConfirmation(secret(), shopperId, nowMs()) };
}

/** Why a change was refused. */
type Refusal = { readonly status: number; readonly problem: string | undefined };

export function createSavedPage(
  saved: SavedService,
  departmentsOf: (brand: BrandKey) => readonly ShopLink[],
): SavedPageService {
  const show = async (request: SavedPageRequest, refusal?: Refusal): Promise<SavedPageResponse> => {
    const title = `Saved products | ${request.brand.displayName}`;
    const list = await readList(saved, request.cookies).catch(() => undefined);
    const part = list && readSavedPart(list.products, request.query);
    const found = part && (await request.findProducts(part.entries.map(({ id }) => id)));
    if (!found) return { status: 503, title, main: renderPage(<UnreachablePage />, request) };
    const { brand } = request;
    const ids = list.products.map(({ productId }) => productId);
    const { confirmation } = list;
    const page = {
      ids,
      confirmation,
      ...part,
      brand,
      found,
      departments: departmentsOf(brand.key),
    };
    const { status, problem } = refusal ?? { status: 200, problem: undefined };
    const main = renderPage(<SavedPage {...page} problem={problem} />, request);
    return { status, title, main };
  };
  const change = async (request: SavedPageRequest): Promise<SavedPageResponse> => {
    const { add, remove = add, _dynSessConf } = request.form;
    const before = await readList(saved, request.cookies).catch(() => noList);
    const { status, body } = await respondToSavedRequest(saved, {
      ...request,
      path: add === undefined ? removeProductPath : addProductPath,
      query: { _dynSessConf, productId: remove, colour: request.query.colour },
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
    respond: (request) => (request.method === 'POST' ? change(request) : show(request)),
    count: async (cookies) => {
      const timeout = delay(countTimeoutMs, undefined, { ref: false });
      const list = await Promise.race([readList(saved, cookies), timeout]).catch(() => undefined);
      return list?.products.length;
    },
  };
}
