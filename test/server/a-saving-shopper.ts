/** A shopper who saves products over HTTP. */
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../shop/saved/saved-paths';
import type { ShopProcess } from '../support/shop-process';

/** Opens a new connection for each request, so that any of several processes may get it. */
export async function send(shop: ShopProcess, path: string, options: RequestInit = {}) {
  const headers = new Headers({
    ...(options.headers as Record<string, string>),
    connection: 'close',
  });
  const response = await fetch(shop.address + path, { ...options, headers });
  const body = await response.text();
  return { status: response.status, cookie: response.headers.getSetCookie()[0] ?? '', body };
}

export type SavingShopper = Awaited<ReturnType<typeof aSavingShopper>>;

/** Each call takes the shop process, which may have been restarted since. */
export async function aSavingShopper(first: ShopProcess) {
  const { cookie, body } = await send(first, confirmationPath, { method: 'POST' });
  const { sessionConfirmationNumber: token } = JSON.parse(body) as {
    readonly sessionConfirmationNumber: string;
  };
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const post = (shop: ShopProcess, path: string, productId: string) =>
    send(shop, `${path}?_dynSessConf=${token}&productId=${productId}`, { method: 'POST', headers });
  return {
    add: (shop: ShopProcess, productId: string) => post(shop, addProductPath, productId),
    remove: (shop: ShopProcess, productId: string) => post(shop, removeProductPath, productId),
    list: async (shop: ShopProcess): Promise<readonly string[]> => {
      const response = await send(shop, `${savedListPath}?_dynSessConf=${token}`, { headers });
      const { savedProducts } = JSON.parse(response.body) as {
        readonly savedProducts: readonly { readonly productId: string }[];
      };
      return savedProducts.map(({ productId }) => productId).sort();
    },
  };
}
