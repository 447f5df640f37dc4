/** Stops the server so that no request is lost: first it says that it will, then it takes no more, then it ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

type Stopping = {
  readonly server: FastifyInstance;
  readonly settings: Pick<Settings, 'drainSeconds' | 'stopSeconds'>;
  readonly log: FastifyBaseLogger;
  readonly onDrain: () => void;
  /** Closes what the server stood on: files, databases. */
  readonly closeRest: () => Promise<unknown>;
};

/** `isUrgent` leaves out the time in which proxies learn of it: somebody waits at a terminal. */
export async function stopGracefully(stopping: Stopping, isUrgent: boolean): Promise<void> {
  const { server, settings, log, onDrain, closeRest } = stopping;
  onDrain();
  log.info('stopping');
  if (!isUrgent) await wait(settings.drainSeconds * 1_000);
  const limit = setTimeout(() => {
    log.warn('connections that did not end are cut');
    server.server.closeAllConnections();
  }, settings.stopSeconds * 1_000).unref();
  await server.close();
  clearTimeout(limit);
  await closeRest();
  log.info('stopped');
}
