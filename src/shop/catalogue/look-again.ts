/** Looks for the catalogue in use: at once, then again and again until it is stopped. */

export type Looking = {
  readonly look: () => Promise<void>;
  readonly first: () => Promise<void>;
  readonly isServing: () => boolean;
  readonly endsAtFirst: boolean;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
};

/** `opened` resolves once something is served; it rejects only when `first` does and nothing is to be tried after it. */
export const lookAgainAndAgain = (looking: Looking) => {
  const { look, first, isServing, endsAtFirst, everyMs, onError } = looking;
  let [isStopped, hasFailed] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let present: Promise<void> = Promise.resolve();
  const fail = (error: unknown): void => {
    // Told once, not every second.
    if (!hasFailed && !isStopped) onError(error);
    hasFailed = true;
  };
  const opened = new Promise<void>((resolve, reject) => {
    const succeed = (): void => {
      hasFailed = false;
      if (isServing()) resolve();
    };
    const lookOnce = (): void => {
      present = look().then(succeed).catch(fail).then(again);
    };
    const again = (): void => {
      if (!isStopped) timer = setTimeout(lookOnce, everyMs).unref();
    };
    present = first().then(
      () => {
        succeed();
        again();
      },
      (error: Error) => {
        if (endsAtFirst) return reject(error);
        fail(error);
        again();
      },
    );
  });
  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await present;
  };
  return { opened, stop };
};
