/** Responds to the save-for-later calls (docs/product.md, 12.3) without a web framework. */
import type {
  SavedProductsRequest,
  SavedProductsResponse,
} from '../../server/services/saved-products-service';
import { withoutUndefined } from '../../src/lib/without-undefined';
import { MissingError } from '../database/keep-open';
import { addProductPath, confirmationPath, removeProductPath, savedListPath } from './saved-paths';
import { findPrice } from './saved-price';
import type { SavedService } from './saved-service';
import { mostSavedProducts, type Refusal, type SavedPrice, type SavedProduct } from './saved-store';
import {
  createConfirmation,
  createShopperId,
  isConfirmed,
  readShopper,
  shopperCookies,
} from './shopper-session';

type Call = {
  readonly service: SavedService;
  readonly request: SavedRequest;
  readonly shopperId: string;
};
type SavedRequest = SavedProductsRequest & {
  /** What the product cost when it was saved before; by default it costs what the finder finds. */
  readonly earlierPrice?: SavedPrice | undefined;
};
type Route = {
  readonly method: 'GET' | 'POST';
  readonly respond: (call: Call) => Promise<SavedProductsResponse>;
};

// An id has no invisible characters, and half a surrogate pair cannot be stored.
const productIdForm = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;
/** In UTF-16, where a character of the form may take two. */
const longestProductId = 128;

const refusals: Readonly<Record<Refusal, SavedProductsResponse>> = {
  full: sendMessage(
    422,
    `You have saved ${mostSavedProducts} products. Remove one to save another.`,
  ),
  'no room': sendMessage(503, 'No more products can be saved just now.'),
};

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  [savedListPath, { method: 'GET', respond: respondWithList }],
  [addProductPath, { method: 'POST', respond: respondToAdd }],
  [removeProductPath, { method: 'POST', respond: respondToRemove }],
]);

/** Whether the shop would save a product of this id. */
export const isProductId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestProductId && productIdForm.test(value);

// As of ids.
const colourForm = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;
/** In UTF-16. */
const longestColour = 200;

/** Whether the shop would save a product in a colour of this name. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestColour && colourForm.test(value);

export const savedRequestPaths: readonly string[] = [confirmationPath, ...routes.keys()];

/**
 * Responds to one call; never rejects. A call without a session confirmation number of this shopper from the last two
 * hours gets 403 and changes nothing. So does a POST of another site's page: it comes without the shopper's cookie, and
 * a new cookie would take the shopper's list away. When the database is missing or fails, the response is 503.
 */
export async function respondToSavedRequest(
  service: SavedService,
  request: SavedRequest,
): Promise<SavedProductsResponse> {
  if (request.isCrossSite && request.method === 'POST') {
    return sendMessage(403, 'Products can be saved from the shop alone.');
  }
  try {
    return await respond(service, request);
  } catch (error) {
    // What is missing is reported once, by its watch.
    if (!(error instanceof MissingError)) service.onError(error);
    return sendMessage(503, 'Saved products cannot be reached just now.');
  }
}

async function respond(
  service: SavedService,
  request: SavedRequest,
): Promise<SavedProductsResponse> {
  if (request.path === confirmationPath) return respondWithConfirmation(service, request);
  const route = routes.get(request.path);
  if (!route) return sendMessage(404, 'There is nothing at this address.');
  if (route.method !== request.method) return refuseMethod(route.method);
  const shopperId = confirmedShopper(service, request);
  return shopperId === undefined
    ? sendMessage(403, 'Your session has expired.')
    : route.respond({ service, request, shopperId });
}

function respondWithConfirmation(
  service: SavedService,
  request: SavedProductsRequest,
): SavedProductsResponse {
  if (request.method !== 'POST') return refuseMethod('POST');
  const secrets = service.secrets();
  const shopperId = readShopper(secrets, request) ?? createShopperId();
  const number = createConfirmation(secrets, shopperId, service.nowMs());
  return {
    ...send({ sessionConfirmationNumber: number }),
    cookies: shopperCookies(secrets, shopperId, request),
  };
}

function confirmedShopper(
  service: SavedService,
  request: SavedProductsRequest,
): string | undefined {
  const secrets = service.secrets();
  const shopperId = readShopper(secrets, request);
  const confirmation = { value: request.query._dynSessConf, nowMs: service.nowMs() };
  return shopperId !== undefined && isConfirmed(secrets, shopperId, confirmation)
    ? shopperId
    : undefined;
}

async function respondWithList({ service, shopperId }: Call): Promise<SavedProductsResponse> {
  const products = await service.store.list(shopperId);
  return send({
    savedProducts: products.map(({ productId, colour }) => withoutUndefined({ productId, colour })),
  });
}

async function respondToAdd(call: Call): Promise<SavedProductsResponse> {
  const product = productOf(call);
  if (!product) return sendMessage(400, 'This product cannot be saved.');
  const { finder, earlierPrice } = call.request;
  const price = earlierPrice ?? (finder && (await findPrice(product, finder)));
  const result = await call.service.store.add({ ...product, price });
  return result === 'saved'
    ? send({ productId: product.productId, saved: true })
    : refusals[result];
}

async function respondToRemove(call: Call): Promise<SavedProductsResponse> {
  const product = productOf(call);
  if (!product) return sendMessage(400, 'This product cannot be removed.');
  await call.service.store.remove(product);
  return send({ productId: product.productId, saved: false });
}

function productOf({ request, shopperId }: Call): SavedProduct | undefined {
  const { productId, colour } = request.query;
  if (!isProductId(productId)) return undefined;
  return { shopperId, productId, ...(isColour(colour) && { colour }) };
}

function send(body: unknown, status = 200): SavedProductsResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [],
    body,
  };
}

/** The page shows the message to the shopper unchanged. */
function sendMessage(status: number, message: string): SavedProductsResponse {
  return send({ message }, status);
}

function refuseMethod(allowed: string): SavedProductsResponse {
  const response = sendMessage(405, `Use ${allowed}.`);
  return { ...response, headers: { ...response.headers, allow: allowed } };
}
