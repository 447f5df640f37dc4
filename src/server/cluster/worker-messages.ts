/** What the parent and its workers say to each other. */
import type { Registry } from 'prom-client';
import type { StopKind } from '../operations/stop-gracefully';

/** One process's measurements, as they are added up with the others'. */
export type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export type Served = { readonly address: string; readonly products: number | undefined };

export type ToWorker =
  | { readonly kind: 'stop'; readonly how: StopKind }
  | { readonly kind: 'tell numbers' }
  | { readonly kind: 'metrics'; readonly text: string };

export type ToParent =
  | ({ readonly kind: 'serves' } & Served)
  /** Once a second: a worker whose event loop stands still cannot say it. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'numbers'; readonly numbers: Numbers }
  | { readonly kind: 'wants metrics' };

export const aliveEveryMs = 1_000;

/** Set in a worker's environment by the parent, so that other managers of processes are not taken for it. */
export const workerMark = 'PLP_WORKER';
/** Its value for a worker before which nobody listens: whoever looks after the server then sees that it lives. */
export const firstWorker = 'first';
