/**
 * The serving process of `npm run bench:server`. It also draws the page with React alone when asked to, so that both
 * costs come from the same process, warm alike, in the same minute.
 */
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createMemoryHistory } from 'history';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { sampleContent } from '../shop/sample/sample-content';
import { createStore } from '../page/create-store';
import { readPageGlobals } from '../storefront/page-globals';
import { createLog } from './create-log';
import { createEmbeddedFetch } from './embedded-fetch';
import { createServer } from './create-server';
import { openServices } from './open-services';
import { preloadListing } from './preload-listing';
import { renderMarkup } from './render-listing';
import { createRequestPlatform } from './request-platform';
import { readSettings } from './settings';

const measuredMs = 3_000;
const bytesOfMb = 1_048_576;
const path = process.env.BENCH_PATH ?? '/browse/furniture';

/** Draws the page over and over for a while: how often, in which time of the clock and of the processor. */
async function drawAlone(engine: ListingEngine) {
  const { store } = createStore({
    history: createMemoryHistory({ initialEntries: [path] }),
    platform: createRequestPlatform({
      request: { headers: {} },
      fetch: createEmbeddedFetch(engine),
      log: createLog('silent'),
    }),
    storefront: readPageGlobals({ content: sampleContent() }),
  });
  await preloadListing(store, new AbortController().signal);
  const startedAtMs = performance.now();
  const startedCpu = process.cpuUsage();
  const result = { count: 0, cpuMs: 0, ms: 0 };
  while (result.ms < measuredMs) {
    renderMarkup(store);
    result.count += 1;
    result.ms = performance.now() - startedAtMs;
  }
  return { ...result, cpuMs: cpuMsSince(startedCpu) };
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog('error');
  const services = await openServices(settings, log);
  await services.opened;
  const server = await createServer({
    ...services,
    log,
    settings,
    clientDir: resolve(__dirname, '../client'),
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const startedCpu = process.cpuUsage();
  const answer = async (question: unknown) =>
    question === 'draw alone'
      ? drawAlone(services.engine)
      : {
          cpuMs: cpuMsSince(startedCpu),
          memoryMb: Math.round(process.memoryUsage().rss / bytesOfMb),
        };
  process.on('message', (question) => void answer(question).then((said) => process.send?.(said)));
  process.send?.({ url: address + path });
}

void start();
