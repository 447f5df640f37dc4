import '../support/as-in-production';
/** The real server over a small catalogue, with the settings of the test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createServer, type ServerOptions } from '../../server/create-server';
import { readSettings } from '../support/read-settings';
import { requestFromApi } from '../../shop/pages/api-outline';
import { createServices, type OpenedShop } from '../../shop/create-services';
import type { ListingApi } from '../../shop/catalogue/listing-api';
import { openSavedService } from '../../shop/saved/saved-service';
import type { ListingEngine, ListingPage } from '../../shop/catalogue/listing-engine';
import type { CatalogueOutline, CatalogueProduct } from '../../shop/catalogue/catalogue-product';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { brands, storefront } from '../support/english';

/** The output folder of a build. */
function aClientDir(): string {
  const dir = aFolder();
  mkdirSync(join(dir, 'schemas'));
  writeFileSync(
    join(dir, 'assets.json'),
    '{"script":"page.0.js","style":"page.0.css","texts":{"en-GB":"texts-en-GB.0.js","ar":"texts-ar.0.js"},"extensions":"extensions.0.js","consentScript":"consent.0.js","savedScript":"saved.0.js"}',
  );
  writeFileSync(join(dir, 'page.0.js'), 'export {};');
  writeFileSync(join(dir, 'page.0.css'), 'main{}');
  return dir;
}

/** A build for production, whose style sheet is inlined into the documents. */
export function aProductionClientDir(): string {
  const dir = aClientDir();
  writeFileSync(
    join(dir, 'assets.json'),
    '{"script":"page.0.js","style":"page.0123456789.css","shopPagesStyle":"pages.0123456789.css","consentScript":"consent.0.js"}',
  );
  writeFileSync(join(dir, 'pages.0123456789.css'), 'home{}');
  writeFileSync(join(dir, 'page.0123456789.css'), 'main{}');
  return dir;
}

export const aChair = (id: string): CatalogueProduct => ({
  id,
  catalogueNumber: `N${id}`,
  url: `/product/${id}`,
  title: `Chair ${id}`,
  description: 'A chair.',
  brand: { id: 'oak', name: 'Oak' },
  price: { current: 10 },
  swatches: [],
  categoryIds: ['chairs'],
  collectionIds: [],
  attributes: {},
  measures: {},
  popularity: 1,
  addedOnDay: 20_000,
});

export const anOutline: CatalogueOutline = { categories: [], collections: [], facets: [] };

export const aPage = (products: readonly CatalogueProduct[]): ListingPage => ({
  total: products.length,
  products,
  facets: [],
  groups: [],
  hasSoldOut: false,
  found: true,
});

/** Two chairs in every listing; the category "nowhere" is not found. */
export function anEngine(overrides: Partial<ListingEngine> = {}): ListingEngine {
  const products = ['1', '2'].map(aChair);
  return {
    query: (query) =>
      Promise.resolve({
        ...aPage(products),
        found: !('id' in query.base && query.base.id === 'nowhere'),
      }),
    outline: () => anOutline,
    products: (ids) => Promise.resolve(products.filter(({ id }) => ids.includes(id))),
    health: () => ({ products: products.length, engine: 'test' }),
    close: () => Promise.resolve(),
    ...overrides,
  };
}

type TestServer = Partial<Omit<ServerOptions, 'settings' | 'services'>> &
  Partial<OpenedShop> & {
    readonly env?: NodeJS.ProcessEnv;
    readonly listingApi?: ListingApi;
    readonly otherApiSuggests?: boolean;
  };

export async function aServer({
  env = {},
  ...overrides
}: TestServer = {}): Promise<FastifyInstance> {
  const saved = await openSavedService({
    secret: 'a secret that is long enough to sign',
    dataDir: aFolder(),
    onError: () => undefined,
    watch: { onMissing: () => undefined, onBack: () => undefined },
  });
  closeAfterTest(() => saved.store.close());
  // Opening waits two seconds for the database, and no longer.
  await until(() => saved.missing().length === 0);
  const log = pino({ level: 'silent' });
  const settings = readSettings({ MAX_LAG_MS: '0', ...env }, brands);
  const shop: OpenedShop = {
    engine: anEngine(),
    opened: Promise.resolve(2),
    saved,
    events: undefined,
    missing: () => [],
    close: () => Promise.resolve(),
    ...overrides,
  };
  const { apiUrl } = settings;
  const suggests = overrides.otherApiSuggests ?? false;
  const source = apiUrl === undefined ? shop : { request: requestFromApi(apiUrl), suggests };
  const services = createServices(shop, source, {
    log,
    brands,
    ...(overrides.listingApi && { listingApi: overrides.listingApi }),
  });
  const server = await createServer({
    settings,
    storefront,
    services,
    log,
    clientDir: aClientDir(),
    ...overrides,
  });
  closeAfterTest(() => server.close());
  return server;
}
