/** Stops the server so that no request is lost: first it says that it will, then it takes no more, then it ends. */
import type { Server } from 'node:http';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

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
  /** Answers that are ready wait for `portClosed`. */
  readonly hold: (portClosed: Promise<void>) => void;
  /** Closes what the server stood on: files, databases. */
  readonly closeRest: () => Promise<unknown>;
};

const quietMs = 100;
const longestHoldMs = 500;
/**
 * Until connections that are idle have been ended, for one with an answer just sent would be among them; and until the
 * parent of several processes, which owns the port, has heard that the last of them has left it.
 */
const closingMs = 100;
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

/** Resolves when no connection has come for a moment, or after half a second in which they never ceased to. */
async function untilNobodyComes(server: Server): Promise<void> {
  const beganAtMs = performance.now();
  let cameAtMs = beganAtMs;
  const note = () => void (cameAtMs = performance.now());
  server.on('connection', note);
  for (let nowMs = beganAtMs; ; nowMs = performance.now()) {
    if (nowMs - cameAtMs >= quietMs || nowMs - beganAtMs >= longestHoldMs) break;
    await wait(quietMs - (nowMs - cameAtMs));
  }
  await untilAllIsTaken();
  server.off('connection', note);
}

/**
 * A connection that comes in the instant in which the port closes is reset. Clients come again when they have their
 * answer; so answers are held back for that instant, and the clients are then refused, which harms no request. Whoever
 * retires needs none of it: the parent gives what comes to another process.
 */
async function leavePort({ server, hold }: Stopping): Promise<void> {
  let release = () => undefined as void;
  hold(new Promise<void>((done) => (release = done)));
  await untilNobodyComes(server.server);
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
