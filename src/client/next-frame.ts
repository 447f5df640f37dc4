/** A hidden document paints nothing, so this is the longest wait. */
const longestMs = 100;

/**
 * Resolves once the next frame is painted, at the start of the frame after it, in which later changes are painted.
 * Without it, a click on a filter shows after 112 ms instead of 58 with a processor slowed four times (`npm run bench
 * -- feedback`).
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
