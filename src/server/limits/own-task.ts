/** Keeps pieces of work that hold the process from following each other without a pause. */
import type { Server } from 'node:http';
import { setImmediate as nextTask } from 'node:timers/promises';

const mostTurns = 1_000;

/**
 * Gives what resolves in a task of its own, for one caller after the other, once all that has arrived meanwhile is heard:
 * health checks are answered, and too much work refused, between two pieces, however many came at once. The event loop
 * accepts one connection a turn, so a single turn in between would leave the last of them waiting for all.
 */
export function createOwnTask(server: Server): () => Promise<void> {
  let arrivals = 0;
  const note = () => void (arrivals += 1);
  server.on('connection', note).on('request', note);
  const untilAllIsHeard = async () => {
    // The first may be of the turn that is under way, which takes nothing more.
    await nextTask();
    for (let turn = 0, heard = -1; turn < mostTurns && heard !== arrivals; turn += 1) {
      heard = arrivals;
      await nextTask();
    }
  };
  let lastStart: Promise<void> = Promise.resolve();
  return () => (lastStart = lastStart.then(untilAllIsHeard));
}
