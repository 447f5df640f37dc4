import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { constants } from 'node:zlib';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Storefront } from '../src/page/storefront';
import { assetsPath } from '../src/storefront/page-names';
import { cacheControlOf, readAssets, type Assets } from './rendering/assets';
import { createPageCache } from './page-cache/page-cache';
import { createListingAccess } from './rendering/listing-access';
import { eventRoutes } from './routes/event-routes';
import { createConcurrencyLimit, type ConcurrencyLimit } from './limits/concurrency-limit';
import { connectionLimits, limitConnections, trustedProxies } from './limits/connection-limits';
import { refuseMalformedRequests } from './limits/malformed-requests';
import { addRateLimits } from './limits/rate-limits';
import { limitTargets, routableTarget } from './limits/request-target';
import { limitSlowReaders } from './limits/slow-readers';
import { addVary } from './routes/add-vary';
import { addListings, createListingHandler, type ListingHandler } from './routes/listing-routes';
import { clientErrorRoutes } from './operations/client-errors';
import { createErrorHandler } from './operations/error-handler';
import { leaveConnections } from './operations/leave-connections';
import { measureServices } from './measure-services';
import { createMetrics, type Metrics } from './metrics';
import { addOperationRoutes } from './operations/operation-routes';
import { createReadiness } from './operations/readiness';
import { addRequestLog } from './operations/request-log';
import type { StopKind } from './operations/stop-gracefully';
import { headScript } from '../src/hydration/head-script';
import { inlineText } from './rendering/inline-text';
import { speculationRules } from './rendering/speculation-rules';
import { loadLanguages } from './rendering/load-languages';
import { openExtensions } from './rendering/open-extensions';
import { createPageContext, type PageContext } from './rendering/page-context';
import { refuseMountsOfOtherHosts, watchForHiddenRoutes } from './routes/mount-prefixes';
import { watchForOtherMethods } from './routes/other-methods';
import { savedPageRoutes } from './routes/saved-page-routes';
import { savedProductsRoutes } from './routes/saved-products-routes';
import { sendNotFound } from './routes/send-not-found';
import { addSecurityHeaders } from './security/security-headers';
import { addSharedRoutes } from './security/shared-routes';
import { readRequestId } from './request-id';
import type { Services } from './services/shop';
import { mountsOf } from './settings/brand-places';
import type { Settings } from './settings/settings';
import { addSharedShopRoutes, addShopPages } from './routes/shop-routes';

export type ServerOptions = {
  readonly settings: Settings;
  readonly storefront: Storefront;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** Folder of the browser's bundle. */
  readonly clientDir: string;
  /** How the server is stopping; undefined while it is not. */
  readonly stopping?: () => StopKind | undefined;
  /** Responses that are ready wait for it while the server stops; undefined when they do not wait. */
  readonly heldUntil?: () => Promise<void> | undefined;
  /** No work is begun until it resolves while the server stops; undefined when work does not wait. */
  readonly pausedUntil?: ServerOptions['heldUntil'];
  readonly metrics?: Metrics;
  /** The text of `/metrics` when it includes other processes. */
  readonly metricsText?: () => Promise<string>;
};

