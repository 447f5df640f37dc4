/** Adds up the measurements of all workers, so that `/metrics` tells of the whole server whichever worker is asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { WorkerProcess } from './worker-process';
import type { Numbers } from './worker-messages';

export type ClusterMetrics = {
  readonly heard: (from: WorkerProcess, numbers: Numbers) => void;
  /** The worker is gone; what it counted stays, so that no counter ever goes down. */
  readonly left: (worker: WorkerProcess) => void;
  /** Asks all workers and gives the text of `/metrics`; of one that does not answer in time the last known counts. */
  readonly text: (workers: readonly WorkerProcess[]) => Promise<string>;
};

const responseLimitMs = 1_000;
const isCounted = ({ type }: Numbers[number]): boolean => {
  // The package types this as an enum of numbers; it is a word.
  const name = String(type);
  return name === 'counter' || name === 'histogram';
};

const addUp = (all: readonly Numbers[]): Registry => AggregatorRegistry.aggregate([...all]);

/** Asks workers for their measurements, each for a second at most. */
function createRequests() {
  const waiting = new Map<WorkerProcess, (() => void)[]>();
  return {
    ask: (worker: WorkerProcess) => {
      const answered = new Promise<void>((done) => {
        waiting.set(worker, [...(waiting.get(worker) ?? []), done]);
      });
      worker.tell({ kind: 'tell numbers' });
      return Promise.race([answered, wait(responseLimitMs, undefined, { ref: false })]);
    },
    answered: (worker: WorkerProcess) => {
      for (const done of waiting.get(worker) ?? []) done();
      waiting.delete(worker);
    },
  };
}

export function createClusterMetrics(): ClusterMetrics {
  const last = new Map<WorkerProcess, Numbers>();
  const { ask, answered } = createRequests();
  let gone: Promise<Numbers> = Promise.resolve([]);
  const own = new Registry();
  const registers = [own];
  const ended = new Counter({
    name: 'plp_workers_ended_total',
    help: 'Worker processes that ended, asked to or not',
    registers,
  });
  const alive = new Gauge({ name: 'plp_workers', help: 'Worker processes', registers });

  return {
    heard: (worker, numbers) => {
      last.set(worker, numbers);
      answered(worker);
    },
    left: (worker) => {
      answered(worker);
      ended.inc();
      const counted = (last.get(worker) ?? []).filter(isCounted);
      last.delete(worker);
      gone = gone.then((before) => addUp([before, counted]).getMetricsAsJSON());
    },
    text: async (workers) => {
      await Promise.all(workers.map(ask));
      alive.set(workers.length);
      return addUp([...last.values(), await gone, await own.getMetricsAsJSON()]).metrics();
    },
  };
}
