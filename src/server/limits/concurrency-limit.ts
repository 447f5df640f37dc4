/** Limits the concurrent work of this process, so that excess requests are refused at once instead of late. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { createOwnTask } from './own-task';

const sampleIntervalMs = 250;

export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly statusCode = 503;
}

export type ConcurrencyLimit = {
  readonly isReached: () => boolean;
  /** Runs the work in a task of its own; rejects at once with an `OverloadError` when the limit is reached. */
  readonly run: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
  /** For work that has waited for something: resolves in a task of its own. */
  readonly ownTask: () => Promise<void>;
};

type LimitSettings = Pick<Settings, 'maxLagMs' | 'maxPagesAtOnce'>;

/** Adds a limit on concurrent work to @fastify/under-pressure, which watches the event loop (`maxLagMs` of 0 turns that off). */
export async function createConcurrencyLimit(
  server: FastifyInstance,
  { maxLagMs, maxPagesAtOnce }: LimitSettings,
): Promise<ConcurrencyLimit> {
  await server.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    // A sample in which the event loop has turned once at most counts as endless delay.
    sampleInterval: Math.max(sampleIntervalMs, maxLagMs),
    // `run` decides which requests to refuse.
    pressureHandler: () => undefined,
  });
  const ownTask = createOwnTask(server.server);
  let running = 0;
  const isReached = () => running >= maxPagesAtOnce || server.isUnderPressure();
  return {
    isReached,
    ownTask,
    run: async (work) => {
      if (isReached()) throw new OverloadError('too much to do');
      running += 1;
      try {
        await ownTask();
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
