import { setImmediate as nextTask } from 'node:timers/promises';
import fastify from 'fastify';
import { createConcurrencyLimit } from '../../server/limits/concurrency-limit';
import { waitersOf } from '../../server/limits/fair-queue';
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

describe('the limit on what is done at once', () => {
  it.each([
    ['POST', ''],
    ['POST', '{"saved":1}'],
    ['PUT', '{"saved":1}'],
    ['DELETE', '{"saved":1}'],
  ])('has a turn for a %s whose body "%s" was read', async (method, body) => {
    const server = fastify();
    closeAfterTest(() => server.close());
    const limit = createConcurrencyLimit(server, { maxLagMs: 0, maxPagesAtOnce: 200 });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null),
    );
    server.all('/', (request) => limit.run(waitersOf(request), () => Promise.resolve('done')));
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address, { method, headers, body });
    expect([response.status, await response.text()]).toEqual([200, 'done']);
  });
});
