/** Times the queries of a benchmark, each next to the bare counting that every engine needs. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BenchQuery } from './sample-queries';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { quantile } from '../../scripts/bench/quantile.mjs';

const valuesPerProduct = 15;
const valueCount = 1000;

/** One increment of a typed array for each facet value of each match, in milliseconds. */
export function createFloor(products: number): (matches: number) => number {
  const values = Uint16Array.from(
    { length: products * valuesPerProduct },
    (_, at) => (at * 7919) % valueCount,
  );
  const counts = new Uint32Array(valueCount);
  return (matches) => {
    const startMs = performance.now();
    const end = matches * valuesPerProduct;
    for (let at = 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return performance.now() - startMs;
  };
}

export type Quantiles = { readonly p50: number; readonly p99: number; readonly most: number };

/** Each query counts once, with the median of its rounds. `most` is the slowest single query of all. */
function quantilesOf(rounds: readonly (readonly number[])[]): Quantiles {
  const medians = rounds.map((times) => quantile(times, 0.5));
  return {
    p50: quantile(medians, 0.5),
    p99: quantile(medians, 0.99),
    most: Math.max(...rounds.flat()),
  };
}

export type Measured = {
  readonly engine: Quantiles;
  readonly floor: Quantiles;
  /** The longest time that a query blocked this thread. */
  readonly blockedMs: number;
  readonly byKind: ReadonlyMap<string, Quantiles>;
};

/**
 * Query and floor alternate, so that a busy moment of the machine meets both. One more round comes first, to warm up.
 */
export async function measureQueries(
  engine: ListingEngine,
  queries: readonly BenchQuery[],
  { rounds, floorOf }: { readonly rounds: number; readonly floorOf: (matches: number) => number },
): Promise<Measured> {
  const timed = queries.map(({ kind }) => ({ kind, times: [] as number[], floor: [] as number[] }));
  let blockedMs = 0;
  for (let round = -1; round < rounds; round += 1)
    for (const [at, { query }] of queries.entries()) {
      // One for each query, because the time of the floor in between does not count.
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const startMs = performance.now();
      const { total } = await engine.query(query);
      const ms = performance.now() - startMs;
      // The delay is recorded in a task after the response.
      await new Promise((resolve) => setTimeout(resolve, 2));
      delay.disable();
      const floorMs = floorOf(total);
      if (round < 0) continue;
      blockedMs = Math.max(blockedMs, delay.max / 1e6);
      timed[at]?.times.push(ms);
      timed[at]?.floor.push(floorMs);
    }
  const kinds = [...new Set(timed.map(({ kind }) => kind))];
  return {
    engine: quantilesOf(timed.map(({ times }) => times)),
    floor: quantilesOf(timed.map(({ floor }) => floor)),
    blockedMs,
    byKind: new Map(
      kinds.map((kind) => [
        kind,
        quantilesOf(timed.filter((one) => one.kind === kind).map(({ times }) => times)),
      ]),
    ),
  };
}
