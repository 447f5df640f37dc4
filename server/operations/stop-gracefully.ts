/** Stops the server without losing a request: announces the stop, then accepts no more connections, then ends. */
import type { Server } from 'node:http';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/**
 * `drain` announces the stop by `/readyz` first; `urgent` does not, since a user waits; `retire` leaves the port to
 * another process.
 */
export type StopKind = 'drain' | 'urgent' | 'retire';

/** Counts the connections that have come since the last call. */
export type CountConnections = () => number;

/** Lets another process close the port, which accepts the connections; resolves when it has. */
export type ClosePort = (countCame: CountConnections) => Promise<void>;

type Stopping = {
  readonly server: FastifyInstance;
  readonly settings: Pick<Settings, 'drainSeconds' | 'stopSeconds'>;
  readonly log: FastifyBaseLogger;
  /** From this call on, each response closes its connection. */
  readonly onDrain: () => void;
  /** Responses that are ready wait for `portClosed`. */
  readonly hold: (portClosed: Promise<void>) => void;
  /** `untilAllAccepted` where this process itself accepts the connections. */
  readonly closePort?: ClosePort;
  /** Closes files and databases. */
  readonly closeRest: () => Promise<unknown>;
};

/** How long no connection must have come. */
const quietMs = 100;
const longestHoldMs = 500;
const mostPolls = 2_000;
/** Time to end idle connections. */
const closingMs = 100;

function countConnections(server: Server): CountConnections {
  let count = 0;
  server.on('connection', () => (count += 1));
  return () => {
    const came = count;
    count = 0;
    return came;
  };
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
  server.off('connection', note);
}

/**
 * Resolves after an iteration of the event loop that accepted no connection: closing the port resets those that wait to
 * be accepted.
 */
async function untilAllAccepted(countCame: CountConnections): Promise<void> {
  countCame();
  for (let polls = 0; polls < mostPolls; polls += 1) {
    await afterPoll();
    if (countCame() === 0 && polls > 0) return;
  }
}

/**
 * A connection that arrives while the port closes is reset. Clients connect again after a response, so responses are
 * held back until the port is closed; later connections are refused, which loses no request.
 */
async function leavePort({ server, hold, closePort }: Stopping): Promise<void> {
  let release = () => undefined as void;
  hold(new Promise<void>((done) => (release = done)));
  const countCame = countConnections(server.server);
  await untilQuiet(server.server);
  await (closePort ?? untilAllAccepted)(countCame);
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
