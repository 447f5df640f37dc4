/** Calls the shop's service of save for later (docs/product.md, 12.3) from a page without the product's script. */
import { sessionStorage } from '../../../src/client/browser-storage';
import { csrfToken } from '../../../src/client/csrf-token';
import {
  callWithToken,
  requestToken,
  type SavedService,
  type TokenSource,
} from '../../../src/saved-for-later/call-service';
import { readStoredToken, removeToken } from '../../../src/saved-for-later/saved-session';
import type { ServiceCall, ServiceResult } from '../../../src/saved-for-later/service-calls';

const service: SavedService = {
  envURL: '',
  csrfToken,
  fetch: (url, init) => window.fetch(url, init),
};

const tokens: TokenSource = {
  request: async () =>
    readStoredToken(sessionStorage) ?? (await requestToken(service, sessionStorage)),
  drop: () => removeToken(sessionStorage),
};

/** Never rejects. */
export const callSaved = (call: ServiceCall): Promise<ServiceResult> =>
  callWithToken(call, service, tokens);
