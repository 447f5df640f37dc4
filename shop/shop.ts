/** The shop that the product comes with, as the server mounts it. */
import type { Shop } from '../server/services/shop';
import { createServices } from './create-services';
import { openShop, openStores } from './open-shop';
import { requestFromApi, requestFromService } from './pages/api-outline';
import { readShopSettings, shopSettings } from './settings';

export const shop: Shop<typeof shopSettings> = {
  settings: shopSettings,
  open: async (settings, { log, brands, apiUrl, listing }) => {
    const read = readShopSettings(settings);
    const request = listing ? requestFromService(listing) : apiUrl && requestFromApi(apiUrl);
    if (request) {
      const source = { request, suggests: settings.API_SUGGESTIONS };
      return createServices(await openStores(read, log, listing), source, { log, brands });
    }
    const opened = await openShop(read, log);
    return createServices(opened, opened, { log, brands });
  },
};
