/**
 * Closes the port of several processes. The parent accepts all connections and passes each on to a worker that is free;
 * what it could pass on no more would be reset. So it closes the port while all workers still take connections, and
 * none is waiting.
 */
import type { CountConnections } from '../operations/stop-gracefully';
import type { ToParent, ToWorker } from './worker-messages';
import type { WorkerProcess } from './worker-process';

/** When connections never cease to come. */
const longestCountingMs = 4_000;
/** Longer than all workers together need; they hold their responses back meanwhile. */
const longestWaitMs = 6_000;

/**
 * The parent's side. Messages keep their order: a round of them in which no worker gets a connection says that none was
 * waiting.
 */
export async function closePort(workers: readonly WorkerProcess[]): Promise<void> {
  await Promise.all(workers.map(({ nextCount }) => nextCount()));
  const endMs = performance.now() + longestCountingMs;
  let counts: readonly number[];
  do {
    counts = await Promise.all(
      workers.map(({ nextCount, send }) => {
        const count = nextCount();
        send({ kind: 'count connections' });
        return count;
      }),
    );
  } while (counts.some((count) => count > 0) && performance.now() < endMs);
  for (const { leavePort } of workers) leavePort();
}

/** A worker's side. Resolves when the port is closed, or the parent does not respond. */
export function closePortByParent(countCame: CountConnections): Promise<void> {
  const report = () => {
    const message: ToParent = { kind: 'connections', count: countCame() };
    // An error means that the parent is gone, with the port.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  };
  return new Promise((done) => {
    const limit = setTimeout(done, longestWaitMs);
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'count connections') report();
      if (message.kind !== 'port closed') return;
      clearTimeout(limit);
      done();
    });
    report();
  });
}
