import { setImmediate as nextTask } from 'node:timers/promises';
import fastify from 'fastify';
import { createConcurrencyLimit } from '../../src/server/limits/concurrency-limit';
import { closeAfterTest } from '../support/close-after-test';

function block(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

/** Whether the limit is reached at any time while each turn of the event loop takes so long. */
async function isReachedBy(delayMs: number, maxLagMs: number): Promise<boolean> {
  const server = fastify();
  closeAfterTest(() => server.close());
  const limit = createConcurrencyLimit(server, { maxLagMs, maxPagesAtOnce: 200 });
  await server.ready();
  const endMs = performance.now() + 2.5 * maxLagMs;
  while (performance.now() < endMs && !limit.isReached()) {
    block(delayMs);
    await nextTask();
  }
  return limit.isReached();
}

describe('the limit on the delay of the event loop', () => {
  it('is not reached by a shorter delay, though it is longer than the time between samples', async () => {
    expect(await isReachedBy(300, 1200)).toBe(false);
  });

  it('is reached by a longer one', async () => {
    expect(await isReachedBy(400, 250)).toBe(true);
  });
});
