/** Measures the catalogue, as a program of its own. Nothing is cached between queries but by the engine itself. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleOutline } from '../../shop/sample/sample-outline';
import { sampleProducts } from '../../shop/sample/sample-products';
import { measureChange } from './measure-change';
import { compareWith, measureServed, withEngine } from './measure-cluster';
import { type ProgramRun, runProgram, writeFeed } from './run-programs';
import { createFloor, type Measured, measureQueries, type Quantiles } from './measure-queries';
import { queriesOf } from './sample-queries';
import { type BenchRow, writeTable } from './measurement-table';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { catalogueFolder } from '../../shop/catalogue/catalogue-folder';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { loadIndex } from '../../shop/catalogue/opensearch/load-index';
import { connect } from '../../shop/catalogue/opensearch/connect-cluster';
import { removeIndex } from '../../shop/catalogue/opensearch/own-indices';
import { defaultAlias } from '../../shop/catalogue/opensearch/open-opensearch-catalogue';
import { judgeSearch } from '../../shop/catalogue/search-quality/judge-search';
import { serveCatalogue } from '../../shop/catalogue/worker/serve-catalogue';

const usage = `Measures importing, opening and querying catalogues of several sizes, and judges the search.

  npm run bench -- catalogue [options]

  --products SIZES     so many products, with commas between several sizes (default 10000,100000)
  --rounds N           times each query runs (default 5)
  --threads N          as CATALOGUE_THREADS
  --opensearch URL     measures a cluster instead of the embedded engine
  --in-use             measures the catalogue that it has, and imports none
  --compare FOLDER     and compares that with the embedded one of this data folder, an import of the same file
  --data FOLDER        keeps what is built there, for a second run without building, and the imported file
  --help               shows this
`;

const { values: options } = readOrExplain(() => {
  const parsed = parseArgs({
    options: {
      products: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '5' },
      threads: { type: 'string' },
      opensearch: { type: 'string' },
      'in-use': { type: 'boolean', default: false },
      compare: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (parsed.values.compare !== undefined && !parsed.values['in-use'])
    throw new Error('--compare needs --in-use: what is made for a measurement is no import.');
  return parsed;
});

function readOrExplain<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const sizes = options.products.split(',').map((size) => Math.max(1, Number(size) || 1));
const { threads } = options;
const rounds = Math.max(1, Number(options.rounds) || 1);

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const timesOf = ({ p50, p99, most }: Quantiles): string =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(2)} ms`;

async function measure(engine: ListingEngine, products: number): Promise<Measured> {
  const queries = queriesOf(engine);
  const floorOf = createFloor(products);
  const measured = await measureQueries(engine, queries, { rounds, floorOf });
  const { floor, blockedMs, byKind } = measured;
  for (const [kind, quantiles] of byKind) say(`  ${kind.padEnd(17)}${timesOf(quantiles)}`);
  say(`  all              ${timesOf(measured.engine)}`);
  say(`  floor            ${timesOf(floor)}`);
  const ratio = (share: 'p50' | 'p99') => (measured.engine[share] / floor[share]).toFixed(1);
  say(`  to the floor     p50 ${ratio('p50')} times, p99 ${ratio('p99')} times`);
  say(`  event loop       blocked for ${blockedMs.toFixed(1)} ms at most`);
  return measured;
}

async function run(name: string, program: Parameters<typeof runProgram>[0]): Promise<ProgramRun> {
  const done = await runProgram(program);
  const { seconds, cpuSeconds, peakBytes } = done;
  const used = `${cpuSeconds.toFixed(1)} s of a processor, ${megabytes(peakBytes)} at most`;
  say(`  ${name.padEnd(17)}${seconds.toFixed(1)} s, ${used}`);
  return done;
}

async function importFeed(dataDir: string, products: number): Promise<ProgramRun> {
  mkdirSync(dataDir, { recursive: true });
  const feed = join(dataDir, 'feed.ndjson');
  writeFeed(feed, products);
  const args = [feed, '--data-dir', dataDir];
  const imported = await run('import', { name: 'import', args, env: {} });
  if (options.data === undefined) rmSync(feed);
  return imported;
}

async function measureEmbedded(dataDir: string, products: number): Promise<BenchRow> {
  const isThere = existsSync(catalogueFolder(dataDir));
  const imported = isThere ? undefined : await importFeed(dataDir, products);
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    ...(threads !== undefined && { CATALOGUE_THREADS: threads }),
  };
  const ready = await run('ready', { name: 'main', args: [], env, until: /^Ready after/m });
  const script = join(__dirname, '../server/catalogue-worker.js');
  let changes = 0;
  const { engine, opened } = serveCatalogue({
    dataDir,
    script,
    watch: { onSwitch: () => (changes += 1) },
    threads: threads === undefined ? undefined : Number(threads),
  });
  await opened;
  const measured = await measure(engine, products);
  say(`  memory           ${megabytes(process.memoryUsage.rss())}`);
  const served = { engine, changes: () => changes };
  const change = await measureChange(served, queriesOf(engine), dataDir);
  const { failed, blockedMs } = change;
  say(`  another one      blocks for ${blockedMs.toFixed(1)} ms at most, ${failed} queries failed`);
  await engine.close();
  return { products, imported, ready, measured, change };
}

const benchAlias = 'bench';

async function measureAlias(url: string, alias: string, products: number): Promise<void> {
  const served = { url, alias };
  await measureServed(served);
  await withEngine(served, async (engine) => {
    await measure(engine, products);
    if (options.compare !== undefined) await compareWith(engine, options.compare);
  });
}

async function measureCluster(url: string, products: number): Promise<void> {
  if (options['in-use']) return measureAlias(url, defaultAlias, products);
  const client = connect(url);
  const startMs = performance.now();
  const input = { outline: sampleOutline(), products: () => sampleProducts(products) };
  const index = await loadIndex(client, benchAlias, input);
  say(`  import           ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  await measureAlias(url, benchAlias, products);
  await removeIndex(client, index);
  await client.close();
}

/** The judgements are of the sample catalogue. */
async function judge(folder: string): Promise<void> {
  const { engine } = await openCatalogue({ dataDir: join(folder, 'sample') });
  const qualities = await judgeSearch(engine, [...sampleProducts()]);
  await engine.close();
  const mean = qualities.reduce((sum, { ndcg }) => sum + ndcg, 0) / qualities.length;
  say(`search quality     NDCG@10 ${mean.toFixed(3)} over ${qualities.length} judged queries`);
  const worst = [...qualities].sort((one, other) => one.ndcg - other.ndcg).slice(0, 8);
  say(
    `  weakest          ${worst.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(', ')}`,
  );
}

async function main(): Promise<void> {
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  const rows: BenchRow[] = [];
  try {
    for (const size of sizes) {
      const url = options.opensearch;
      say(
        `${size.toLocaleString('en')} products, ${rounds} rounds${url === undefined ? '' : `, ${url}`}`,
      );
      if (url !== undefined) await measureCluster(url, size);
      else rows.push(await measureEmbedded(join(folder, String(size)), size));
    }
    if (rows.length > 0) say(writeTable(rows));
    if (options.opensearch === undefined) await judge(folder);
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

if (options.help) process.stdout.write(usage);
else
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
