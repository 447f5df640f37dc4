/**
 * Serves the listing page without a shop: listings come from `API_URL`, saved products from `ENV_URL`, the frame is
 * empty.
 */
import type { Services, Shop } from './services/shop';

const services: Services = {
  pages: {
    version: () => undefined,
    frame: () => ({ header: () => '', footer: '' }),
    paths: [],
    page: () => Promise.resolve(undefined),
    notFound: () => '<h1>We could not find that page</h1>',
  },
  missing: () => [],
  close: () => Promise.resolve(),
};

export const noShop: Shop = { settings: {}, open: () => Promise.resolve(services) };
