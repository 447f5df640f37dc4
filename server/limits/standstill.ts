/**
 * Whether the process has just stood still, as on a machine that hangs. What had come before is out of date then: the
 * proxy has given it up, so that shoppers have done it again elsewhere, and a product that is saved so late would come
 * back after they have removed it.
 */
import type { FastifyInstance } from 'fastify';

/** Not quite as long as the proxy waits for a call (deploy/shop-locations.conf). */
const longestMs = 8_000;
/** Connections that wait are taken in the turns after the first one. */
const settlingMs = 1_000;
const everyMs = 500;

export function createStandstill(nowMs: () => number = () => performance.now()) {
  let turnedMs = nowMs();
  let settledMs = -Infinity;
  const isOver = (): boolean => nowMs() - turnedMs > longestMs;
  return {
    /** The event loop turns: to be called often. */
    turn: (): void => {
      if (isOver()) settledMs = nowMs() + settlingMs;
      turnedMs = nowMs();
    },
    hasStood: (): boolean => isOver() || nowMs() < settledMs,
  };
}

export function watchStandstill(server: FastifyInstance): () => boolean {
  const { turn, hasStood } = createStandstill();
  const timer = setInterval(turn, everyMs).unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
  return hasStood;
}
