/** Looks for the catalogue in use: at once, then again and again until it is stopped. */

export type Looking = {
  readonly look: () => Promise<void>;
  readonly isServing: () => boolean;
  /** Whether nothing is to be tried after this rejection of the first look. */
  readonly endsAtFirst: (error: unknown) => boolean;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
};

/** `opened` resolves once something is served; it rejects only when the first look does and that ends it. */
export function lookAgainAndAgain(looking: Looking) {
  const { look, isServing, endsAtFirst, everyMs, onError } = looking;
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
    present = look().then(
      () => {
        succeed();
        again();
      },
      (error: Error) => {
        if (endsAtFirst(error)) return reject(error);
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
}
