/** Bounds the work that is under way in this process, so that too much of it is refused at once instead of late. */
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
  /** Does the work in a task of its own; rejects at once with an `OverloadError` when there is too much already. */
  readonly run: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
  /** Within work that has waited for something: resolves in a task of its own. */
  readonly ownTask: () => Promise<void>;
};

type LimitSettings = Pick<Settings, 'maxLagMs' | 'maxPagesAtOnce'>;

/**
 * The delay of the event loop is watched by @fastify/under-pressure (`maxLagMs` of 0 looks at the number of pieces of
 * work alone); it has no bound on their number. Cached pages and files cost little and are sent all the same.
 */
export async function createConcurrencyLimit(
  server: FastifyInstance,
  { maxLagMs, maxPagesAtOnce }: LimitSettings,
): Promise<ConcurrencyLimit> {
  await server.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    sampleInterval: sampleIntervalMs,
    // Which requests to refuse is decided by `run`.
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
