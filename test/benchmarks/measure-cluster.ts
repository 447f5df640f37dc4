/** Measures an engine over a cluster by several requests at once, and compares it with the embedded one. */
import { isDeepStrictEqual } from 'node:util';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { openOpenSearchCatalogue } from '../../shop/catalogue/opensearch/open-opensearch-catalogue';
import type { ListingEngine, ListingPage } from '../../shop/catalogue/listing-engine';
import { clusterUsage } from '../../scripts/bench/cluster-usage.mjs';
import { quantile } from '../../scripts/bench/quantile.mjs';
import { type BenchQuery, queriesOf } from './sample-queries';

type AtOnce = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of a listing, of all nodes together and of this process. */
  readonly clusterMs: number;
  readonly ownMs: number;
};

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Sends each query once, so many at the same time. */
async function measureAtOnce(
  engine: ListingEngine,
  queries: readonly BenchQuery[],
  { url, atOnce }: { readonly url: string; readonly atOnce: number },
): Promise<AtOnce> {
  const times: number[] = [];
  const before = await clusterUsage(url);
  const own = process.cpuUsage();
  const startMs = performance.now();
  const left = queries.values();
  const send = async (): Promise<void> => {
    for (const { query } of left) {
      const sentMs = performance.now();
      await engine.query(query);
      times.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const seconds = (performance.now() - startMs) / 1_000;
  const ownMs = cpuMsSince(own) / queries.length;
  const after = await clusterUsage(url);
  return {
    perSecond: queries.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    clusterMs: (after.cpuMs - before.cpuMs) / queries.length,
    ownMs,
  };
}

/** All that a page counts, and its products in their order. */
const countsOf = ({ total, products, facets, groups, hasSoldOut }: ListingPage) => ({
  total,
  products: products.map(({ id }) => id),
  facets: facets.map(({ id, values, max, isCommon }) => [id, values, max, isCommon]),
  groups,
  hasSoldOut,
});

/** The queries to which two engines respond differently. */
async function differingQueries(
  one: ListingEngine,
  other: ListingEngine,
  queries: readonly BenchQuery[],
): Promise<readonly BenchQuery[]> {
  const differing: BenchQuery[] = [];
  for (const each of queries) {
    const [first, second] = [await one.query(each.query), await other.query(each.query)];
    if (!isDeepStrictEqual(countsOf(first), countsOf(second))) differing.push(each);
  }
  return differing;
}

type Served = { readonly url: string; readonly alias: string };

export async function withEngine(
  { url, alias }: Served,
  work: (engine: ListingEngine) => Promise<unknown>,
): Promise<void> {
  const { engine, opened } = openOpenSearchCatalogue({ url, alias });
  await opened;
  await work(engine);
  await engine.close();
}

/** The first of each pair of rounds has nothing cached in this process, the second what the first has left there. */
export async function measureServed(served: Served): Promise<void> {
  for (const atOnce of [1, 4, 16])
    await withEngine(served, async (engine) => {
      for (const name of ['new', 'again']) {
        const measured = await measureAtOnce(engine, queriesOf(engine), { ...served, atOnce });
        const { perSecond, p50, p99, clusterMs, ownMs } = measured;
        say(
          `  ${`${atOnce} at once, ${name}`.padEnd(17)}${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
            `processor ${clusterMs.toFixed(2)} ms of the cluster, ${ownMs.toFixed(2)} ms here`,
        );
      }
    });
}

export async function compareWith(engine: ListingEngine, dataDir: string): Promise<void> {
  const embedded = await openCatalogue({ dataDir });
  const queries = queriesOf(engine);
  const differing = await differingQueries(engine, embedded.engine, queries);
  await embedded.engine.close();
  say(`  compared         ${queries.length - differing.length} of ${queries.length} are the same`);
  for (const { kind, query } of differing) say(`    ${kind}: ${JSON.stringify(query.base)}`);
  if (differing.length > 0) process.exitCode = 1;
}
