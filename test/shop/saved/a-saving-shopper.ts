/** A save-for-later service with a clock of the test's own, and shoppers that call it as browsers do. */
import { respondToSavedRequest } from '../../../shop/saved/respond-to-saved-request';
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../../shop/saved/saved-paths';
import type { SavedService } from '../../../shop/saved/saved-service';
import type {
  SavedProductsRequest,
  SavedProductsResponse,
} from '../../../server/services/saved-products-service';
import { aSavedStore } from './a-saved-store';

export function aService(overrides: Partial<SavedService> = {}) {
  const faults: unknown[] = [];
  const clock = { nowMs: 1_800_000_000_000 };
  const service: SavedService = {
    store: aSavedStore(),
    secrets: () => ['a secret of the tests'],
    nowMs: () => clock.nowMs,
    onError: (error) => faults.push(error),
    ...overrides,
  };
  return { service, clock, faults };
}

export const send = (service: SavedService, request: Partial<SavedProductsRequest>) =>
  respondToSavedRequest(service, {
    method: 'POST',
    path: '/',
    query: {},
    cookies: {},
    isSecure: false,
    isCrossSite: false,
    ...request,
  });

export const secureName = '__Host-plp_shopper';
export const plainName = 'plp_shopper';

/** The cookies of a browser after a response: set, and deleted by an age of nothing. */
const afterResponse = (cookies: SavedProductsRequest['cookies'], response: SavedProductsResponse) =>
  response.cookies.reduce(
    (jar, { name, value, options }) => ({
      ...jar,
      [name]: options.maxAge > 0 ? value : undefined,
    }),
    cookies,
  );

/** A shopper with a browser, which stores the cookies and sends the number. */
export async function aShopper(service: SavedService, request: Partial<SavedProductsRequest> = {}) {
  const response = await send(service, { path: confirmationPath, ...request });
  const cookies = afterResponse(request.cookies ?? {}, response);
  const { sessionConfirmationNumber } = response.body as { sessionConfirmationNumber: string };
  const query = { _dynSessConf: sessionConfirmationNumber };
  const callsTo = (node: SavedService) => {
    const call = (path: string, fields: Partial<SavedProductsRequest> = {}) =>
      send(node, { path, cookies, ...fields, query: { ...query, ...fields.query } });
    return {
      list: () => call(savedListPath, { method: 'GET' }),
      add: (productId: unknown) => call(addProductPath, { query: { productId } }),
      remove: (productId: unknown) => call(removeProductPath, { query: { productId } }),
    };
  };
  return { cookies, number: sessionConfirmationNumber, at: callsTo, ...callsTo(service) };
}

export const saved = (...ids: string[]) => ({
  savedProducts: ids.map((productId) => ({ productId })),
});
