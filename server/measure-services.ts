/** Metrics of what stands behind the pages: the catalogue, its engine, the databases, and whether requests may come. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Metrics } from './metrics';
import type { WhyNotReady } from './operations/readiness';
import type { ReportCounts } from './services/listing-service';
import { missingNames, type Services } from './services/shop';

/** For what a shopper waits for: a listing takes milliseconds, and a frozen node of a cluster a second and a half. */
const engineBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function measureReadiness(registers: Registry[], whyNotReady: WhyNotReady): void {
  new Gauge({
    name: 'plp_ready',
    help: '1 while this server should get requests, as /readyz says; of several workers the lowest',
    aggregator: 'min',
    registers,
    collect() {
      this.set(whyNotReady() === undefined ? 1 : 0);
    },
  });
}

function measureMissing(registers: Registry[], missing: Services['missing']): void {
  new Gauge({
    name: 'plp_missing',
    help: 'Processes that serve listings without this',
    labelNames: ['what'],
    registers,
    collect() {
      const names = new Set(missing().map(({ what }) => what));
      for (const what of missingNames) this.set({ what }, names.has(what) ? 1 : 0);
    },
  });
}

/** Of several workers the one with the oldest catalogue counts. */
function measureCatalogue(registers: Registry[], shown: NonNullable<Services['catalogue']>): void {
  new Gauge({
    name: 'plp_catalogue_age_seconds',
    help: 'Time since the import of the catalogue that is shown; 0 for a sample',
    aggregator: 'max',
    registers,
    collect() {
      const nowMs = Date.now();
      const { importedMs = nowMs } = shown() ?? {};
      this.set((nowMs - importedMs) / 1000);
    },
  });
  new Gauge({
    name: 'plp_catalogue_products',
    help: 'Products of the catalogue that is shown; 0 while there is none',
    aggregator: 'min',
    registers,
    collect() {
      this.set(shown()?.products ?? 0);
    },
  });
  new Gauge({
    name: 'plp_catalogue_imported_timestamp_seconds',
    help: 'When the catalogue that is shown was imported; 0 for a sample',
    aggregator: 'min',
    registers,
    collect() {
      this.set((shown()?.importedMs ?? 0) / 1000);
    },
  });
}

function measureEngine(
  registers: Registry[],
  onQuery: NonNullable<Services['onEngineQuery']>,
): void {
  const latency = new Histogram({
    name: 'plp_engine_query_seconds',
    help: 'Time that the engine of the catalogue takes for a query, by outcome',
    labelNames: ['outcome'],
    buckets: engineBuckets,
    registers,
  });
  onQuery(({ outcome, seconds }) => latency.observe({ outcome }, seconds));
}

function measureConnections(
  registers: Registry[],
  connections: NonNullable<Services['connections']>,
): void {
  new Gauge({
    name: 'plp_database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and work that is waiting for one',
    labelNames: ['database', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { database, ...states } of connections())
        for (const [state, count] of Object.entries(states)) this.set({ database, state }, count);
    },
  });
}

function measureReports(registers: Registry[], counts: () => ReportCounts): void {
  new Counter({
    name: 'plp_reports_total',
    help: 'Events of shoppers by whether the search service got them',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(counts())) this.inc({ result }, count);
    },
  });
}

type Measured = Pick<Services, 'missing' | 'catalogue' | 'onEngineQuery' | 'connections'> & {
  /** Of a service that reports events. */
  readonly reportCounts?: (() => ReportCounts) | undefined;
};

export function measureServices(
  { missing, catalogue, onEngineQuery, connections, reportCounts }: Measured,
  { registers }: Pick<Metrics, 'registers'>,
  whyNotReady: WhyNotReady,
): void {
  measureReadiness(registers, whyNotReady);
  measureMissing(registers, missing);
  if (catalogue !== undefined) measureCatalogue(registers, catalogue);
  if (onEngineQuery !== undefined) measureEngine(registers, onEngineQuery);
  if (connections !== undefined) measureConnections(registers, connections);
  if (reportCounts !== undefined) measureReports(registers, reportCounts);
}
