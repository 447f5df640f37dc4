/** Puts a pause between pieces of work that block the event loop. */
import type { Server } from 'node:http';
import { setImmediate as nextTask } from 'node:timers/promises';

/** About as long as two renders: a flood of cheap requests must not keep all pages waiting. */
const longestWaitMs = 20;

/**
 * Returns a function that resolves in a task of its own, for one caller after the other, so that health checks are
 * served and excess work is refused in between. The event loop accepts one connection in each iteration, so it waits
 * until all are received, or for `longestWaitMs`.
 */
export function createOwnTask(server: Server): () => Promise<void> {
  let arrivals = 0;
  const note = () => void (arrivals += 1);
  server.on('connection', note).on('request', note);
  const untilAllReceived = async () => {
    // The first task may belong to the present iteration of the event loop, which accepts nothing more; the work before
    // ends in it.
    await nextTask();
    const endMs = performance.now() + longestWaitMs;
    let received;
    do {
      received = arrivals;
      await nextTask();
    } while (received !== arrivals && performance.now() < endMs);
  };
  let lastStart: Promise<void> = Promise.resolve();
  return () => (lastStart = lastStart.then(untilAllReceived));
}
