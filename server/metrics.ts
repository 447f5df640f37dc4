/** The server's metrics for Prometheus. Every label has a bounded number of values. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { EventCounts } from './services/events-service';

export const refusalReasons = ['rate', 'long address', 'overload', 'connections'] as const;
type RefusalReason = (typeof refusalReasons)[number];
/** What browsers may call their errors; `other` stands for any other text. */
export const clientErrorKinds = ['render', 'hydration', 'chunk', 'script', 'other'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

export type PageSource = 'hit' | 'stale' | 'shared' | 'rendered';

export type Metrics = {
  readonly responded: (route: string, status: number, seconds: number) => void;
  readonly listingResponded: (outcome: string) => void;
  readonly pageSent: (source: PageSource | 'personal') => void;
  readonly refused: (reason: RefusalReason) => void;
  readonly clientErred: (kind: ClientErrorKind) => void;
  readonly eventsCollected: (counts: EventCounts) => void;
  readonly measurePages: (sizeBytes: () => number) => void;
  /** For the metrics of services, which `measureServices` defines. */
  readonly registers: Registry[];
  /** The text of `/metrics`, and its content type. */
  readonly text: () => Promise<string>;
  /** The same as data, to be added to the numbers of other processes. */
  readonly numbers: () => ReturnType<Registry['getMetricsAsJSON']>;
  readonly contentType: string;
};

const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Uses a registry of its own, so that several servers of one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const count = (name: string, help: string, label: string) => {
    const counter = new Counter({ name, help, labelNames: [label], registers });
    return (value: string) => counter.inc({ [label]: value });
  };
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by route and status',
    labelNames: ['route', 'status'],
    buckets: latencyBuckets,
    registers,
  });
  return {
    responded: (route, status, seconds) => latency.observe({ route, status }, seconds),
    listingResponded: count('plp_listing_requests_total', 'Listing API outcomes', 'outcome'),
    pageSent: count('plp_pages_total', 'Listing pages by where they came from', 'source'),
    refused: count('plp_refused_total', 'Requests refused to protect the server', 'reason'),
    clientErred: count('plp_client_errors_total', 'Errors that browsers reported', 'kind'),
    eventsCollected: countEvents(registers),
    measurePages: (sizeBytes) => {
      new Gauge({
        name: 'plp_page_cache_bytes',
        help: 'Memory that cached pages take',
        registers,
        collect() {
          this.set(sizeBytes());
        },
      });
    },
    registers,
    text: () => registry.metrics(),
    numbers: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}

function countEvents(registers: Registry[]): Metrics['eventsCollected'] {
  const stored = new Counter({
    name: 'plp_events_stored_total',
    help: 'Events that the collector has stored, now or before',
    registers,
  });
  const refused = new Counter({
    name: 'plp_events_refused_total',
    help: 'Events that the collector has not stored, by reason',
    labelNames: ['reason'],
    registers,
  });
  const dropped = new Counter({
    name: 'plp_events_dropped_total',
    help: 'Events that tabs have lost before they could send them',
    registers,
  });
  return (counts) => {
    stored.inc(counts.stored);
    for (const reason of counts.refusals) refused.inc({ reason });
    dropped.inc(counts.dropped);
  };
}
