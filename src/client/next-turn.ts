/** Resolves in another task: what is long is done in turns, between which the browser paints and answers the shopper. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
