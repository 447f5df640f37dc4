/** Long work in pieces, so that a server goes on answering meanwhile. */
import { setImmediate as nextTask } from 'node:timers/promises';

/** To be awaited between the pieces; each should take well under a millisecond or two. */
export type TakeTurns = () => Promise<void>;

/** Lets other work go on once this has gone on for `everyMs` milliseconds, and costs next to nothing before. */
export function createTurns(everyMs = 2): TakeTurns {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < everyMs) return;
    await nextTask();
    sinceMs = performance.now();
  };
}
