/** The web server: the listing page, its assets and the embedded shop behind it. */
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { constants } from 'node:zlib';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { legacySearchPrefix } from '../listing-url/legacy-search-url';
import { listingTypes } from '../listing-url/listing-url';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import type { SavedService } from '../shop/saved/saved-service';
import { assetsPath, readAssets } from './assets';
import { createEmbeddedFetch } from './embedded-fetch';
import { createListingHandler } from './listing-handler';
import { createPageContext } from './page-context';
import type { Settings } from './settings';
import type { ShopLink } from './shop-frame';
import { savedRoutes } from './saved-routes';
import { addShopRoutes } from './shop-routes';

export type ServerOptions = {
  readonly settings: Settings;
  readonly engine: ListingEngine;
  readonly saved: SavedService;
  readonly log: FastifyBaseLogger;
  readonly departments: readonly ShopLink[];
  /** Recommendations and banners of the grid. */
  readonly content: unknown;
  /** Folder of the browser's bundle. */
  readonly clientDir: string;
};

const longestUrl = 16_384;
/** Pages are compressed while the shopper waits, so not as hard as files are at build time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const bodyLimitBytes = 16_384;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { engine, departments, clientDir } = options;
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: longestUrl },
    // A malformed escape in a path is the page's own to answer, not an error of the server.
    frameworkErrors: (_error, request, reply) => void context.sendNotFound(request, reply),
  });
  const context = createPageContext({
    ...options,
    assets: readAssets(clientDir),
    fetch: createEmbeddedFetch(engine),
  });
  await server.register(compress, { globalDecompression: false, brotliOptions });
  await server.register(fastifyStatic, {
    root: clientDir,
    prefix: assetsPath,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
  addShopRoutes(server, { engine, context, departments });
  await server.register(savedRoutes(options.saved));
  const handleListing = createListingHandler(context);
  for (const type of listingTypes) {
    if (type !== 'search') server.get(`/${type}`, handleListing);
    server.get(`/${type}/*`, handleListing);
  }
  server.get(`${legacySearchPrefix}*`, handleListing);
  server.setNotFoundHandler((request, reply) => context.sendNotFound(request, reply));
  return server;
}
