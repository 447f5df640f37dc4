/** Adds up the measurements of all workers, so that `/metrics` of any worker shows the whole server. */
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { WorkerProcess } from './worker-process';
import type { Numbers } from './worker-messages';

export type ClusterMetrics = {
  readonly received: (from: WorkerProcess, numbers: Numbers) => void;
  /** Call it when a worker has ended; its counts stay, so that no counter ever goes down. */
  readonly ended: (worker: WorkerProcess) => void;
  /**
   * Requests the numbers of all workers and returns the text of `/metrics`; a worker that is late counts with its last
   * ones.
   */
  readonly text: (workers: readonly WorkerProcess[]) => Promise<string>;
};

const responseLimitMs = 1_000;

function isCounted({ type }: Numbers[number]): boolean {
  // The package types this field as a numeric enum, but its value is a string.
  const name = String(type);
  return name === 'counter' || name === 'histogram';
}

const addUp = (all: readonly Numbers[]): Registry => AggregatorRegistry.aggregate([...all]);

/** Requests the numbers of workers and waits a second at most for each. */
function createRequests() {
  const waiting = new Map<WorkerProcess, (() => void)[]>();
  return {
    request: (worker: WorkerProcess) => {
      const responded = new Promise<void>((done) => {
        waiting.set(worker, [...(waiting.get(worker) ?? []), done]);
      });
      worker.send({ kind: 'send numbers' });
      return Promise.race([responded, wait(responseLimitMs, undefined, { ref: false })]);
    },
    responded: (worker: WorkerProcess) => {
      for (const done of waiting.get(worker) ?? []) done();
      waiting.delete(worker);
    },
  };
}

export function createClusterMetrics(): ClusterMetrics {
  const last = new Map<WorkerProcess, Numbers>();
  const { request, responded } = createRequests();
  let endedNumbers: Promise<Numbers> = Promise.resolve([]);
  const own = new Registry();
  const registers = [own];
  const endedCount = new Counter({
    name: 'plp_workers_ended_total',
    help: 'Worker processes that ended, for whatever reason',
    registers,
  });
  const alive = new Gauge({ name: 'plp_workers', help: 'Worker processes', registers });

  return {
    received: (worker, numbers) => {
      last.set(worker, numbers);
      responded(worker);
    },
    ended: (worker) => {
      responded(worker);
      endedCount.inc();
      const counted = (last.get(worker) ?? []).filter(isCounted);
      last.delete(worker);
      endedNumbers = endedNumbers.then((before) => addUp([before, counted]).getMetricsAsJSON());
    },
    text: async (workers) => {
      await Promise.all(workers.map(request));
      alive.set(workers.length);
      return addUp([...last.values(), await endedNumbers, await own.getMetricsAsJSON()]).metrics();
    },
  };
}
