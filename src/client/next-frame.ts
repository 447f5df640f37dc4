/** A hidden document paints nothing, and is not waited for longer than this. */
const longestMs = 100;

/** Resolves once the next frame is painted. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // What is asked for in a frame comes after its end.
      setTimeout(resolve);
    });
  });
