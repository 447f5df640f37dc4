/** Calls the shop's service of save for later (docs/product.md, 12.3) from a page without the product's script. */
import { sessionStorage } from '../../../src/client/browser-storage';
import { csrfToken } from '../../../src/client/csrf-token';
import {
  callService,
  callWithToken,
  type SavedService,
  type TokenSource,
} from '../../../src/saved-for-later/call-service';
import {
  readStoredToken,
  removeToken,
  storeToken,
} from '../../../src/saved-for-later/saved-session';
import {
  tokenCall,
  tokenOf,
  type ServiceCall,
  type ServiceResult,
} from '../../../src/saved-for-later/service-calls';

const service: SavedService = {
  envURL: '',
  csrfToken,
  fetch: (url, init) => window.fetch(url, init),
};

const tokens: TokenSource = {
  request: async () => {
    const stored = readStoredToken(sessionStorage);
    if (stored !== undefined) return stored;
    const token = tokenOf((await callService(tokenCall, service)).data);
    if (token !== undefined) storeToken(sessionStorage, token);
    return token;
  },
  drop: () => removeToken(sessionStorage),
};

/** Never rejects. */
export const callSaved = (call: ServiceCall): Promise<ServiceResult> =>
  callWithToken(call, service, tokens);
