/** How long to wait before something that keeps ending is started again. */
const firstMs = 100;
const longestMs = 30_000;
const rememberedMs = 120_000;

/** Each call is one end; gives the wait in milliseconds: 100, doubled for each end of the last two minutes, 30 s at most. */
export function createBackOff(nowMs: () => number = Date.now): () => number {
  let endsAtMs: readonly number[] = [];
  return () => {
    const now = nowMs();
    endsAtMs = [...endsAtMs.filter((atMs) => now - atMs < rememberedMs), now].slice(-10);
    return Math.min(firstMs * 2 ** (endsAtMs.length - 1), longestMs);
  };
}
