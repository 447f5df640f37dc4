/** Stops the server so that no request is lost: first it says that it will, then it takes no more, then it ends. */
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/**
 * `drain` tells proxies by `/readyz` and leaves them time; `urgent` does not, for somebody waits at a terminal; `retire`
 * leaves the port to another process, so that nobody needs to be told.
 */
export type StopKind = 'drain' | 'urgent' | 'retire';

type Stopping = {
  readonly server: FastifyInstance;
  readonly settings: Pick<Settings, 'drainSeconds' | 'stopSeconds'>;
  readonly log: FastifyBaseLogger;
  /** From now on each answer closes its connection. */
  readonly onDrain: () => void;
  /** Closes what the server stood on: files, databases. */
  readonly closeRest: () => Promise<unknown>;
};

const quietTurnMs = 0.3;
const mostTurns = 2_000;

/**
 * A turn of the event loop takes all connections that wait, then does what they ask. Those that come meanwhile would be
 * reset if the port were closed at its end; so this resolves at the end of a turn in which there was next to nothing to do.
 */
async function untilAllIsTaken(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const beganAtMs = performance.now();
    await afterPoll();
    if (performance.now() - beganAtMs < quietTurnMs) return;
  }
}

export async function stopGracefully(stopping: Stopping, how: StopKind): Promise<void> {
  const { server, settings, log, onDrain, closeRest } = stopping;
  onDrain();
  log.info('stopping');
  if (how !== 'urgent') await wait(settings.drainSeconds * 1_000);
  const limit = setTimeout(() => {
    log.warn('connections that did not end are cut');
    server.server.closeAllConnections();
  }, settings.stopSeconds * 1_000).unref();
  await untilAllIsTaken();
  server.server.close();
  await server.close();
  clearTimeout(limit);
  await closeRest();
  log.info('stopped');
}
