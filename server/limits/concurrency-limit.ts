/**
 * Limits the concurrent work of this process, and the time that it waits, so that excess requests are refused early.
 */
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import type { Client } from './client';
import { watchEventLoop } from './event-loop-delay';
import { FairQueue, type Turn, type Waiters } from './fair-queue';
import { OverloadError } from './overload-error';
import { createOwnTask } from './own-task';
import { createShares } from './shares';
import { watchStandstill } from './standstill';

export type ConcurrencyLimit = {
  /** Whether the first request of another client would be refused. */
  readonly isReached: () => boolean;
  /**
   * Runs the work in its turn. Rejects with an `OverloadError` when the limit is reached or the work waits too long,
   * and with the reason of the signal when nobody waits for it any more. What has waited for something else takes
   * another turn before it goes on.
   */
  readonly run: <Result>(
    waiters: Waiters,
    work: (turn: Turn) => Result | Promise<Result>,
  ) => Promise<Result>;
};

type LimitSettings = Pick<Settings, 'maxLagMs' | 'maxPagesAtOnce'>;

/** The longest wait for a turn, in delays of the event loop that are too long; 1.5 s by default. */
const longestWaitLags = 3;

/**
 * Limits the work at the same time, its wait, and new work while the event loop is late; `maxLagMs` of 0 limits no
 * time.
 */
export function createConcurrencyLimit(
  server: FastifyInstance,
  { maxLagMs, maxPagesAtOnce }: LimitSettings,
  pausedUntil: () => Promise<void> | undefined = () => undefined,
): ConcurrencyLimit {
  const isLate = watchEventLoop(server, maxLagMs);
  const hasStood = watchStandstill(server);
  const shares = createShares(maxPagesAtOnce);
  const longestWaitMs = maxLagMs > 0 ? longestWaitLags * maxLagMs : Infinity;
  const ownTask = createOwnTask(server.server);
  const nextTask = async () => {
    await pausedUntil();
    await ownTask();
  };
  const queue = new FairQueue({ nextTask, longestWaitMs });
  const isTooLate = (client: Client) =>
    hasStood() || isLate() || queue.expectedWaitMs(client) > longestWaitMs;
  return {
    isReached: () => shares.isFull() || isTooLate(Symbol('another client')),
    run: async (waiters, work) => {
      const [client = Symbol('nobody')] = waiters.clients;
      const leave = isTooLate(client) ? undefined : shares.take(client);
      if (leave === undefined) throw new OverloadError('too much to do');
      try {
        const turn = queue.enter(waiters);
        await turn();
        return await work(turn);
      } finally {
        leave();
      }
    },
  };
}
