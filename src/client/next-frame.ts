/** A hidden document paints nothing, and is not waited for longer than this. */
const longestMs = 100;

const afterFrame = (then: (resolve: () => void) => unknown) => (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMs);
    requestAnimationFrame(() => then(resolve));
  });

/** Resolves as soon as the next frame is painted. */
export const framePainted = afterFrame((resolve) => setTimeout(resolve));

/**
 * Resolves once the next frame is painted, where the one after it begins: what follows is painted in that one, and no
 * other task comes between.
 */
export const nextFrame = afterFrame((resolve) => requestAnimationFrame(resolve));
