const runs = 3;

/**
 * Milliseconds of processor time that `work` takes, the least of three runs: what other programs do, and what the engine
 * compiles at the first run, does not count. Work that is far too slow is run once.
 */
export function processorMsOf(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least > 1_000) return least;
  }
  return least;
}

/** More than anything linear takes for a hostile text of 32 kB, and far less than what is not. */
export const generousMs = 250;

/** `piece` as often as it goes into 32 kB. */
export const hostileText = (piece: string): string =>
  piece.repeat(Math.ceil(32_768 / piece.length));
