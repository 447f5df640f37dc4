/** Resolves when the browser has nothing else to do. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(resolve);
    else setTimeout(resolve, 2_000);
  });
