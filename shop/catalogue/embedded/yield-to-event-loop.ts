/** Splits long work into pieces, so that a server goes on responding meanwhile. */
import { setImmediate as nextTask } from 'node:timers/promises';

/** Await it between the pieces of long work, each of which should take less than a millisecond. */
export type YieldToEventLoop = () => Promise<void>;

/** Waits for the next task once the work has run for `everyMs` milliseconds; resolves at once before. */
export function createYield(everyMs = 2): YieldToEventLoop {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < everyMs) return;
    await nextTask();
    sinceMs = performance.now();
  };
}
