/**
 * Measures the embedded engine in this process: `npm run bench -- --products 100000 --rounds 5`. A program of its own;
 * nothing imports it. Nothing is cached between queries but what the engine itself keeps.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleOutline } from '../sample/sample-outline';
import { sampleProducts, sampleSize } from '../sample/sample-products';
import { createBenchQueries } from './bench-queries';
import type { ListingEngine, ListingQuery } from './listing-engine';
import { openCatalogue } from './open-catalogue';
import { judgeSearch } from './search-quality/judge-search';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: String(sampleSize) },
    rounds: { type: 'string', default: '5' },
    /** A folder to keep the catalogue in, for a second run without building. */
    data: { type: 'string' },
  },
});
const productCount = Math.max(1, Number(options.products) || sampleSize);
const rounds = Math.max(1, Number(options.rounds) || 1);

/** Judging looks at every product for every query. */
const mostJudged = 100_000;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const open = async (dataDir: string): Promise<ListingEngine> => {
  const start = performance.now();
  const engine = await openCatalogue({
    dataDir,
    sample: {
      outline: sampleOutline(),
      products: () => sampleProducts(productCount),
      size: productCount,
    },
  });
  say(
    `open  ${(performance.now() - start).toFixed(0)} ms, ${megabytes(process.memoryUsage.rss())}`,
  );
  return engine;
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const report = (name: string, timesMs: readonly number[]): void => {
  const sorted = [...timesMs].sort((one, other) => one - other);
  const [median, p90, p99] = [0.5, 0.9, 0.99].map((share) => quantile(sorted, share).toFixed(2));
  say(
    `${name.padEnd(18)} median ${median} ms, p90 ${p90} ms, p99 ${p99} ms, most ${quantile(sorted, 1).toFixed(2)} ms`,
  );
};

const valuesPerProduct = 15;
const floorValues = Uint16Array.from(
  { length: productCount * valuesPerProduct },
  (_, at) => (at * 7919) % 1000,
);
const floorCounts = new Uint32Array(1000);

/** The bare counting that no engine can do without: one increment for each facet value of each match. */
const floorOf = (matches: number): number => {
  const start = performance.now();
  const end = matches * valuesPerProduct;
  for (let at = 0; at < end; at += 1) {
    const value = floorValues[at] ?? 0;
    floorCounts[value] = (floorCounts[value] ?? 0) + 1;
  }
  return performance.now() - start;
};

type Timed = { readonly kind: string; readonly timeMs: number; readonly floorMs: number };

const time = async (engine: ListingEngine, kind: string, query: ListingQuery): Promise<Timed> => {
  const start = performance.now();
  const { total } = await engine.query(query);
  const timeMs = performance.now() - start;
  return { kind, timeMs, floorMs: floorOf(total) };
};

const measure = async (engine: ListingEngine): Promise<void> => {
  const queries = createBenchQueries(engine.outline(), [...sampleProducts(2000)]);
  const timed: Timed[] = [];
  for (let round = -1; round < rounds; round += 1)
    for (const { kind, query } of queries) {
      const result = await time(engine, kind, query);
      // The first round only warms up.
      if (round >= 0) timed.push(result);
    }
  say(`${queries.length} queries, ${rounds} rounds`);
  for (const kind of new Set(queries.map((one) => one.kind)))
    report(
      kind,
      timed.filter((one) => one.kind === kind).map(({ timeMs }) => timeMs),
    );
  report(
    'all',
    timed.map(({ timeMs }) => timeMs),
  );
  report(
    'floor (counting)',
    timed.map(({ floorMs }) => floorMs),
  );
  say(`memory ${megabytes(process.memoryUsage.rss())}`);
};

/** The judgements are of the sample catalogue; more products of the same kinds change little. */
const judge = async (engine: ListingEngine): Promise<void> => {
  const qualities = await judgeSearch(engine, [...sampleProducts(productCount)]);
  const mean = qualities.reduce((sum, { ndcg }) => sum + ndcg, 0) / qualities.length;
  say(`search quality     NDCG@10 ${mean.toFixed(3)} over ${qualities.length} judged queries`);
  const worst = [...qualities].sort((one, other) => one.ndcg - other.ndcg).slice(0, 8);
  say(
    `  weakest          ${worst.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(', ')}`,
  );
};

const main = async (): Promise<void> => {
  const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'catalogue-bench-'));
  say(`${productCount.toLocaleString('en')} products in ${dataDir}`);
  try {
    if (!existsSync(join(dataDir, 'catalogue', 'current.json'))) {
      say('building');
      await (await open(dataDir)).close();
    }
    const engine = await open(dataDir);
    await measure(engine);
    if (productCount <= mostJudged) await judge(engine);
    await engine.close();
  } finally {
    if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};

void main();
