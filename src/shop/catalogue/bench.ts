/**
 * Measures the catalogue: `npm run bench -- --products 10000,100000,1000000 --rounds 5`, and a cluster with
 * `--opensearch http://127.0.0.1:9200`. A program of its own; nothing imports it. Nothing is kept between queries but what the
 * engine itself keeps.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleOutline } from '../sample/sample-outline';
import { sampleProducts } from '../sample/sample-products';
import { runProgram, writeFeed } from './bench-import';
import type { ProgramRun } from './bench-import';
import { createFloor, measureQueries } from './bench-measure';
import type { Quantiles } from './bench-measure';
import { createBenchQueries } from './bench-queries';
import type { ListingEngine } from './listing-engine';
import { catalogueFolder, openCatalogue } from './open-catalogue';
import { loadIndex } from './opensearch/load-index';
import { connect, openOpenSearchCatalogue } from './opensearch/open-opensearch-catalogue';
import { judgeSearch } from './search-quality/judge-search';
import { serveCatalogue } from './worker/serve-catalogue';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    /** A cluster to be measured instead of the embedded engine. */
    opensearch: { type: 'string' },
    /** A folder to keep what is built in, for a second run without building. */
    data: { type: 'string' },
  },
});
const sizes = options.products.split(',').map((size) => Math.max(1, Number(size) || 1));
const rounds = Math.max(1, Number(options.rounds) || 1);

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const timesOf = ({ p50, p99, most }: Quantiles): string =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(2)} ms`;

const measure = async (engine: ListingEngine, products: number): Promise<void> => {
  const queries = createBenchQueries(engine.outline(), [...sampleProducts(2000)]);
  const floorOf = createFloor(products);
  const measured = await measureQueries(engine, queries, { rounds, floorOf });
  const { floor, blockedMs, byKind } = measured;
  for (const [kind, quantiles] of byKind) say(`  ${kind.padEnd(17)}${timesOf(quantiles)}`);
  say(`  all              ${timesOf(measured.engine)}`);
  say(`  floor            ${timesOf(floor)}`);
  const ratio = (share: 'p50' | 'p99') => (measured.engine[share] / floor[share]).toFixed(1);
  say(`  to the floor     p50 ${ratio('p50')} times, p99 ${ratio('p99')} times`);
  say(`  event loop       blocked for ${blockedMs.toFixed(1)} ms at most`);
};

const sayRun = (name: string, { seconds, peakBytes }: ProgramRun): boolean =>
  say(`  ${name.padEnd(17)}${seconds.toFixed(1)} s, ${megabytes(peakBytes)} at most`);

const importFeed = async (dataDir: string, products: number): Promise<void> => {
  mkdirSync(dataDir, { recursive: true });
  const feed = join(dataDir, 'feed.ndjson');
  writeFeed(feed, products);
  sayRun(
    'import',
    await runProgram({ name: 'import', args: [feed, '--data-dir', dataDir], env: {} }),
  );
  rmSync(feed);
};

const measureEmbedded = async (dataDir: string, products: number): Promise<void> => {
  if (!existsSync(catalogueFolder(dataDir))) await importFeed(dataDir, products);
  const env = { DATA_DIR: dataDir, PORT: '0' };
  sayRun('ready', await runProgram({ name: 'main', args: [], env, until: /^Ready after/m }));
  const script = join(__dirname, 'catalogue-worker.js');
  const { engine, opened } = serveCatalogue({ dataDir, script });
  await opened;
  await measure(engine, products);
  say(`  memory           ${megabytes(process.memoryUsage.rss())}`);
  await engine.close();
};

const benchAlias = 'bench';

const measureCluster = async (url: string, products: number): Promise<void> => {
  const client = connect(url);
  const startMs = performance.now();
  const input = { outline: sampleOutline(), products: () => sampleProducts(products) };
  const index = await loadIndex(client, benchAlias, input);
  say(`  import           ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  const { engine, opened } = openOpenSearchCatalogue({ url, alias: benchAlias });
  await opened;
  await measure(engine, products);
  await engine.close();
  await client.indices.delete({ index: `${index}*` });
  await client.close();
};

/** The judgements are of the sample catalogue. */
const judge = async (folder: string): Promise<void> => {
  const { engine } = await openCatalogue({ dataDir: join(folder, 'sample') });
  const qualities = await judgeSearch(engine, [...sampleProducts()]);
  await engine.close();
  const mean = qualities.reduce((sum, { ndcg }) => sum + ndcg, 0) / qualities.length;
  say(`search quality     NDCG@10 ${mean.toFixed(3)} over ${qualities.length} judged queries`);
  const worst = [...qualities].sort((one, other) => one.ndcg - other.ndcg).slice(0, 8);
  say(
    `  weakest          ${worst.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(', ')}`,
  );
};

const main = async (): Promise<void> => {
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  try {
    for (const size of sizes) {
      const url = options.opensearch;
      say(
        `${size.toLocaleString('en')} products, ${rounds} rounds${url === undefined ? '' : `, ${url}`}`,
      );
      await (url === undefined
        ? measureEmbedded(join(folder, String(size)), size)
        : measureCluster(url, size));
    }
    if (options.opensearch === undefined) await judge(folder);
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
