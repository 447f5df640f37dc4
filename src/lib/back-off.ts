const firstMs = 100;
const usualLongestMs = 30_000;
const failureWindowMs = 120_000;

type BackOffOptions = { readonly longestMs?: number; readonly nowMs?: () => number };

/**
 * Each call of the result counts one failure and returns the delay before a retry in milliseconds: 100, doubled for
 * each failure of the last two minutes, 30 s or `longestMs` at most. `nowMs` must be monotonic.
 */
export function createBackOff({
  longestMs = usualLongestMs,
  nowMs = () => performance.now(),
}: BackOffOptions = {}): () => number {
  let failedAtMs: readonly number[] = [];
  return () => {
    const now = nowMs();
    failedAtMs = [...failedAtMs.filter((atMs) => now - atMs < failureWindowMs), now].slice(-10);
    return Math.min(firstMs * 2 ** (failedAtMs.length - 1), longestMs);
  };
}
