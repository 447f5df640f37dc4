/** A hidden document paints nothing, and is not waited for longer than this. */
const longestMs = 100;

/** What `resolve` comes to by itself, or after the longest that a frame is waited for. */
const inTime = (wait: (resolve: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    wait(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Resolves as soon as the next frame is painted. */
export const framePainted = (): Promise<void> =>
  inTime((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Resolves once the next frame is painted, where the one after it begins: what follows is painted in that one, and no
 * other task comes between.
 */
export const nextFrame = (): Promise<void> =>
  inTime((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
