const firstMs = 100;
const longestMs = 30_000;
const failureWindowMs = 120_000;

/**
 * Each call of the result counts one failure and returns the delay before a retry in milliseconds: 100, doubled for
 * each failure of the last two minutes, 30 s at most. `nowMs` must be monotonic.
 */
export function createBackOff(nowMs: () => number = () => performance.now()): () => number {
  let failedAtMs: readonly number[] = [];
  return () => {
    const now = nowMs();
    failedAtMs = [...failedAtMs.filter((atMs) => now - atMs < failureWindowMs), now].slice(-10);
    return Math.min(firstMs * 2 ** (failedAtMs.length - 1), longestMs);
  };
}
