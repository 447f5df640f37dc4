import type { Registry } from 'prom-client';
import type { StopKind } from '../operations/stop-gracefully';

/** The measurements of one process, which the parent adds up. */
export type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export type Served = { readonly address: string; readonly products: number | undefined };

export type ToWorker =
  | { readonly kind: 'stop'; readonly how: StopKind }
  | { readonly kind: 'count connections' }
  | { readonly kind: 'port closed' }
  | { readonly kind: 'send numbers' }
  | { readonly kind: 'metrics'; readonly text: string };

export type ToParent =
  | ({ readonly kind: 'serves' } & Served)
  /** Sent once a second; a worker whose event loop is blocked cannot send it. */
  | { readonly kind: 'alive' }
  /**
   * How many have come since the last message of this kind. The first one says that the worker is ready for the port to
   * be closed.
   */
  | { readonly kind: 'connections'; readonly count: number }
  | { readonly kind: 'numbers'; readonly numbers: Numbers }
  | { readonly kind: 'request metrics' };

export const aliveEveryMs = 1_000;

/** Environment variable that the parent sets in a worker, so that no other process manager is taken for the parent. */
export const workerMark = 'PLP_WORKER';
/** Its value while no other worker listens; this worker then listens at once, so that health checks get a response. */
export const firstWorker = 'first';
