/** Times listings of an engine as shoppers get them: by the listing API, and as pages of the server. */
import { resolve } from 'node:path';
import { respondToListingRequest } from '../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { storefront } from '@storefront/storefront';
import { createServices } from '../../shop/create-services';
import { openStores } from '../../shop/open-shop';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { createLog } from '../../server/create-log';
import { createServer } from '../../server/create-server';
import { readEnvironment } from '../../server/services/read-settings';
import { readSettings } from '../support/read-settings';
import { quantile } from '../../scripts/bench/quantile.mjs';

const { brands } = storefront;

/** Other load on the machine only slows a round down, so the fastest one counts. */
const rounds = 10;
/** The first ones run before the program is compiled in full. */
const pageRounds = 30;
const pagesRendered = 6;

/** Processor time of this process so far, in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the work takes by this clock, and its result. */
async function timed<Result>(
  clockMs: () => number,
  work: () => Promise<Result>,
): Promise<readonly [number, Result]> {
  const startMs = clockMs();
  const result = await work();
  return [clockMs() - startMs, result];
}

async function measureRequest(engine: ListingEngine, path: string) {
  const url = writeListingRequest({ apiUrl: '', url: readListingUrl(path) });
  if (url === undefined) throw new Error(`${path} requests no listing`);
  let [leastMs, bytes] = [Infinity, 0];
  for (let round = 0; round < rounds; round += 1) {
    const [ms, json] = await timed(
      () => performance.now(),
      async () => {
        const response = await respondToListingRequest(
          { engine, brands },
          { url, brand: brands[0].key },
        );
        if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
        return JSON.stringify(response.body);
      },
    );
    bytes = Buffer.byteLength(json);
    leastMs = Math.min(leastMs, ms);
  }
  return { ms: leastMs, bytes };
}

/** A server over this engine, with stores of its own in `dataDir`; its listing API caches responses. */
async function openServer(engine: ListingEngine, dataDir: string) {
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, MAX_LAG_MS: '0' };
  const log = createLog('error');
  const stores = await openStores(readShopSettings(readEnvironment(env, shopSettings)), log);
  const opened = Promise.resolve(engine.health().products);
  const server = await createServer({
    storefront,
    services: createServices(stores, { engine, opened }, { log, brands }),
    log,
    settings: readSettings(env, brands),
    clientDir: resolve(__dirname, '../client'),
  });
  return {
    server,
    close: async () => {
      await server.close();
      await stores.close();
    },
  };
}

/**
 * Pages rendered for each request: the median processor time of the paths, and the size of the largest without
 * compression.
 */
async function measurePages(engine: ListingEngine, paths: readonly string[], dataDir: string) {
  const { server, close } = await openServer(engine, dataDir);
  const headers = { cookie: 'COID=growth' };
  const leastMs = new Map<string, number>();
  let bytes = 0;
  for (let round = 0; round < pageRounds; round += 1)
    for (const url of paths) {
      const [ms, response] = await timed(cpuMs, () => server.inject({ url, headers }));
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
      bytes = Math.max(bytes, response.rawPayload.length);
      leastMs.set(url, Math.min(ms, leastMs.get(url) ?? Infinity));
    }
  await close();
  return { ms: quantile([...leastMs.values()], 0.5), bytes };
}

/** The figures of listings at these paths; the first of them are rendered as pages too. */
export async function measureListings(
  engine: ListingEngine,
  paths: readonly string[],
  dataDir: string,
): Promise<Readonly<Record<string, number>>> {
  const requests = [];
  for (const path of paths) requests.push(await measureRequest(engine, path));
  const pages = await measurePages(engine, paths.slice(0, pagesRendered), dataDir);
  const times = requests.map(({ ms }) => ms);
  return {
    'API p50 ms': quantile(times, 0.5),
    'API p95 ms': quantile(times, 0.95),
    'API kB': Math.max(...requests.map(({ bytes }) => bytes)) / 1000,
    'page CPU ms': pages.ms,
    'document kB': pages.bytes / 1000,
  };
}
