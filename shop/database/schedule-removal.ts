/** Removes what has expired every hour, a few rows at a time, so that no shopper waits for it. */

const firstAfterMs = 60_000;
const everyMs = 3_600_000;

type Removal = {
  /** Removes up to `atOnce` of what has expired; resolves with their number. After a failure it runs an hour later. */
  readonly remove: () => Promise<number>;
  readonly atOnce: number;
  /** A clock that is wrong for an hour removes no more batches than these. */
  readonly mostBatches: number;
};

/** Returns a function that stops it. */
export function scheduleRemoval({ remove, atOnce, mostBatches }: Removal): () => void {
  const run = async () => {
    for (let batch = 0; batch < mostBatches && !isEnded; batch += 1) {
      if ((await remove()) < atOnce) return;
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
