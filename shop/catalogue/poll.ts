/** Polls for the catalogue in use: at once, then at an interval until it is stopped. */

export type Polling = {
  readonly check: () => Promise<void>;
  readonly isServing: () => boolean;
  /** Whether this rejection of the first check ends the polling. */
  readonly isFinal: (error: unknown) => boolean;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
};

/** `opened` resolves once something is served. It rejects only when the first check rejects with a final error. */
export function poll(polling: Polling) {
  const { check, isServing, isFinal, everyMs, onError } = polling;
  let [isStopped, hasFailed] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const fail = (error: unknown): void => {
    // Reported once, not at every interval.
    if (!hasFailed && !isStopped) onError(error);
    hasFailed = true;
  };
  const opened = new Promise<void>((resolve, reject) => {
    const succeed = (): void => {
      hasFailed = false;
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
