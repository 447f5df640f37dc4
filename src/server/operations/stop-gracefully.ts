/** Stops the server without losing a request: announces the stop, then accepts no more connections, then ends. */
import type { Server } from 'node:http';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/**
 * `drain` announces the stop to proxies by `/readyz` and leaves them time. `urgent` does not, since a user waits at a terminal.
 * `retire` leaves the port to another process, so that proxies need no notice.
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
/**
 * Time in which idle connections are ended, before held responses make more of them idle, and in which a cluster's parent,
 * which owns the port, is notified that the last worker has left it.
 */
const closingMs = 100;
const quietIterationMs = 0.3;
const mostIterations = 2_000;

/**
 * An iteration of the event loop accepts all connections that wait, then handles their requests. Closing the port would reset
 * connections that arrive meanwhile, so this resolves after an iteration that had next to nothing to do.
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
 * A connection that arrives in the instant in which the port closes is reset. Clients connect again after a response, so
 * responses are held back for that instant; later connections are refused, which loses no request. A process that retires
 * needs none of this, since the parent gives new connections to another process.
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
