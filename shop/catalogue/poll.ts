/** Polls for the catalogue in use: at once, then at an interval until it is stopped. */
import { LRUCache } from 'lru-cache';

export type Polling = {
  readonly check: () => Promise<void>;
  readonly isServing: () => boolean;
  /** Whether this rejection of the first check ends the polling. */
  readonly isFinal: (error: unknown) => boolean;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
  /** Called when a check succeeds after one that has failed, with the time since that one, in milliseconds. */
  readonly onBack?: ((afterMs: number) => void) | undefined;
};

/** Some have a number or a time of their own, and are reported each time. */
const mostReasons = 100;

/** Reports each reason of failures once, and their end. */
function createReports({ onError, onBack }: Pick<Polling, 'onError' | 'onBack'>) {
  let sinceMs: number | undefined;
  // The nodes of a cluster that stops refuse one after the other, each with its own address.
  const reported = new LRUCache<string, true>({ max: mostReasons });
  return {
    failed: (error: unknown): void => {
      const reason = String(error);
      if (!reported.has(reason)) onError(error);
      reported.set(reason, true);
      sinceMs ??= performance.now();
    },
    succeeded: (): void => {
      if (sinceMs !== undefined) onBack?.(performance.now() - sinceMs);
      sinceMs = undefined;
      reported.clear();
    },
  };
}

/** `opened` resolves once something is served. It rejects only when the first check rejects with a final error. */
export function poll(polling: Polling) {
  const { check, isServing, isFinal, everyMs } = polling;
  const reports = createReports(polling);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const fail = (error: unknown): void => {
    if (!isStopped) reports.failed(error);
  };
  const opened = new Promise<void>((resolve, reject) => {
    const succeed = (): void => {
      if (!isStopped) reports.succeeded();
      if (isServing()) resolve();
    };
    const checkAgain = (): void => {
      running = check().then(succeed).catch(fail).then(schedule);
    };
    const schedule = (): void => {
      if (!isStopped) timer = setTimeout(checkAgain, everyMs).unref();
    };
    running = check().then(
      () => {
        succeed();
        schedule();
      },
      (error: Error) => {
        if (isFinal(error)) return reject(error);
        fail(error);
        schedule();
      },
    );
  });
  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { opened, stop };
}
