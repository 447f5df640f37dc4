/** Coalesced renders: several requests share one render of a page, which is aborted when the last of them has left. */
import type { RenderedPage } from './rendered-page';

/** Ends early, with a page that is not sent, when its signal aborts. */
export type RenderPage = (signal: AbortSignal) => Promise<RenderedPage>;

type CoalescedRender = {
  readonly page: Promise<RenderedPage>;
  readonly aborted: AbortSignal;
  /** Adds one request that waits for the page, until `leaving` aborts. */
  readonly join: (leaving: AbortSignal) => void;
};

export type CoalescedRenders = {
  /** The render that is pending for this key, unless it has been aborted. */
  readonly present: (key: string) => CoalescedRender | undefined;
  /** Starts a render at once. A render that no request joins, as behind a stale page, is not aborted. */
  readonly start: (key: string, renderPage: RenderPage) => CoalescedRender;
};

export function createCoalescedRenders(): CoalescedRenders {
  const renders = new Map<string, CoalescedRender>();
  return {
    present: (key) => renders.get(key),
    start: (key, renderPage) => {
      const render = startRender(renderPage);
      const remove = () => {
        if (renders.get(key) === render) renders.delete(key);
      };
      renders.set(key, render);
      render.aborted.addEventListener('abort', remove);
      // A request that waits gets the error. Behind a stale page the error shows once that page is too old to be sent.
      render.page.then(remove, remove);
      return render;
    },
  };
}

function startRender(renderPage: RenderPage): CoalescedRender {
  const limit = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) limit.abort();
  };
  return {
    page: renderPage(limit.signal),
    aborted: limit.signal,
    join: (leaving) => {
      waiting += 1;
      if (leaving.aborted) leave();
      else leaving.addEventListener('abort', leave, { once: true });
    },
  };
}
