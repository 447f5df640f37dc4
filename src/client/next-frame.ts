/** A hidden document paints nothing, and is not waited for longer than this. */
const longestMs = 100;

/**
 * Resolves once the next frame is painted, where the one after it begins: what follows is painted in that one, and no
 * other task comes between.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
