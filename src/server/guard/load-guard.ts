/** Knows when this process has more to do than it can, so that it says so at once instead of late. */
import { performance } from 'node:perf_hooks';

const tickMs = 100;

export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly statusCode = 503;
}

export type LoadGuard = {
  readonly isBusy: () => boolean;
  /** Does the work, unless there is too much already: then it rejects with an `OverloadError` at once. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
};

type LoadGuardOptions = { readonly maxLagMs: number; readonly maxPagesAtOnce: number };

/** `maxLagMs` of 0 looks at the number of pieces of work only. */
export function createLoadGuard({ maxLagMs, maxPagesAtOnce }: LoadGuardOptions): LoadGuard {
  let running = 0;
  let tickedAtMs = performance.now();
  let lagMs = 0;
  const timer = setInterval(() => {
    const nowMs = performance.now();
    lagMs = Math.max(nowMs - tickedAtMs - tickMs, 0);
    tickedAtMs = nowMs;
  }, tickMs).unref();
  // A turn of the loop that takes long has not ticked yet: its own length counts too.
  const presentLagMs = () => Math.max(lagMs, performance.now() - tickedAtMs - tickMs);
  const isBusy = () => running >= maxPagesAtOnce || (maxLagMs > 0 && presentLagMs() > maxLagMs);
  return {
    isBusy,
    run: async (work) => {
      if (isBusy()) throw new OverloadError('too much to do');
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
    close: () => clearInterval(timer),
  };
}
