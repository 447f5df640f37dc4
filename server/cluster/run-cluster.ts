/** The parent of several serving processes. It serves nothing itself, so that little in it can fail. */
import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { endOnSignals } from '../operations/end-on-signals';
import type { Settings } from '../settings/settings';
import { createClusterMetrics, type ClusterMetrics } from './cluster-metrics';
import { createProcessPool, type ProcessPool } from './process-pool';
import { forkWorker } from './worker-process';
import type { Served } from './worker-messages';

/** A worker is killed this much later than its own limit for stopping. */
const slackMs = 5_000;

type ClusterOptions = {
  readonly settings: Pick<Settings, 'workers' | 'drainSeconds' | 'stopSeconds' | 'hangSeconds'>;
  readonly log: FastifyBaseLogger;
  /** The file that workers run; each worker reads it again. */
  readonly program: string;
};

/**
 * Resolves when all workers serve; when one fails to start, stops the others and rejects. SIGHUP renews the workers.
 */
export async function runCluster(options: ClusterOptions): Promise<Served> {
  const { log, program } = options;
  cluster.setupPrimary({ exec: program, args: [] });
  const pool = openPool(options, createClusterMetrics());
  process.on('SIGHUP', () => void pool.renew());
  endOnSignals({ log, keepsHangup: true, stop: (how) => pool.stop(how) });
  return pool.start().catch(async (error: unknown) => {
    await pool.stop('urgent');
    throw error;
  });
}

function openPool({ settings, log }: ClusterOptions, metrics: ClusterMetrics): ProcessPool {
  const pool: ProcessPool = createProcessPool({
    size: settings.workers,
    log,
    stopLimitMs: (settings.drainSeconds + settings.stopSeconds) * 1_000 + slackMs,
    fork: () => {
      const worker = forkWorker({
        isFirst: pool.workers().length === 0,
        hangSeconds: settings.hangSeconds,
        onHung: ({ pid }) => log.error({ worker: pid }, 'a worker hangs and is killed'),
        onMessage: (from, message) => {
          if (message.kind === 'numbers') metrics.received(from, message.numbers);
          if (message.kind !== 'request metrics') return;
          void metrics
            .text(pool.workers())
            .then((text) => from.send({ kind: 'metrics', text }))
            .catch((error: unknown) => log.error({ err: error }, 'measurements'));
        },
      });
      void worker.ended.then(() => metrics.ended(worker));
      return worker;
    },
  });
  return pool;
}
