/** Runs a fixed number of workers: replaces a worker that ends, and renews all of them on demand. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createBackOff } from '../../src/lib/back-off';
import type { StopKind } from '../operations/stop-gracefully';
import { closePort } from './close-port';
import type { WorkerProcess } from './worker-process';
import type { Served } from './worker-messages';

export type ProcessPool = {
  /** Resolves when all workers serve; rejects when one fails to start. */
  readonly start: () => Promise<Served>;
  /**
   * Replaces each worker by one that runs the program now on disk; when a new worker fails to start, the old ones stay.
   */
  readonly renew: () => Promise<void>;
  /** Resolves when all workers have ended. */
  readonly stop: (how: StopKind) => Promise<void>;
  readonly workers: () => readonly WorkerProcess[];
};

type PoolOptions = {
  readonly size: number;
  readonly fork: () => WorkerProcess;
  readonly log: FastifyBaseLogger;
  /** Milliseconds after which a worker that is stopping is killed. */
  readonly stopLimitMs: number;
};

type Pool = PoolOptions & {
  readonly alive: Set<WorkerProcess>;
  /** Oldest first. */
  readonly serving: Set<WorkerProcess>;
  /** They take no more connections, and tell of none. */
  readonly retired: Set<WorkerProcess>;
  readonly backOffMs: () => number;
  isStopping: boolean;
};

/** Starts one worker, and retires the oldest when there is then one too many. */
async function add(pool: Pool): Promise<Served> {
  const { alive, serving, retired, log } = pool;
  const worker = pool.fork();
  alive.add(worker);
  void worker.ended.then((ending) => {
    alive.delete(worker);
    retired.delete(worker);
    if (!serving.delete(worker) || pool.isStopping) return;
    log.error({ worker: worker.pid, ...ending }, 'a worker ended; another is started');
    void replace(pool);
  });
  void worker.isDeaf.then(async () => {
    if (pool.isStopping || !serving.delete(worker)) return;
    log.error({ worker: worker.pid }, 'a worker could not receive a connection; it is replaced');
    // The last worker that leaves the port closes it.
    await replace(pool);
    if (alive.has(worker)) retire(pool, worker);
  });
  void worker.nextCount().then(() => {
    // It was stopped alone, and the others stay on the port.
    if (!pool.isStopping) worker.send({ kind: 'port closed' });
  });
  const served = await worker.serves;
  serving.add(worker);
  log.info({ worker: worker.pid }, 'a worker serves');
  const [oldest = worker] = serving;
  if (serving.size > pool.size) retire(pool, oldest);
  return served;
}

function retire({ serving, retired, stopLimitMs }: Pool, worker: WorkerProcess): void {
  serving.delete(worker);
  retired.add(worker);
  void worker.stop('retire', stopLimitMs);
}

async function replace(pool: Pool): Promise<void> {
  await wait(pool.backOffMs());
  if (pool.isStopping || pool.serving.size >= pool.size) return;
  await add(pool).catch(async (error: unknown) => {
    if (pool.isStopping) return;
    pool.log.error({ err: error }, 'a worker could not be replaced; trying again');
    await replace(pool);
  });
}

async function renewAll(pool: Pool): Promise<void> {
  for (const old of [...pool.serving]) {
    // A worker that has ended meanwhile is already replaced.
    if (!pool.isStopping && pool.serving.has(old)) await add(pool);
  }
  pool.log.info('all workers are new');
}

export function createProcessPool(options: PoolOptions): ProcessPool {
  const { size, log, stopLimitMs } = options;
  const sets = {
    alive: new Set<WorkerProcess>(),
    serving: new Set<WorkerProcess>(),
    retired: new Set<WorkerProcess>(),
  };
  const pool: Pool = { ...options, ...sets, backOffMs: createBackOff(), isStopping: false };
  let renewal = Promise.resolve();
  let isRenewalRequested = false;
  return {
    async start() {
      // The first worker fills an empty catalogue before the others open it.
      const served = await add(pool);
      await Promise.all(Array.from({ length: size - 1 }, () => add(pool)));
      return served;
    },
    renew: () => {
      if (isRenewalRequested) return renewal;
      isRenewalRequested = true;
      renewal = renewal
        .then(() => {
          isRenewalRequested = false;
          return renewAll(pool);
        })
        .catch((error: unknown) => {
          if (!pool.isStopping)
            log.error({ err: error }, 'no new worker comes up; the old ones go on');
        });
      return renewal;
    },
    stop: async (how) => {
      pool.isStopping = true;
      void closePort([...pool.alive].filter((worker) => !pool.retired.has(worker)));
      await Promise.all([...pool.alive].map((worker) => worker.stop(how, stopLimitMs)));
    },
    workers: () => [...pool.alive],
  };
}
