/** How long to wait before something that keeps failing is tried again. */
const firstMs = 100;
const longestMs = 30_000;
const rememberedMs = 120_000;

/**
 * Each call is one failure; gives the wait in milliseconds: 100, doubled for each failure of the last two minutes, 30 s
 * at most. `nowMs` is a clock that is never set back.
 */
export function createBackOff(nowMs: () => number = () => performance.now()): () => number {
  let failedAtMs: readonly number[] = [];
  return () => {
    const now = nowMs();
    failedAtMs = [...failedAtMs.filter((atMs) => now - atMs < rememberedMs), now].slice(-10);
    return Math.min(firstMs * 2 ** (failedAtMs.length - 1), longestMs);
  };
}