const longestParameter = 16_384;
const bytesOfMb = 1_048_576;
/**
 * Lower than for files at build time, since the shopper waits, and than in `encoded-text.ts`: each response is
 * compressed by itself.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const bodyLimitBytes = 16_384;

async function openPageContext(options: ServerOptions, assets: Assets): Promise<PageContext> {
  return createPageContext({
    ...options,
    extensions: await openExtensions(options.storefront, options.log),
    languages: await loadLanguages(options.storefront),
    assets,
    access: createListingAccess(options.services.listing),
  });
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, settings, stopping = () => undefined, heldUntil = () => undefined } = options;
  const { metrics = createMetrics(), metricsText: text = metrics.text } = options;
  const assets = readAssets(options.clientDir);
  const server = openServer(options);
  const context = await openPageContext(options, assets);
  const refuseHiddenRoutes = watchForHiddenRoutes(server, settings);
  const refuseOtherMethods = watchForOtherMethods(server);
  addRequestLog(server, metrics);
  leaveConnections(server, { isStopping: () => stopping() !== undefined, heldUntil });
  server.setErrorHandler(createErrorHandler(metrics, context, services));
  addSecurityHeaders(server, settings, {
    scripts: [
      inlineText(headScript).policySource,
      ...(settings.prefetchProducts ? [speculationRules.policySource] : []),
    ],
    styles: Object.values(assets.inline ?? {}).map(({ policySource }) => policySource),
  });
  limitConnections(server, settings, metrics);
  limitSlowReaders(server);
  // First, so that refused requests count too.
  await addRateLimits(server, settings, metrics);
  limitTargets(server, metrics);
  refuseMalformedRequests(server);
  const limit = createConcurrencyLimit(server, settings, options.pausedUntil);
  const whyNotReady = createReadiness({ settings, services, limit, stopping });
  const { reportCounts } = services.listing ?? {};
  measureServices({ ...services, reportCounts }, metrics, whyNotReady);
  addOperationRoutes(server, {
    settings,
    services,
    metrics: { text, contentType: metrics.contentType },
    whyNotReady,
  });
  await server.register(compress, { globalDecompression: false, brotliOptions });
  await addRoutes(server, { ...options, context, metrics, limit });
  refuseHiddenRoutes();
  refuseOtherMethods();
  return server;
}

type Parts = ServerOptions & {
  readonly context: PageContext;
  readonly metrics: Metrics;
  readonly limit: ConcurrencyLimit;
};

async function addRoutes(server: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, services, context, metrics, limit, clientDir } = parts;
  const { savedProducts, savedPage, events } = services;
  const shopperCookies = savedProducts?.shopperCookies ?? [];
  await addSharedRoutes(server, settings.corsOrigins, async (shared) => {
    await addFiles(shared, clientDir);
    addSharedShopRoutes(shared, parts);
    if (savedProducts)
      await shared.register(
        savedProductsRoutes({ service: savedProducts, settings, context, limit }),
      );
    await shared.register(clientErrorRoutes(metrics));
  });
  if (events) await server.register(eventRoutes({ service: events, settings, limit, metrics }));
  if (savedPage)
    await server.register(
      savedPageRoutes({ service: savedPage, shopperCookies, settings, context, limit }),
    );
  const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendNotFound(request, reply, { context, limit });
  refuseMountsOfOtherHosts(server, settings, handleNotFound);
  const handleListing = openListings({ ...parts, shopperCookies });
  addShopPages(server, parts, handleListing);
  addListings(server, handleListing);
  server.setNotFoundHandler(handleNotFound);
}

function openServer({ settings, log }: ServerOptions): FastifyInstance {
  const mounts = mountsOf(settings.brandPlaces);
  return Fastify({
    ...connectionLimits,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    rewriteUrl: ({ url = '/' }) => routableTarget(url, mounts),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: bodyLimitBytes,
    // A request on an open connection while the server stops gets its response, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestParameter },
  });
}

async function addFiles(server: FastifyInstance, clientDir: string): Promise<void> {
  await server.register(async (files) => {
    // Without it, a shared cache would send one encoding to all.
    files.addHook('onSend', async (_request, reply) => void addVary(reply, 'accept-encoding'));
    await files.register(fastifyStatic, {
      root: clientDir,
      prefix: assetsPath,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        void response.setHeader('cache-control', cacheControlOf(path));
      },
      decorateReply: false,
    });
  });
}

function openListings(
  parts: Parts & { readonly shopperCookies: readonly string[] },
): ListingHandler {
  const { settings, metrics } = parts;
  const pages = createPageCache({
    maxBytes: settings.pageCacheMb * bytesOfMb,
    freshMs: settings.pageFreshSeconds * 1_000,
    staleMs: settings.pageStaleSeconds * 1_000,
  });
  metrics.measurePages(pages.sizeBytes);
  return createListingHandler({ ...parts, pages });
}
