/** Answers the save-for-later calls (specification sections 7.2 to 7.5), free of any web framework. */
import { addProductPath, confirmationPath, removeProductPath, savedListPath } from './saved-paths';
import type { SavedService } from './saved-service';
import { mostSavedProducts, type SavedProduct } from './saved-store';
import {
  createConfirmation,
  createShopperId,
  isConfirmed,
  readShopperCookie,
  writeShopperCookie,
} from './shopper-session';

export type SavedRequest = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Decoded; anything but a text counts as missing. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Value of the cookie named `shopperCookieName`. */
  readonly shopperCookie: string | undefined;
  /** Whether the shopper's connection is encrypted; the cookie then never travels another way. */
  readonly isSecure: boolean;
};

export type SavedAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
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
  readonly answer: (call: Call) => Promise<SavedAnswer>;
};

// Characters that cannot be seen have no place in an id, and half a surrogate pair cannot be stored.
const productIdForm = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  [savedListPath, { method: 'GET', answer: answerList }],
  [addProductPath, { method: 'POST', answer: answerAdd }],
  [removeProductPath, { method: 'POST', answer: answerRemove }],
]);

export const savedRequestPaths: readonly string[] = [confirmationPath, ...routes.keys()];

/**
 * Answers one call; never rejects. A call without a session confirmation number given to this very shopper within two
 * hours gets 403 and changes nothing; a database that fails gets 503, and the service's log hears why.
 */
export async function answerSavedRequest(
  service: SavedService,
  request: SavedRequest,
): Promise<SavedAnswer> {
  try {
    if (request.path === confirmationPath) return answerConfirmation(service, request);
    const route = routes.get(request.path);
    if (!route) return say(404, 'There is nothing at this address.');
    if (route.method !== request.method) return refuseMethod(route.method);
    const shopperId = confirmedShopper(service, request);
    return shopperId === undefined
      ? say(403, 'Your session has expired.')
      : await route.answer({ service, request, shopperId });
  } catch (error) {
    service.onError(error);
    return say(503, 'Saved products cannot be reached just now.');
  }
}

function answerConfirmation(service: SavedService, request: SavedRequest): SavedAnswer {
  if (request.method !== 'POST') return refuseMethod('POST');
  const { secret } = service;
  const shopperId = readShopperCookie(secret, request.shopperCookie) ?? createShopperId();
  const answer = send({
    sessionConfirmationNumber: createConfirmation(secret, shopperId, service.nowMs()),
  });
  const cookie = writeShopperCookie(secret, shopperId, request.isSecure);
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookie } };
}

function confirmedShopper(service: SavedService, request: SavedRequest): string | undefined {
  const shopperId = readShopperCookie(service.secret, request.shopperCookie);
  const confirmation = { value: request.query._dynSessConf, nowMs: service.nowMs() };
  return shopperId !== undefined && isConfirmed(service.secret, shopperId, confirmation)
    ? shopperId
    : undefined;
}

async function answerList({ service, shopperId }: Call): Promise<SavedAnswer> {
  const ids = await service.store.list(shopperId);
  return send({ savedProducts: ids.map((productId) => ({ productId })) });
}

async function answerAdd(call: Call): Promise<SavedAnswer> {
  const product = productOf(call);
  if (!product) return say(400, 'This product cannot be saved.');
  return (await call.service.store.add(product)) === 'saved'
    ? send({ productId: product.productId, saved: true })
    : say(422, `You have saved ${mostSavedProducts} products. Remove one to save another.`);
}

async function answerRemove(call: Call): Promise<SavedAnswer> {
  const product = productOf(call);
  if (!product) return say(400, 'This product cannot be removed.');
  await call.service.store.remove(product);
  return send({ productId: product.productId, saved: false });
}

function productOf({ request, shopperId }: Call): SavedProduct | undefined {
  const { productId } = request.query;
  return typeof productId === 'string' && productIdForm.test(productId)
    ? { shopperId, productId }
    : undefined;
}

const send = (body: unknown, status = 200): SavedAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

/** The message is shown to the shopper as it stands. */
const say = (status: number, message: string): SavedAnswer => send({ message }, status);

function refuseMethod(allowed: string): SavedAnswer {
  const answer = say(405, `Use ${allowed}.`);
  return { ...answer, headers: { ...answer.headers, allow: allowed } };
}
