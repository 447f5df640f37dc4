/** Answers the save-for-later calls (docs/product.md, 12.3), free of any web framework. */
import { MissingError } from '../database/keep-open';
import { addProductPath, confirmationPath, removeProductPath, savedListPath } from './saved-paths';
import type { SavedService } from './saved-service';
import { mostSavedProducts, type Refusal, type SavedProduct } from './saved-store';
import {
  createConfirmation,
  createShopperId,
  isConfirmed,
  readShopper,
  shopperCookies,
  type Cookies,
  type CookieToSet,
} from './shopper-session';

export type SavedRequest = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Decoded; anything but a text counts as missing. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Cookies;
  /** Whether the shopper's connection is encrypted; the cookie then never travels another way. */
  readonly isSecure: boolean;
  /** Whether a page sent it that is none of the shop's and of no configured origin. */
  readonly isCrossSite: boolean;
};

export type SavedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieToSet[];
  /** Plain data, to be sent as JSON. */
  readonly body: unknown;
};

type Call = {
  readonly service: SavedService;
  readonly request: SavedRequest;
  readonly shopperId: string;
};
type Route = {
  readonly method: 'GET' | 'POST';
  readonly answer: (call: Call) => Promise<SavedResponse>;
};

// Characters that cannot be seen have no place in an id, and half a surrogate pair cannot be stored.
const productIdForm = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;
/** In UTF-16, where a character of the form may take two. */
const longestProductId = 128;

const refusals: Readonly<Record<Refusal, SavedResponse>> = {
  full: say(422, `You have saved ${mostSavedProducts} products. Remove one to save another.`),
  'no room': say(503, 'No more products can be saved just now.'),
};

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  [savedListPath, { method: 'GET', answer: respondWithList }],
  [addProductPath, { method: 'POST', answer: respondToAdd }],
  [removeProductPath, { method: 'POST', answer: respondToRemove }],
]);

export const savedRequestPaths: readonly string[] = [confirmationPath, ...routes.keys()];

/**
 * Answers one call; never rejects. A call without a session confirmation number given to this very shopper within two
 * hours gets 403 and changes nothing, and so does what another site's page sends: the shopper's cookie does not come along
 * with it, and a new one would take the shopper's list away. A database that is missing or fails gets 503.
 */
export async function respondToSavedRequest(
  service: SavedService,
  request: SavedRequest,
): Promise<SavedResponse> {
  if (request.isCrossSite && request.method === 'POST') {
    return say(403, 'Products can be saved from the shop alone.');
  }
  try {
    return await answer(service, request);
  } catch (error) {
    // What is missing is known already, and told once.
    if (!(error instanceof MissingError)) service.onError(error);
    return say(503, 'Saved products cannot be reached just now.');
  }
}

async function answer(service: SavedService, request: SavedRequest): Promise<SavedResponse> {
  if (request.path === confirmationPath) return respondWithConfirmation(service, request);
  const route = routes.get(request.path);
  if (!route) return say(404, 'There is nothing at this address.');
  if (route.method !== request.method) return refuseMethod(route.method);
  const shopperId = confirmedShopper(service, request);
  return shopperId === undefined
    ? say(403, 'Your session has expired.')
    : route.answer({ service, request, shopperId });
}

function respondWithConfirmation(service: SavedService, request: SavedRequest): SavedResponse {
  if (request.method !== 'POST') return refuseMethod('POST');
  const secret = service.secret();
  const shopperId = readShopper(secret, request.cookies) ?? createShopperId();
  const number = createConfirmation(secret, shopperId, service.nowMs());
  return {
    ...send({ sessionConfirmationNumber: number }),
    cookies: shopperCookies(secret, shopperId, request),
  };
}

function confirmedShopper(service: SavedService, request: SavedRequest): string | undefined {
  const secret = service.secret();
  const shopperId = readShopper(secret, request.cookies);
  const confirmation = { value: request.query._dynSessConf, nowMs: service.nowMs() };
  return shopperId !== undefined && isConfirmed(secret, shopperId, confirmation)
    ? shopperId
    : undefined;
}

async function respondWithList({ service, shopperId }: Call): Promise<SavedResponse> {
  const ids = await service.store.list(shopperId);
  return send({ savedProducts: ids.map((productId) => ({ productId })) });
}

async function respondToAdd(call: Call): Promise<SavedResponse> {
  const product = productOf(call);
  if (!product) return say(400, 'This product cannot be saved.');
  const result = await call.service.store.add(product);
  return result === 'saved'
    ? send({ productId: product.productId, saved: true })
    : refusals[result];
}

async function respondToRemove(call: Call): Promise<SavedResponse> {
  const product = productOf(call);
  if (!product) return say(400, 'This product cannot be removed.');
  await call.service.store.remove(product);
  return send({ productId: product.productId, saved: false });
}

function productOf({ request, shopperId }: Call): SavedProduct | undefined {
  const { productId } = request.query;
  const isText = typeof productId === 'string' && productId.length <= longestProductId;
  return isText && productIdForm.test(productId) ? { shopperId, productId } : undefined;
}

function send(body: unknown, status = 200): SavedResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [],
    body,
  };
}

/** The message is shown to the shopper as it stands. */
function say(status: number, message: string): SavedResponse {
  return send({ message }, status);
}

function refuseMethod(allowed: string): SavedResponse {
  const answer = say(405, `Use ${allowed}.`);
  return { ...answer, headers: { ...answer.headers, allow: allowed } };
}
