/** Removes expired lists every hour, a few at a time, so that no shopper waits for it. */
import { expiringAtOnce } from './saved-store';

const firstAfterMs = 60_000;
const everyMs = 3_600_000;
/** A clock that is wrong for an hour removes no more batches than these. */
const mostBatches = 10;

/**
 * Returns a function that stops it. `expire` removes a batch and resolves with its length; after a failure it runs
 * again an hour later.
 */
export function scheduleExpiry(expire: () => Promise<number>): () => void {
  const run = async () => {
    for (let batch = 0; batch < mostBatches; batch += 1) {
      if ((await expire()) < expiringAtOnce) return;
    }
  };
  const runLater = (afterMs: number) => {
    timer = setTimeout(() => {
      run()
        .catch(() => undefined)
        .finally(() => isEnded || runLater(everyMs));
    }, afterMs).unref();
  };
  let timer: NodeJS.Timeout;
  let isEnded = false;
  runLater(firstAfterMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
