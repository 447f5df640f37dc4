const runs = 10;

/**
 * Least milliseconds of processor time of ten runs of `work`, which leaves out noise and compilation. Work that takes
 * more than a second runs once.
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

/** The same for work that ends with its promise, while the process does nothing else. */
export async function processorMsUntil(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Linear work takes less for a hostile text of 32 kB; quadratic work takes far more. */
export const generousMs = 250;

/** Repeats `piece` up to 32 kB. */
export const hostileText = (piece: string): string =>
  piece.repeat(Math.ceil(32_768 / piece.length));
