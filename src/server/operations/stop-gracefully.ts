/** Stops the server without losing a request: announces the stop, then accepts no more connections, then ends. */
import type { Server } from 'node:http';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/**
 * `drain` announces the stop by `/readyz` first; `urgent` does not, since a user waits; `retire` leaves the port to another
 * process.
 */
export type StopKind = 'drain' | 'urgent' | 'retire';

type Stopping = {
  readonly server: FastifyInstance;
  readonly settings: Pick<Settings, 'drainSeconds' | 'stopSeconds'>;
  readonly log: FastifyBaseLogger;
  /** From this call on, each response closes its connection. */
  readonly onDrain: () => void;
  /** Responses that are ready wait for `portClosed`. */
  readonly hold: (portClosed: Promise<void>) => void;
  /** Closes files and databases. */
  readonly closeRest: () => Promise<unknown>;
};

const quietMs = 100;
const longestHoldMs = 500;
/** Time to end idle connections, and to notify a cluster's parent, which owns the port, that the last worker has left it. */
const closingMs = 100;
const quietIterationMs = 0.3;
const mostIterations = 2_000;

/**
 * Resolves after an iteration of the event loop with next to nothing to do: an iteration accepts all waiting connections and then
 * handles their requests, and closing the port resets connections that arrive meanwhile.
 */
async function untilAllAccepted(): Promise<void> {
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    const beganAtMs = performance.now();
    await afterPoll();
    if (performance.now() - beganAtMs < quietIterationMs) return;
  }
}

/** Resolves when no connection has come for 100 ms, or after half a second. */
async function untilQuiet(server: Server): Promise<void> {
  const beganAtMs = performance.now();
  let cameAtMs = beganAtMs;
  const note = () => void (cameAtMs = performance.now());
  server.on('connection', note);
  for (let nowMs = beganAtMs; ; nowMs = performance.now()) {
    if (nowMs - cameAtMs >= quietMs || nowMs - beganAtMs >= longestHoldMs) break;
    await wait(quietMs - (nowMs - cameAtMs));
  }
  await untilAllAccepted();
  server.off('connection', note);
}

/**
 * A connection that arrives while the port closes is reset. Clients connect again after a response, so responses are held back
 * until the port is closed; later connections are refused, which loses no request.
 */
async function leavePort({ server, hold }: Stopping): Promise<void> {
  let release = () => undefined as void;
  hold(new Promise<void>((done) => (release = done)));
  await untilQuiet(server.server);
  server.server.close();
  void server.close();
  await wait(closingMs);
  release();
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
  if (how !== 'retire') await leavePort(stopping);
  await server.close();
  clearTimeout(limit);
  await closeRest();
  log.info('stopped');
}
