/** The shop that the product comes with, as the server mounts it. */
import type { Shop } from '../src/server/services';
import { createServices } from './create-services';
import { openShop } from './open-shop';
import { readShopSettings, shopSettings } from './settings';

export const shop: Shop<typeof shopSettings> = {
  settings: shopSettings,
  open: async (settings, { log, hasOtherListingApi, hasAdapter = false }) =>
    createServices(await openShop(readShopSettings(settings, hasAdapter), log), {
      log,
      hasOtherListingApi,
      otherApiSuggests: settings.API_SUGGESTIONS,
    }),
};
