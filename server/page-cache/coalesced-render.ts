/** Coalesced renders: several requests share one render of a page, which is aborted when the last of them has left. */
import type { Client } from '../limits/client';
import type { Waiters } from '../limits/fair-queue';
import type { RenderedPage } from './rendered-page';

/** Ends early when the signal of those who wait aborts: rejects, or resolves with a page that is not sent. */
export type RenderPage = (waiters: Waiters) => Promise<RenderedPage>;

type CoalescedRender = {
  readonly page: Promise<RenderedPage>;
  readonly aborted: AbortSignal;
  /** Adds one request that waits for the page, until its signal aborts. */
  readonly join: (request: Waiters) => void;
};

export type CoalescedRenders = {
  /**
   * Joins the render that is pending for this key, unless it has been aborted, or starts one at once. A render that no
   * request waits for, as behind a stale page, is not aborted.
   */
  readonly join: (
    key: string,
    renderPage: RenderPage,
    request: Waiters | undefined,
  ) => Pick<CoalescedRender, 'page'> & { readonly wasPending: boolean };
};

export function createCoalescedRenders(): CoalescedRenders {
  const renders = new Map<string, CoalescedRender>();
  const start = (key: string, renderPage: RenderPage, request: Waiters | undefined) => {
    const render = startRender(renderPage, request);
    const remove = () => {
      if (renders.get(key) === render) renders.delete(key);
    };
    renders.set(key, render);
    render.aborted.addEventListener('abort', remove);
    // A request that waits gets the error. Behind a stale page the error shows once that page is too old to be sent.
    render.page.then(remove, remove);
    return render.page;
  };
  return {
    join: (key, renderPage, request) => {
      const pending = renders.get(key);
      if (request) pending?.join(request);
      return {
        page: pending?.page ?? start(key, renderPage, request),
        wasPending: pending !== undefined,
      };
    },
  };
}

function startRender(renderPage: RenderPage, request: Waiters | undefined): CoalescedRender {
  const abort = new AbortController();
  const clients = new Set<Client>();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) abort.abort();
  };
  const join = (joining: Waiters) => {
    waiting += 1;
    for (const client of joining.clients) clients.add(client);
    if (joining.signal.aborted) leave();
    else joining.signal.addEventListener('abort', leave, { once: true });
  };
  if (request) join(request);
  return { page: renderPage({ clients, signal: abort.signal }), aborted: abort.signal, join };
}
