/** Drawings of pages that several requests wait for, each given up when the last of them has left. */
import type { RenderedPage } from './rendered-page';

/** Ends early, with a page for nobody, when its signal aborts. */
export type Draw = (signal: AbortSignal) => Promise<RenderedPage>;

type CoalescedRender = {
  readonly page: Promise<RenderedPage>;
  readonly aborted: AbortSignal;
  /** One more waits for it, until `leaving` aborts. */
  readonly join: (leaving: AbortSignal) => void;
};

export type CoalescedRenders = {
  /** The drawing under way for this key, unless it has been given up. */
  readonly present: (key: string) => CoalescedRender | undefined;
  /** Starts drawing at once. One that nobody ever joins, as behind a stale page, is not given up. */
  readonly start: (key: string, draw: Draw) => CoalescedRender;
};

export function createCoalescedRenders(): CoalescedRenders {
  const drawings = new Map<string, CoalescedRender>();
  return {
    present: (key) => drawings.get(key),
    start: (key, draw) => {
      const drawing = startDrawing(draw);
      const forget = () => {
        if (drawings.get(key) === drawing) drawings.delete(key);
      };
      drawings.set(key, drawing);
      drawing.aborted.addEventListener('abort', forget);
      // Who waits for the page hears of the failure; behind a shopper's back it shows when the page is too old to be sent.
      drawing.page.then(forget, forget);
      return drawing;
    },
  };
}

function startDrawing(draw: Draw): CoalescedRender {
  const limit = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) limit.abort();
  };
  return {
    page: draw(limit.signal),
    aborted: limit.signal,
    join: (leaving) => {
      waiting += 1;
      if (leaving.aborted) leave();
      else leaving.addEventListener('abort', leave, { once: true });
    },
  };
}
